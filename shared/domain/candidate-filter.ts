import type { CandidateStatus } from '../contracts/candidate.ts';
import { statusOfCandidate } from './candidate-status.ts';
import { comparableEmail, emailsOf } from './contacts.ts';
import type { Candidate } from './stored/candidate.ts';

interface CandidateFilter {
  email?: string;
  job_id?: string[];
  stage_id?: string[];
  tag?: string[];
  status?: CandidateStatus[];
}

/**
 * Whether a candidate matches the filters of a list; undefined without a filter. `job_id` and `stage_id` mean the same
 * application.
 */
export function candidateFilter(
  { email, job_id, stage_id, tag, status }: CandidateFilter,
  hasApplication: (
    candidate: Candidate,
    wanted: Pick<CandidateFilter, 'job_id' | 'stage_id'>,
  ) => Promise<boolean>,
) {
  const tests: ((candidate: Candidate) => boolean | Promise<boolean>)[] = [];
  if (email) {
    const wanted = comparableEmail(email);
    tests.push((candidate) => emailsOf(candidate).some((one) => comparableEmail(one) === wanted));
  }
  if (tag) tests.push(({ tags }) => tags.some((one) => tag.includes(one)));
  if (status) tests.push((candidate) => status.includes(statusOfCandidate(candidate)));
  // Last, because it may have to read rows.
  if (job_id || stage_id) tests.push((candidate) => hasApplication(candidate, { job_id, stage_id }));
  if (tests.length === 0) return undefined;
  return async (candidate: Candidate): Promise<boolean> => {
    for (const test of tests) if (!(await test(candidate))) return false;
    return true;
  };
}
