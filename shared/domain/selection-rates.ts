import type { FitBand } from '../contracts/fit-headline.ts';
import { scoresOf } from './fit-rubric.ts';

/** The selected people: all from a score on, or all from a band on. */
export type Selection = { least_score: number } | { band: FitBand };

/** A scored person with the category from the auditor's file. */
interface Audited {
  category: string;
  score: number;
}

export interface CategoryRate {
  category: string;
  scored: number;
  selected: number;
  /** The share of scored people who are selected, to four decimals. */
  selection_rate: number;
  /**
   * The selection rate divided by the highest rate of a category that is not small, to four decimals; null where that
   * is zero. It can exceed 1 for a small category.
   */
  impact_ratio: number | null;
  /** Whether the ratio is at least four fifths. */
  meets_four_fifths: boolean | null;
  /**
   * Fewer than 2 % of all scored people: too few for a conclusion (New York City's rule 5-303 allows omitting them).
   */
  is_small: boolean;
}

/** The rates of the people whose fit score is selected. */
export function selectionRates(audited: readonly Audited[], selection: Selection): CategoryRate[] {
  const least = 'band' in selection ? scoresOf(selection.band).least : selection.least_score;
  return ratesOf(audited.map(({ category, score }) => ({ category, isSelected: score >= least })));
}

/**
 * The rates of the people whose score is above the median of all scores, with or without a category: the scoring rate of New York City's
 * rule 5-300, for scores that select by no limit.
 */
export function ratesAboveMedian(
  audited: readonly Audited[],
  scores: readonly number[],
): { median: number; categories: CategoryRate[] } {
  const sorted = [...scores].sort((one, other) => one - other);
  const middle = (sorted.length - 1) / 2;
  const median = ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
  const judged = audited.map(({ category, score }) => ({ category, isSelected: score > median }));
  return { median, categories: ratesOf(judged) };
}

/**
 * The selection rate of each category, compared with the category that has the highest rate. A small category is the
 * basis of the comparison only when all are small.
 */
function ratesOf(audited: readonly { category: string; isSelected: boolean }[]): CategoryRate[] {
  const groups = Map.groupBy(audited, ({ category }) => category);
  const counted = [...groups.keys()].sort().map((category) => {
    const people = groups.get(category) ?? [];
    return {
      category,
      scored: people.length,
      selected: people.filter(({ isSelected }) => isSelected).length,
      is_small: people.length < audited.length * 0.02,
    };
  });
  const large = counted.filter(({ is_small }) => !is_small);
  const [most = nobody] = (large.length > 0 ? large : counted).toSorted((a, b) => rateOf(b) - rateOf(a));
  return counted.map((one) => ({
    ...one,
    selection_rate: toFourDecimals(rateOf(one)),
    impact_ratio: most.selected === 0 ? null : toFourDecimals(rateOf(one) / rateOf(most)),
    meets_four_fifths: most.selected === 0 ? null : reachesFourFifths(one, most),
  }));
}

type Counted = Pick<CategoryRate, 'scored' | 'selected'>;
const nobody: Counted = { scored: 0, selected: 0 };
const rateOf = ({ scored, selected }: Counted) => selected / scored;
/**
 * Four fifths, as in the Uniform Guidelines (29 CFR 1607.4 D); computed with whole numbers, so that exactly four fifths
 * suffices.
 */
const reachesFourFifths = (one: Counted, most: Counted) =>
  5 * one.selected * most.scored >= 4 * most.selected * one.scored;
const toFourDecimals = (share: number) => Math.round(share * 10_000) / 10_000;
