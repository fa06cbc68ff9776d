import type { Candidate, CandidateView } from '../contracts/candidate.ts';
import { statusOfCandidate } from '../domain/candidate.ts';

/** A candidate as it is sent, with the status that its applications make. */
export const presentCandidate = (candidate: Candidate): CandidateView => ({
  ...candidate,
  object: 'candidate',
  status: statusOfCandidate(candidate),
});
