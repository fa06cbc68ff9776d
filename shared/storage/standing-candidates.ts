import { ApiError } from '../domain/api-error.ts';
import type { Candidate } from '../domain/stored/candidate.ts';
import { personNotErased } from './erased-marks.ts';
import { candidatePartition } from './keys.ts';
import { leadsTo } from './merged-rows.ts';
import type { Write } from './row.ts';
import type { Table } from './table.ts';

/** A candidate is merged at most so often. */
const mostMerges = 10;

/**
 * Whether a candidate, or the one that it was merged into, is stored with its name. Of who is deleted or anonymized the worker has
 * not removed everything yet.
 */
export const candidateStands =
  (table: Pick<Table, 'get'>) =>
  async (organizationId: string, id: string): Promise<boolean> => {
    let current: string | undefined = id;
    for (let round = 0; current !== undefined && round <= mostMerges; round++) {
      const row = await table.get<Candidate>({ pk: candidatePartition(organizationId), sk: current });
      if (row) return row.data.anonymized_at === null;
      current = await leadsTo(table)(organizationId, current);
    }
    return false;
  };

/**
 * The condition that a candidate, or the one that it was merged into, is not deleted or anonymized from now on, for a change of what
 * they have. Throws {@link ApiError} not_found if it is already.
 */
export const standingCandidate =
  (table: Pick<Table, 'get'>) =>
  async (organizationId: string, id: string): Promise<Write> => {
    if (!(await candidateStands(table)(organizationId, id))) throw new ApiError('not_found');
    return personNotErased(id);
  };
