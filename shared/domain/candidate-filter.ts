import type { CandidateStatus } from '../contracts/candidate.ts';
import { ApiError } from './api-error.ts';
import { comparableEmail, emailsOf, statusOfCandidate } from './candidate.ts';
import type { Candidate } from './stored/candidate.ts';

interface CandidateFilter {
  email?: string;
  q?: string;
  job_id?: string[];
  stage_id?: string[];
  tag?: string[];
  status?: CandidateStatus[];
}

/**
 * Whether a candidate matches the filters of a list; undefined without a filter. `job_id` and `stage_id` mean the same
 * application. Throws {@link ApiError} invalid_parameter for a `q` that is too long, or without a letter.
 */
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
    tests.push((candidate) => emailsOf(candidate).some((one) => comparableEmail(one) === wanted));
  }
  if (tag) tests.push(({ tags }) => tags.some((one) => tag.includes(one)));
  if (status) tests.push((candidate) => status.includes(statusOfCandidate(candidate)));
  if (q) {
    const asked = foldText(q);
    if (asked.length > maxAsked) throw new ApiError('invalid_parameter', { param: 'q', message: tooLong });
    const words = [...new Set(asked.split(/\s/))].filter(Boolean);
    if (words.length === 0) throw new ApiError('invalid_parameter', { param: 'q', message: noWord });
    tests.push((candidate) => {
      const searched = foldFields(fieldsOf(candidate));
      return words.every((word) => searched.includes(word));
    });
  }
  // Last, because it may have to read rows.
  if (job_id || stage_id) tests.push((candidate) => hasApplication(candidate, { job_id, stage_id }));
  if (tests.length === 0) return undefined;
  return async (candidate: Candidate): Promise<boolean> => {
    for (const test of tests) if (!(await test(candidate))) return false;
    return true;
  };
}

const fieldsOf = ({ first_name, last_name, tags }: Candidate) => [[first_name, last_name].join(' '), ...tags];

/**
 * The longest name with all tags has 2,800 characters, each of which becomes three if it is Korean. A character such as
 * U+FDFA becomes 18.
 */
const maxFolded = 10_000;
/** The same of the longest `q`: 200 letters. */
const maxAsked = 600;
const tooLong = `q has more than ${maxAsked} letters when its letters are taken apart, as a search does.`;

const noWord =
  'q has no letter, digit or sign of its own: a search ignores accents and invisible characters.';

/** The fields, folded, up to the limit. A line break prevents a match across two fields. */
function foldFields(fields: string[]): string {
  let folded = '';
  for (const field of fields) {
    if (folded.length >= maxFolded) break;
    folded += `${foldText(field)}\n`;
  }
  return folded.slice(0, maxFolded);
}

/** Letters that Unicode does not decompose into a base letter and an accent. */
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

/** The text without capitals, accents and invisible characters, so that "Łukasz" and "lukasz" are equal. */
const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '')
    .toLowerCase()
    .replaceAll(/[ßæœøđðþłı]/g, (letter) => foldedLetters[letter] ?? letter);
