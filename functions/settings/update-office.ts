import { mergeLocation } from '../../shared/domain/places.ts';
import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { type OfficeStore, officeStore } from '../../shared/storage/offices.ts';
import { updateEntry } from './entries.ts';

export const updateOffice = (entries: OfficeStore): Handle<typeof routes.updateOffice> =>
  updateEntry(entries, (body, before) => ({
    ...body,
    location: mergeLocation(before.location, body.location),
  }));

export const entry = entryOf(routes.updateOffice, updateOffice, ({ table }) => officeStore(table));
