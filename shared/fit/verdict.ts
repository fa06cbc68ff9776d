import type { Criterion } from '../contracts/fit-score.ts';
import type { Source } from '../contracts/profile.ts';
import type { Job } from '../domain/stored/job.ts';
import type { JudgedProfile } from './judged-profile.ts';

export type Requirement = Job['requirements'][number];
export type Evidence = Criterion['evidence'][number];

/** What is said of one requirement. */
export type Verdict = Pick<Criterion, 'outcome' | 'score' | 'confidence' | 'reasoning' | 'evidence'>;

/** Judges requirements of a kind by what it may see of a profile. */
export type Judge = (requirement: Requirement, profile: JudgedProfile) => Verdict;

/** A line of the CV is no longer than this where it is evidence, and three lines are enough of it. */
const maxQuote = 200;
export const maxEvidence = 3;

export const evidenceAt = (path: string, { quote, page }: Pick<Source, 'quote' | 'page'>): Evidence => ({
  path,
  quote: quote.length > maxQuote ? `${quote.slice(0, maxQuote - 1)}…` : quote,
  page,
});

export const unknown = (reasoning: string): Verdict => ({
  outcome: 'unknown',
  score: null,
  confidence: 0,
  reasoning,
  evidence: [],
});

/**
 * A verdict of a share from 0 to 1 of what was asked: 1 is met, below a half is not met and counts 0, what lies between
 * counts as it is. Shares are rounded down to hundredths, so that nothing is met that is not.
 */
export function verdictOf(
  share: number,
  confidence: number,
  reasoning: string,
  evidence: Evidence[] = [],
): Verdict {
  const kept = evidence.slice(0, maxEvidence);
  if (share >= 1) return { outcome: 'met', score: 1, confidence, reasoning, evidence: kept };
  if (share < 0.5) return { outcome: 'not_met', score: 0, confidence, reasoning, evidence: kept };
  const score = Math.floor(share * 100 + 1e-9) / 100;
  return { outcome: 'partially_met', score, confidence, reasoning, evidence: kept };
}

/** How sure a judgment is, by what it rests on. */
export const sure = {
  /** A value that the CV states as such: a listed skill, a level, dates. */
  stated: 0.95,
  /** Words in the text of a post, a project or a certificate. */
  mentioned: 0.8,
  /** A neighbour of what was asked, or a level that is only guessed. */
  near: 0.7,
  /** The CV has a place for it and does not name it there. */
  absent: 0.6,
} as const;

/** Months as people say them: "5 years", "1 year and 2 months". */
export function inWords(months: number): string {
  const [years, rest] = [Math.floor(months / 12), months % 12];
  const part = (count: number, unit: string) =>
    count === 0 ? [] : `${count} ${unit}${count === 1 ? '' : 's'}`;
  return [part(years, 'year'), part(rest, 'month')].flat().join(' and ') || 'no months';
}
