import { refuseWrongOptions } from '../../shared/domain/custom-fields.ts';
import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { type CustomFieldStore, customFieldStore } from '../../shared/storage/custom-fields.ts';
import { updateEntry } from './entries.ts';

export const updateCustomField = (entries: CustomFieldStore): Handle<typeof routes.updateCustomField> =>
  updateEntry(entries, (body, { type }) => {
    if (body.options) refuseWrongOptions({ type, options: body.options });
    return body;
  });

export const entry = entryOf(routes.updateCustomField, updateCustomField, ({ table }) =>
  customFieldStore(table),
);
