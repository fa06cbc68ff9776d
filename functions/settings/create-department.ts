import { newEntry } from '../../shared/domain/vocabulary.ts';
import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { type DepartmentStore, departmentStore } from '../../shared/storage/departments.ts';
import { createEntry } from './entries.ts';

export const createDepartment = (entries: DepartmentStore): Handle<typeof routes.createDepartment> =>
  createEntry(entries, (body, id, now) => ({
    ...newEntry(id, body, now),
    parent_id: body.parent_id ?? null,
  }));

export const entry = entryOf(routes.createDepartment, createDepartment, ({ table }) =>
  departmentStore(table),
);
