import type { CommonWords } from '../../shared/portal/words/en.ts';
import { Failure } from './public-calls.ts';

/** An error as a code for programs and a sentence for people. */
interface Explained {
  code: string;
  message: string;
  /** Whether the same request may succeed later. */
  isPassing: boolean;
}

/** What happened, in the language of the page. */
export function explain(failure: unknown, words: CommonWords): Explained {
  const { error = null, isPassing = false } = failure instanceof Failure ? failure : {};
  const code = error?.code ?? (isPassing ? 'network' : 'internal_error');
  return { code, isPassing, message: sentenceFor(code, words) };
}

function sentenceFor(code: string, words: CommonWords): string {
  if (code === 'network') return words.unreachable;
  if (code === 'origin_not_allowed') return words.foreignOrigin;
  if (/key|environment/.test(code)) return words.badKey;
  if (code === 'not_found' || code === 'job_closed') return words.notOpen;
  if (code === 'job_not_accepting_applications') return words.notAccepting;
  return code === 'rate_limited' ? words.tooMany : words.failed;
}
