import { createDepartmentBody, departmentView, updateDepartmentBody } from '../contracts/department.ts';
import { createEntry, deleteEntry, getEntry, listEntries, updateEntry } from './vocabulary.ts';

const departments = {
  path: '/v1/departments',
  kind: 'department',
  one: 'a department',
  many: 'departments',
  scope: 'jobs',
  view: departmentView,
  rows: 'departments',
  alongside: ['put feeds'],
  isNested: true,
} as const;

export const listDepartments = listEntries(departments, {});
export const createDepartment = createEntry(
  departments,
  createDepartmentBody,
  'Names are unique without regard to case. `parent_id` places it below another one.',
);
export const getDepartment = getEntry(departments);
export const updateDepartment = updateEntry(
  departments,
  updateDepartmentBody,
  'Its jobs show a new name at once, also on public pages and in feeds.',
);
export const deleteDepartment = deleteEntry(
  departments,
  'A department that a job has, or that has departments below it, returns `in_use`.',
);
