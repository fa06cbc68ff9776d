import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { type OfficeStore, officeStore } from '../../shared/storage/offices.ts';
import { deleteEntry } from './entries.ts';

export const deleteOffice = (entries: OfficeStore): Handle<typeof routes.deleteOffice> =>
  deleteEntry(entries);

export const entry = entryOf(routes.deleteOffice, deleteOffice, ({ table }) => officeStore(table));
