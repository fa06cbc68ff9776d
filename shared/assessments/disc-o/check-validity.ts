import type { ValidityFlag } from '../result.ts';
import { facets, scaleKeys, scales } from './facets.ts';
import { instructedItems } from './instructed-items.ts';
import { discOItems } from './items.ts';
import type { LikertAnswers } from './score-scales.ts';

/**
 * The thresholds of the flags. Of 4,000 honest simulated persons (test/bench) none reaches one of them; 50 misread one instructed
 * item, which the simulation puts at one in 200.
 */
export const validityLimits = {
  /** The same answer to three quarters of the items, or that many times in a row. */
  sameAnswers: 30,
  sameInARow: 13,
  /** Mean of agreeing, in points of the answer, with statements and their opposites alike. */
  agreeing: 0.75,
  /** One wrong answer of three is a notice, more are a warning. */
  missedForWarning: 2,
  /** A sentence is not read in less time. */
  fastAnswerMs: 800,
  fastShare: 0.25,
} as const;

/**
 * Flags of a complete questionnaire; empty if there is nothing to note. `milliseconds` are the times of the answers in
 * any order. Random answers are found by the instructed items alone.
 */
export function checkValidity(answers: LikertAnswers, milliseconds: readonly number[]): ValidityFlag[] {
  const flags: ValidityFlag[] = [];
  const given = discOItems.map(({ id }) => answers.get(id) ?? 0);
  if (mostFrequent(given) >= validityLimits.sameAnswers || longestRun(given) >= validityLimits.sameInARow)
    flags.push({ code: 'straight_lining', severity: 'warning' });
  if (Math.abs(agreementWithOpposites(answers)) > validityLimits.agreeing)
    flags.push({ code: 'acquiescence', severity: 'warning' });
  const missed = instructedItems.filter(({ id, expected }) => answers.get(id) !== expected).length;
  if (missed > 0)
    flags.push({
      code: 'instructed_items_missed',
      severity: missed >= validityLimits.missedForWarning ? 'warning' : 'notice',
    });
  const fast = milliseconds.filter((one) => one < validityLimits.fastAnswerMs).length;
  if (fast > milliseconds.length * validityLimits.fastShare)
    flags.push({ code: 'too_fast', severity: 'warning' });
  return flags;
}

function mostFrequent(given: readonly number[]): number {
  return Math.max(...[1, 2, 3, 4, 5].map((answer) => given.filter((one) => one === answer).length));
}

function longestRun(given: readonly number[]): number {
  let longest = 0;
  let run = 0;
  given.forEach((answer, at) => {
    run = answer === given[at - 1] ? run + 1 : 1;
    longest = Math.max(longest, run);
  });
  return longest;
}

/**
 * How far answers lean to agreeing (above 0) or disagreeing, whatever is asked: in each scale the mean answer to items
 * that raise it and that to items that lower it are opposites for an honest answer, so that their mean is 3.
 */
function agreementWithOpposites(answers: LikertAnswers): number {
  const leanings = scaleKeys.map((key) => {
    const own = discOItems.filter(({ facet }) => scales[key].facets.includes(facet));
    const raises = (one: (typeof own)[number]) => (one.keyed === 'plus') !== facets[one.facet].isReversed;
    const mean = (items: typeof own) =>
      items.reduce((sum, { id }) => sum + (answers.get(id) ?? 3), 0) / items.length;
    return (mean(own.filter(raises)) + mean(own.filter((one) => !raises(one)))) / 2 - 3;
  });
  return leanings.reduce((sum, one) => sum + one, 0) / leanings.length;
}
