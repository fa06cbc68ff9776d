import type { CandidateStatus } from '../contracts/candidate.ts';
import { countsOf } from './candidate-applications.ts';
import type { Candidate } from './stored/candidate.ts';

/** The candidate's status, derived from all applications. */
export function statusOfCandidate(candidate: Candidate): CandidateStatus {
  if (candidate.anonymized_at !== null) return 'anonymized';
  const { active, hired, rejected, withdrawn } = countsOf(candidate);
  if (active > 0) return 'active';
  if (hired > 0) return 'hired';
  return rejected + withdrawn > 0 ? 'inactive' : 'new';
}
