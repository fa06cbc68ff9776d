import type { FitReason, FitReasonCode } from '../contracts/fit-reason.ts';
import type { Criterion } from '../contracts/fit-score.ts';
import type { Job } from '../domain/stored/job.ts';
import type { JudgedProfile } from './judged-profile.ts';

export type Requirement = Job['requirements'][number];
/** A text of the profile that shows something; `page` is null for a text without a line. */
export interface Evidence extends Omit<Criterion['evidence'][number], 'page'> {
  page: number | null;
}

/** The judgment of one requirement. Its evidence are lines of the CV. */
export interface Verdict extends Pick<Criterion, 'outcome' | 'score' | 'confidence' | 'evidence'> {
  reasons: FitReason[];
}

/** Judges the requirements of one kind by the profile without its person. */
export type Judge = (requirement: Requirement, profile: JudgedProfile) => Verdict;

/** The longest quote of the CV in the evidence; three quotes suffice. */
const maxQuote = 200;
export const maxEvidence = 3;

export function evidenceAt(path: string, line: { quote: string; page: number | null } | null): Evidence {
  const { quote, page } = line ?? { quote: '', page: null };
  return { path, quote: quote.length > maxQuote ? `${quote.slice(0, maxQuote - 1)}…` : quote, page };
}

const isLine = (one: Evidence): one is Verdict['evidence'][number] => one.page !== null;

/** A reason with the values of its sentence. */
export const because = (code: FitReasonCode, values: Partial<Omit<FitReason, 'code'>> = {}): FitReason => ({
  code,
  names: [],
  asked: [],
  one_suffices: false,
  months: null,
  months_asked: null,
  level: null,
  level_asked: null,
  ...values,
});

export const unknown = (...reason: Parameters<typeof because>): Verdict => ({
  outcome: 'unknown',
  score: null,
  confidence: 0,
  reasons: [because(...reason)],
  evidence: [],
});

/**
 * A verdict from the share (0 to 1) of the requirement that is met: 1 is met, below 0.5 is not met and scores 0, other
 * shares are the score. Shares are rounded down to hundredths, so that nothing below 1 counts as met.
 */
export function verdictOf(
  share: number,
  confidence: number,
  reasons: FitReason[],
  evidence: Evidence[] = [],
): Verdict {
  const kept = evidence.filter(isLine).slice(0, maxEvidence);
  if (share >= 1) return { outcome: 'met', score: 1, confidence, reasons, evidence: kept };
  if (share < 0.5) return { outcome: 'not_met', score: 0, confidence, reasons, evidence: kept };
  const score = Math.floor(share * 100 + 1e-9) / 100;
  return { outcome: 'partially_met', score, confidence, reasons, evidence: kept };
}

/** The confidence of a judgment by its kind of evidence. */
export const sure = {
  /** A value that the CV states explicitly: a listed skill, a level, dates. */
  stated: 0.95,
  /** Words in the text of a post, a project or a certificate. */
  mentioned: 0.8,
  /** A skill related to the required one, or a level that is only estimated. */
  near: 0.7,
  /** The CV has a list for it and does not name it there. */
  absent: 0.6,
} as const;
