import { idSource } from '../../../../shared/domain/ids.ts';
import type { Department } from '../../../../shared/domain/stored/vocabulary.ts';
import { newEntry } from '../../../../shared/domain/vocabulary.ts';
import { departmentStore } from '../../../../shared/storage/departments.ts';
import { vocabularyTurnKey } from '../../../../shared/storage/vocabulary-keys.ts';
import type { Turn } from '../../../../shared/storage/vocabulary-turn.ts';
import { originOf } from '../../../functions/support/origin.ts';
import type { Backend } from '../../../support/backend.ts';
import { newCaller } from '../../../support/call-endpoint.ts';

/** The departments of a new organization, and their turn. */
export async function vocabularyDesk(backend: Backend) {
  const { table } = backend;
  const caller = await newCaller(backend);
  const { organizationId } = caller;
  const departments = departmentStore(table);
  const newId = idSource(new Date());
  const origin = () => originOf(caller);
  const department = (name: string, parent_id: string | null = null): Department => ({
    ...newEntry(newId('department'), { name }, new Date()),
    parent_id,
  });
  return {
    ...{ table, organizationId, departments, origin, newId, department },
    add: (name: string, parent: string | null = null) =>
      departments.add(origin(), () => department(name, parent)),
    page: { limit: 50, order: 'asc' as const, now: new Date(Date.now() + 1000) },
    turnRow: () => table.get<Turn>(vocabularyTurnKey(organizationId, 'DEPARTMENT')),
    turn: async () => (await table.get<Turn>(vocabularyTurnKey(organizationId, 'DEPARTMENT')))?.data,
    setTurn: (data: object, version?: number) =>
      table.commit([
        {
          put: { ...vocabularyTurnKey(organizationId, 'DEPARTMENT'), ...(version && { version }), data },
          when: { always: 'a test' },
        },
      ]),
  };
}
