import type { Profile } from '../../contracts/profile.ts';
import { type Answers, answerSchemas, answerVersion, type Part } from '../../model/answer-schema.ts';
import { assertBelievable, type Ground, groundOn } from '../../model/ground.ts';
import { accountOf, type ModelAccount } from '../../model/model-account.ts';
import {
  addUsage,
  type FallbackReason,
  type ModelEngine,
  ModelFailure,
  noUsage,
  type Usage,
} from '../../model/model-engine.ts';
import { citableLines, type TextLine } from '../../model/numbered-lines.ts';
import { parseAnswer } from '../../model/parse-answer.ts';
import { askWithinBudget, type RetryBudget, usualRetryBudget } from '../../model/retry-budget.ts';
import { reviewOf } from '../profile/review.ts';
import { summarize } from '../profile/summarize.ts';
import { partNames, promptVersion, questionAbout } from './cv-prompt.ts';
import type { Extracted } from './extracted.ts';
import { fallBackToRules } from './fall-back-to-rules.ts';
import { impersonal } from './impersonal-lines.ts';
import { mergeProfile } from './merge-profile.ts';
import { profileFromAnswers } from './profile-from-answers.ts';

interface Reading {
  engine: ModelEngine;
  /** The ISO date that ends current periods. */
  today: string;
  budget?: RetryBudget | undefined;
  /** The time limit for comparing the response with the lines, in milliseconds. */
  holdingMs?: number;
  random?: () => number;
}

/**
 * Reads a CV a second time after the rules: the model's facts that are on their cited lines are merged into the
 * profile. It always ends within the budget and with a profile, which is the rules' own if the model or its provider
 * fails.
 */
export async function readWithModel(
  rules: Extracted,
  { engine, today, budget = usualRetryBudget, holdingMs, random }: Reading,
): Promise<{ outcome: Extracted; account: ModelAccount }> {
  const startedAt = performance.now();
  const lines = citableLines(linesOf(rules));
  const ground = groundOn(impersonal(lines), holdingMs);
  const asked = await askAll(engine, lines, budget, random);
  const held = asked.answers && holdAnswers(rules.profile, asked.answers, ground, today);
  const merged = held?.profile ?? rules.profile;
  const profile = { ...merged, review: reviewOf(merged, { isOcr: rules.file.is_ocr }) };
  const reason = asked.reason ?? held?.reason ?? null;
  const durationMs = Math.round(performance.now() - startedAt);
  const account = accountOf(engine, {
    durationMs,
    fallbackReason: reason,
    usage: asked.usage,
    counts: ground.counts,
  });
  if (reason) return { outcome: fallBackToRules(rules, reason, durationMs), account };
  const outcome: Extracted = {
    ...rules,
    profile,
    summary: summarize(profile, rules.file.language, today),
    extraction: {
      ...rules.extraction,
      engine: engine.name,
      model: engine.model,
      prompt_version: promptVersion,
      schema_version: answerVersion,
      duration_ms: rules.extraction.duration_ms + durationMs,
      fallback_reason: null,
    },
  };
  return { outcome, account };
}

/** The rules' profile merged with the grounded values of the responses, or the reason why none is used. */
function holdAnswers(rules: Profile, answers: Answers, ground: Ground, today: string) {
  try {
    const model = profileFromAnswers(answers, ground, today);
    assertBelievable(ground.counts);
    return { profile: mergeProfile(rules, model, today), reason: null };
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error;
    return { profile: null, reason: error.reason };
  }
}

const linesOf = ({ lines, linePages }: Extracted): TextLine[] =>
  lines.map((text, index) => ({ number: index + 1, page: linePages[index] ?? 1, text }));

interface Asked {
  /** The responses of all parts, or null: a part of them would make an inconsistent profile. */
  answers: Answers | null;
  reason: FallbackReason | null;
  usage: Usage;
}

/** Requests all parts concurrently. The first permanent failure aborts the others. */
async function askAll(
  engine: ModelEngine,
  lines: readonly TextLine[],
  budget: RetryBudget,
  random?: () => number,
): Promise<Asked> {
  const stop = new AbortController();
  let usage = noUsage;
  let reason: FallbackReason | null = null;
  const ask = async (part: Part) => {
    try {
      const answer = await askWithinBudget(engine, questionAbout(part, lines), budget, {
        stop: stop.signal,
        random,
      });
      usage = addUsage(usage, answer.usage);
      return [part, parseAnswer(answerSchemas[part], answer.value)] as const;
    } catch (error) {
      const failure = error instanceof ModelFailure ? error : new ModelFailure('provider_error');
      usage = addUsage(usage, failure.usage);
      reason ??= failure.reason;
      stop.abort();
      return null;
    }
  };
  const parts = await Promise.all(partNames.map(ask));
  const answered = parts.filter((part) => part !== null);
  const answers = reason === null ? (Object.fromEntries(answered) as unknown as Answers) : null;
  return { answers, reason, usage };
}
