import type { CustomField } from '../../shared/domain/stored/vocabulary.ts';
import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import { openCursorKeys } from '../../shared/http/open-cursor-keys.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { type CustomFieldStore, customFieldStore } from '../../shared/storage/custom-fields.ts';
import { type Listing, listEntries } from './entries.ts';

export const listCustomFields =
  (listing: Listing<CustomFieldStore>): Handle<typeof routes.listCustomFields> =>
  (call) => {
    const { object_type: wanted } = call.query;
    const isWanted = ({ object_type }: CustomField) => wanted?.includes(object_type) ?? true;
    return listEntries(listing, wanted && isWanted)(call);
  };

export const entry = entryOf(routes.listCustomFields, listCustomFields, ({ table }) => {
  const cursorKeys = openCursorKeys();
  return { entries: customFieldStore(table), cursorKeys };
});
