import { refuseStrangeParent } from '../domain/departments.ts';
import type { Department } from '../domain/stored/vocabulary.ts';
import { renamedInFeeds } from './feed-versions.ts';
import type { Table } from './table.ts';
import { vocabularyStore } from './vocabulary.ts';

export type DepartmentStore = ReturnType<typeof departmentStore>;

export const departmentStore = (table: Table) =>
  vocabularyStore<Department, 'department'>(table, {
    kind: 'department',
    object: 'department',
    followed: 'DEPARTMENT',
    judging: { fact: ({ parent_id }) => parent_id, refuse: refuseStrangeParent, isAbove: true },
    alongside: renamedInFeeds,
  });
