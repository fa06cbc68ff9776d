import { departmentView } from '../../contracts/department.ts';
import type { Descriptions } from './texts.ts';

/** Departments. */
export const departments: Descriptions = {
  tags: {
    departments: 'The departments of the organization, which jobs refer to.',
  },
  schemas: {
    Department: departmentView,
  },
  like: {
    UpdateDepartmentRequest: ['CreateDepartmentRequest'],
  },
  operations: {
    createDepartment: { returns: 'The new department.' },
    getDepartment: {
      description: 'The department is returned with the id of the department above it.',
      returns: 'The department with its place.',
    },
    updateDepartment: { returns: 'The department after the change.' },
    deleteDepartment: { returns: 'The id of the deleted department.' },
    listDepartments: {
      description: 'All departments are in one list; `parent_id` makes a tree of them.',
      returns: 'A page of departments, newest first.',
    },
  },
  parameters: {
    'departments.id': 'The id of the department.',
    'departments.external_id': ['Only the department with this id of your system.', 'cost-centre-4100'],
  },
  fields: {
    'Department.id': 'The id of the department. It never changes.',
    'Department.name': 'The name of the department, unique without regard to case.',
    'Department.parent_id': 'The id of the department above. Null if there is none.',
    'CreateDepartmentRequest.name': [
      'The name of the department, unique without regard to case.',
      'Cardiology',
    ],
    'CreateDepartmentRequest.parent_id': [
      'The id of the department above. Null places it at the top.',
      'dep_01KERMBJX0R3N8G5W2ZKQ7T4VA',
    ],
    'CreateDepartmentRequest.external_id': [
      'The id of the department in your system, unique among departments. Null clears it.',
      'cost-centre-4100',
    ],
    'CreateDepartmentRequest.metadata': ['Up to 50 pairs of names and texts of your own.', { floor: '3' }],
    'UpdateDepartmentRequest.metadata': [
      'Pairs to add or replace. A pair whose value is null is removed; others stay.',
      { floor: '3' },
    ],
  },
};
