import type { Candidate, CandidateStatus } from '../contracts/candidate.ts';
import { comparableEmail, statusOfCandidate } from './candidate.ts';

interface CandidateFilter {
  email?: string;
  q?: string;
  job_id?: string;
  stage_id?: string;
  tag?: string;
  status?: CandidateStatus;
}

/** Whether a candidate is one that a list asks for; undefined when it asks for all. A job and a stage are those of one and the same application. */
export function candidateFilter(
  { email, q, job_id, stage_id, tag, status }: CandidateFilter,
  hasApplication: (
    candidate: Candidate,
    wanted: Pick<CandidateFilter, 'job_id' | 'stage_id'>,
  ) => Promise<boolean>,
) {
  const tests: ((candidate: Candidate) => boolean | Promise<boolean>)[] = [];
  if (email) {
    const wanted = comparableEmail(email);
    tests.push((candidate) => candidate.email !== null && comparableEmail(candidate.email) === wanted);
  }
  if (tag) tests.push(({ tags }) => tags.includes(tag));
  if (status) tests.push((candidate) => statusOfCandidate(candidate) === status);
  if (q) {
    const words = foldText(q).split(/\s+/).filter(Boolean);
    tests.push((candidate) => {
      const searched = foldText(textOf(candidate));
      return words.every((word) => searched.includes(word));
    });
  }
  // Last, because it may have to read.
  if (job_id || stage_id) tests.push((candidate) => hasApplication(candidate, { job_id, stage_id }));
  if (tests.length === 0) return undefined;
  return async (candidate: Candidate): Promise<boolean> => {
    for (const test of tests) if (!(await test(candidate))) return false;
    return true;
  };
}

/** A line break keeps a word from matching across two fields. */
const textOf = ({ first_name, last_name, tags }: Candidate) =>
  [`${first_name ?? ''} ${last_name ?? ''}`, ...tags].join('\n');

/** Letters that Unicode does not take apart into a base letter and its accent. */
const foldedLetters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
};

/** The text without its capitals and accents, so that "Łukasz" and "lukasz" compare equal. */
const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[ßæœøđðþłı]/g, (letter) => foldedLetters[letter] ?? letter);
