import type { FitBand } from '../contracts/fit-score.ts';
import { scoresOf } from './fit-rubric.ts';

/** Who would be selected: everyone from a score on, or from a band on. */
export type Selection = { least_score: number } | { band: FitBand };

/** A scored person with the category that the auditor put them in. */
interface Audited {
  category: string;
  score: number;
}

export interface CategoryRate {
  category: string;
  scored: number;
  selected: number;
  /** Share of the scored who are selected, to four decimals. */
  selection_rate: number;
  /** The selection rate over the highest of those not small, to four decimals; null where that is zero. Above 1 in a small category that is selected more. */
  impact_ratio: number | null;
  /** Whether the ratio is at least four fifths. */
  meets_four_fifths: boolean | null;
  /** Fewer than 2 % of all who were scored: too few to tell (New York City's rule 5-303 lets them be left out). */
  is_small: boolean;
}

/**
 * How often each category would be selected, and how that compares with the category that is selected most. One person
 * is no yardstick for the others: only where all categories are small, a small one is that category.
 */
export function selectionRates(audited: readonly Audited[], selection: Selection): CategoryRate[] {
  const least = 'band' in selection ? scoresOf(selection.band).least : selection.least_score;
  const counted = [...Map.groupBy(audited, ({ category }) => category)]
    .map(([category, people]) => ({
      category,
      scored: people.length,
      selected: people.filter(({ score }) => score >= least).length,
      is_small: people.length < audited.length * 0.02,
    }))
    .sort((a, b) => (a.category < b.category ? -1 : 1));
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
/** Four fifths, as the Uniform Guidelines have it (29 CFR 1607.4 D); in whole numbers, so that exactly as many is enough. */
const reachesFourFifths = (one: Counted, most: Counted) =>
  5 * one.selected * most.scored >= 4 * most.selected * one.scored;
const toFourDecimals = (share: number) => Math.round(share * 10_000) / 10_000;
