import type { Office } from '../domain/stored/vocabulary.ts';
import { renamedInFeeds } from './feed-versions.ts';
import type { Table } from './table.ts';
import { vocabularyStore } from './vocabulary.ts';

export type OfficeStore = ReturnType<typeof officeStore>;

export const officeStore = (table: Table) =>
  vocabularyStore<Office, 'office'>(table, {
    kind: 'office',
    object: 'office',
    followed: 'OFFICE',
    alongside: renamedInFeeds,
  });
