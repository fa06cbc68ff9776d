import { accountOf, type ModelAccount } from '../../model/model-account.ts';
import { addUsage, type ModelEngine, ModelFailure, noUsage } from '../../model/model-engine.ts';
import { parseAnswer } from '../../model/parse-answer.ts';
import type { Pictures } from '../../model/pictures.ts';
import { askWithinBudget, type RetryBudget } from '../../model/retry-budget.ts';
import type { Transcript } from '../read/read-transcript.ts';
import { transcriptAnswer, transcriptQuestion } from './transcript-question.ts';

/**
 * 25 s for all pages, which are requested concurrently. A full page has a response of some 1,500 tokens, for which slow
 * models take 15 s.
 */
export const transcriptionBudget: RetryBudget = { budgetMs: 25_000, attemptMs: 18_000, maxAttempts: 4 };

/** Each request contains the whole file, so that the cost grows with the square of the number of pages. */
export const maxTranscribedPages = 10;

interface Transcription {
  /** Null when no page was read, or when another attempt may return all of them. */
  transcript: Transcript | null;
  /** Without a transcript: whether another attempt may succeed. */
  mayPass: boolean;
  account: ModelAccount;
}

interface Settings {
  engine: ModelEngine;
  budget?: RetryBudget | undefined;
  random?: (() => number) | undefined;
}

/** Whether the provider accepts a file of this size. */
export const fits = ({ maxFileBytes }: ModelEngine, { bytes, mediaType }: ShownFile): boolean =>
  bytes.length <= (mediaType === 'application/pdf' ? maxFileBytes.pdf : maxFileBytes.image);

type ShownFile = Pictures & { bytes: Uint8Array };

/**
 * The lines of a file of images as a model reads them, page by page. A page that the model refuses or for which its
 * response is invalid is omitted, with the warning `ocr_incomplete`; a temporary failure ends everything, so that
 * another attempt reads the whole CV. Never throws because of the provider.
 */
export async function transcribe(
  { bytes, mediaType, pages }: ShownFile,
  { engine, budget = transcriptionBudget, random }: Settings,
): Promise<Transcription> {
  const startedAt = performance.now();
  const stop = new AbortController();
  let usage = noUsage;
  const failures: ModelFailure[] = [];
  const ask = async (page: number): Promise<string[]> => {
    try {
      const question = transcriptQuestion({ bytes, mediaType }, page, pages);
      const answer = await askWithinBudget(engine, question, budget, { stop: stop.signal, random });
      usage = addUsage(usage, answer.usage);
      return parseAnswer(transcriptAnswer, answer.value).lines;
    } catch (error) {
      const failure = error instanceof ModelFailure ? error : new ModelFailure('provider_error');
      usage = addUsage(usage, failure.usage);
      failures.push(failure);
      if (failure.mayRetry) stop.abort();
      return [];
    }
  };
  const asked = Math.min(pages, maxTranscribedPages);
  const linesOfPages = await Promise.all(Array.from({ length: asked }, (_, index) => ask(index + 1)));

  const passing = failures.find(({ mayRetry }) => mayRetry);
  const failure = passing ?? (failures.length === asked ? failures[0] : undefined);
  const isIncomplete = asked < pages || failures.length > 0;
  const warnings: Transcript['warnings'] = ['transcribed_by_model'];
  if (isIncomplete) warnings.push('ocr_incomplete');
  const durationMs = Math.round(performance.now() - startedAt);
  const fallbackReason = failure?.reason ?? null;
  return {
    transcript: failure ? null : { mediaType, pages, linesOfPages, warnings },
    mayPass: passing !== undefined,
    account: accountOf(engine, { durationMs, fallbackReason, usage, counts: { grounded: 0, dropped: 0 } }),
  };
}
