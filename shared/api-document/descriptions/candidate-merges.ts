import { duplicateView } from '../../contracts/duplicate.ts';
import type { Descriptions } from './texts.ts';

/** Duplicates of candidates, and their merges. */
export const candidateMerges: Descriptions = {
  schemas: {
    Duplicate: duplicateView,
  },
  operations: {
    mergeCandidate: { returns: 'The candidate that remains.' },
    unmergeCandidate: { returns: 'The restored candidate.' },
    listCandidateDuplicates: {
      returns: 'A page of other candidates who may be the same person, newest first.',
    },
  },
  parameters: {
    'listCandidateDuplicates.fields': [
      'Only these top-level fields of each duplicate, separated by commas. `object` is always there.',
      'candidate_id,confidence',
    ],
  },
  fields: {
    'Duplicate.candidate_id': [
      'The id of the other candidate, as `merge` takes it.',
      'cand_01KERMBJX06QAEK2A0YXHHDWQB',
    ],
    'Duplicate.candidate': 'The other candidate.',
    'Duplicate.reasons': 'Why the two may be the same person, the strongest reason first.',
    'Duplicate.confidence':
      '`high`: two reasons, or CVs that are nearly equal. `medium`: the same phone number, or similar CVs. `low`: the same name only.',
    'DuplicateReason.type': 'What the two have in common.',
    'DuplicateReason.similarity': [
      'The share of the sequences of three words that the CVs have in common, estimated. Null for another reason.',
      0.86,
    ],
    'MergeCandidateRequest.candidate_id': [
      'The id of the other candidate: the one that is merged, or was.',
      'cand_01KERMBJX06QAEK2A0YXHHDWQB',
    ],
  },
};
