import { ApiError } from '../domain/api-error.ts';
import { problemText } from './problem-text.ts';
import type { PortalWords } from './words/en.ts';

/** Why a form was not accepted: by the name of the field. */
export type FormProblems = ReadonlyMap<string, string>;

/** The problems that the applicant can solve, in words; undefined for any other error. */
export function problemsOf(error: unknown, words: PortalWords): FormProblems | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const { code, particulars } = error;
  if (code === 'unsupported_file_type' || code === 'file_too_large') {
    const text = code === 'file_too_large' ? words.tooLargeFile : words.unsupportedFile;
    return new Map([[particulars.param ?? 'resume', text]]);
  }
  if (code !== 'validation_failed') return undefined;
  const problems = new Map<string, string>();
  for (const detail of particulars.details ?? []) {
    const field = detail.param ?? '';
    if (!problems.has(field)) problems.set(field, problemText(field, detail.code, words));
  }
  return problems;
}
