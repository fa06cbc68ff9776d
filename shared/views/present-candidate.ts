import type { CandidateView } from '../contracts/candidate.ts';
import { statusOfCandidate } from '../domain/candidate.ts';
import { countsOf } from '../domain/candidate-applications.ts';
import type { Candidate } from '../domain/stored/candidate.ts';

/** A candidate as a response, with the status derived from its applications. */
export const presentCandidate = (candidate: Candidate): CandidateView => ({
  ...candidate,
  object: 'candidate',
  application_counts: countsOf(candidate),
  status: statusOfCandidate(candidate),
});
