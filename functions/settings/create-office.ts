import { mergeLocation } from '../../shared/domain/places.ts';
import { newEntry } from '../../shared/domain/vocabulary.ts';
import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { type OfficeStore, officeStore } from '../../shared/storage/offices.ts';
import { createEntry } from './entries.ts';

export const createOffice = (entries: OfficeStore): Handle<typeof routes.createOffice> =>
  createEntry(entries, (body, id, now) => ({
    ...newEntry(id, body, now),
    location: mergeLocation(null, body.location),
  }));

export const entry = entryOf(routes.createOffice, createOffice, ({ table }) => officeStore(table));
