import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { type CustomFieldStore, customFieldStore } from '../../shared/storage/custom-fields.ts';
import { getEntry } from './entries.ts';

export const getCustomField = (entries: CustomFieldStore): Handle<typeof routes.getCustomField> =>
  getEntry(entries);

export const entry = entryOf(routes.getCustomField, getCustomField, ({ table }) => customFieldStore(table));
