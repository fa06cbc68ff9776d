import { newCandidate } from '../../../../shared/domain/candidate.ts';
import type { Candidate } from '../../../../shared/domain/stored/candidate.ts';

/** A candidate with these fields and no others. */
export const candidateWith = (
  fields: Partial<Candidate> = {},
  id = 'cand_01HZZZZZZZZZZZZZZZZZZZZZZA',
): Candidate => ({
  ...newCandidate(id, { source: 'api' }, new Date('2026-11-01T00:00:00.000Z')),
  ...fields,
});
