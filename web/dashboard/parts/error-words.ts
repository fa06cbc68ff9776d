import type { HiringError } from '../../../client/src/index.ts';
import { SignInError } from '../sign-in-answer.ts';
import { t } from '../words.ts';

/** An error in words of the person's language where there are some, or in those of the service. */
export function wordsOfError(error: unknown): { text: string; requestId?: string } {
  // By their names: the client's classes are not needed for anything else here.
  if (isNamed<HiringError>(error, 'HiringError')) {
    const known: Record<string, string> = t.errors;
    const own = error.status === 412 ? t.errors.changed_meanwhile : known[error.code];
    const text = own ?? error.message;
    return error.requestId ? { text, requestId: error.requestId } : { text };
  }
  if (isNamed(error, 'HiringConnectionError')) return { text: t.errors.connection };
  if (error instanceof SignInError)
    return { text: error.status === 401 ? t.errors.signed_out : error.message };
  if (error instanceof TypeError) return { text: t.errors.connection };
  return { text: error instanceof Error ? error.message : String(error) };
}

const isNamed = <Named extends Error>(error: unknown, name: string): error is Named =>
  error instanceof Error && error.name === name;
