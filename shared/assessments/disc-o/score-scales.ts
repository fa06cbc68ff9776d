import { percentileOf } from '../normal-distribution.ts';
import { type AssessmentScore, bandAround, bandOf } from '../result.ts';
import {
  discONorms,
  type FacetKey,
  facets,
  reliabilityOf,
  type ScaleKey,
  scaleKeys,
  scales,
} from './facets.ts';
import { discOItems } from './items.ts';

/** Answers by item id: 1 (very inaccurate) to 5 (very accurate). */
export type LikertAnswers = ReadonlyMap<string, number>;

/** A facet's raw score, 4 to 20, in the direction of its scale, and its distance from the norm group's mean. */
interface FacetScore {
  raw: number;
  z: number;
}

/**
 * The scores of the ten facets. Throws a RangeError for an item without an answer or with another than 1 to 5: a
 * questionnaire is scored when it is complete.
 */
export function scoreFacets(answers: LikertAnswers): Record<FacetKey, FacetScore> {
  const sums = new Map<FacetKey, number>();
  for (const { id, facet, keyed } of discOItems) {
    const answer = answers.get(id);
    if (answer === undefined || !Number.isInteger(answer) || answer < 1 || answer > 5)
      throw new RangeError(`the answer to item ${id} is not 1 to 5`);
    const isReversed = (keyed === 'minus') !== facets[facet].isReversed;
    sums.set(facet, (sums.get(facet) ?? 0) + (isReversed ? 6 - answer : answer));
  }
  return Object.fromEntries(
    Object.entries(facets).map(([key, { mean, deviation }]) => {
      const raw = sums.get(key as FacetKey) ?? 0;
      return [key, { raw, z: (raw - mean) / deviation }];
    }),
  ) as Record<FacetKey, FacetScore>;
}

/** The z score of a scale: the sum of its facets' z scores over the standard deviation of that sum. */
function zOfScale(key: ScaleKey, scored: Record<FacetKey, FacetScore>): number {
  const [first, second] = scales[key].facets;
  return (scored[first].z + scored[second].z) / Math.sqrt(2 + 2 * scales[key].correlation);
}

/** The standard error of measurement of a scale, in points of T. */
export const semOfScale = (key: ScaleKey): number => 10 * Math.sqrt(1 - reliabilityOf(key));

/** The five scores; `raw` is the sum of the two facets, 8 to 40. */
export const scoreScales = (scored: Record<FacetKey, FacetScore>): AssessmentScore[] =>
  scaleKeys.map((key) => {
    const [first, second] = scales[key].facets;
    const z = zOfScale(key, scored);
    const placed = bandAround(50 + 10 * z, semOfScale(key));
    return {
      key,
      raw: scored[first].raw + scored[second].raw,
      ...placed,
      percentile: percentileOf(z),
      norm_group: discONorms,
      band: bandOf(placed.t),
    };
  });
