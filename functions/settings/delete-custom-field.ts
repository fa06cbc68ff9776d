import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { type CustomFieldStore, customFieldStore } from '../../shared/storage/custom-fields.ts';
import { deleteEntry } from './entries.ts';

export const deleteCustomField = (entries: CustomFieldStore): Handle<typeof routes.deleteCustomField> =>
  deleteEntry(entries);

export const entry = entryOf(routes.deleteCustomField, deleteCustomField, ({ table }) =>
  customFieldStore(table),
);
