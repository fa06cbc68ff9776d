import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import { openCursorKeys } from '../../shared/http/open-cursor-keys.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { type OfficeStore, officeStore } from '../../shared/storage/offices.ts';
import { type Listing, listEntries } from './entries.ts';

export const listOffices = (listing: Listing<OfficeStore>): Handle<typeof routes.listOffices> =>
  listEntries(listing);

export const entry = entryOf(routes.listOffices, listOffices, ({ table }) => {
  const cursorKeys = openCursorKeys();
  return { entries: officeStore(table), cursorKeys };
});
