import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { type OfficeStore, officeStore } from '../../shared/storage/offices.ts';
import { getEntry } from './entries.ts';

export const getOffice = (entries: OfficeStore): Handle<typeof routes.getOffice> => getEntry(entries);

export const entry = entryOf(routes.getOffice, getOffice, ({ table }) => officeStore(table));
