import { newCandidate } from '../../../../shared/domain/candidate.ts';
import type { Candidate } from '../../../../shared/domain/stored/candidate.ts';
import { unnamedSource } from '../../../support/contact-shapes.ts';

/** A candidate with these fields and no others. */
export const candidateWith = (
  fields: Partial<Candidate> = {},
  id = 'cand_01HZZZZZZZZZZZZZZZZZZZZZZA',
): Candidate => ({
  ...newCandidate(id, { source: unnamedSource }, new Date('2026-11-01T00:00:00.000Z')),
  ...fields,
});
