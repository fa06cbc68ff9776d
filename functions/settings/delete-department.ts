import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { type DepartmentStore, departmentStore } from '../../shared/storage/departments.ts';
import { deleteEntry } from './entries.ts';

export const deleteDepartment = (entries: DepartmentStore): Handle<typeof routes.deleteDepartment> =>
  deleteEntry(entries);

export const entry = entryOf(routes.deleteDepartment, deleteDepartment, ({ table }) =>
  departmentStore(table),
);
