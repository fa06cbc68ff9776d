import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import { openCursorKeys } from '../../shared/http/open-cursor-keys.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { type DepartmentStore, departmentStore } from '../../shared/storage/departments.ts';
import { type Listing, listEntries } from './entries.ts';

export const listDepartments = (listing: Listing<DepartmentStore>): Handle<typeof routes.listDepartments> =>
  listEntries(listing);

export const entry = entryOf(routes.listDepartments, listDepartments, ({ table }) => {
  const cursorKeys = openCursorKeys();
  return { entries: departmentStore(table), cursorKeys };
});
