import { refuseWrongOptions } from '../../shared/domain/custom-fields.ts';
import { newEntry } from '../../shared/domain/vocabulary.ts';
import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { type CustomFieldStore, customFieldStore } from '../../shared/storage/custom-fields.ts';
import { createEntry } from './entries.ts';

export const createCustomField = (entries: CustomFieldStore): Handle<typeof routes.createCustomField> =>
  createEntry(entries, (body, id, now) => {
    const { object_type, key, type, options = [] } = body;
    refuseWrongOptions({ type, options });
    return { ...newEntry(id, body, now), object_type, key, type, options };
  });

export const entry = entryOf(routes.createCustomField, createCustomField, ({ table }) =>
  customFieldStore(table),
);
