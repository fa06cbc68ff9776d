import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { type DepartmentStore, departmentStore } from '../../shared/storage/departments.ts';
import { getEntry } from './entries.ts';

export const getDepartment = (entries: DepartmentStore): Handle<typeof routes.getDepartment> =>
  getEntry(entries);

export const entry = entryOf(routes.getDepartment, getDepartment, ({ table }) => departmentStore(table));
