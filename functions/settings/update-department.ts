import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { type DepartmentStore, departmentStore } from '../../shared/storage/departments.ts';
import { updateEntry } from './entries.ts';

export const updateDepartment = (entries: DepartmentStore): Handle<typeof routes.updateDepartment> =>
  updateEntry(entries);

export const entry = entryOf(routes.updateDepartment, updateDepartment, ({ table }) =>
  departmentStore(table),
);
