/**
 * The ten facets and the five scales made of two facets each. Means and standard deviations are those of Johnson's
 * IPIP-NEO-120, raw scores of four items (4 to 20), both sexes pooled, ages 21 to 60. There are no norms by sex or age:
 * section 106 of the Civil Rights Act of 1991 forbids them in selection.
 */
export const facets = {
  assertiveness: { mean: 14.57, deviation: 3.54, isReversed: false },
  achievement: { mean: 16.29, deviation: 3.1, isReversed: false },
  friendliness: { mean: 13.67, deviation: 3.74, isReversed: false },
  gregariousness: { mean: 11.14, deviation: 3.94, isReversed: false },
  cooperation: { mean: 15.71, deviation: 3.48, isReversed: false },
  // Published as 11.81 for anger. Reversed it is calm: 24 - 11.81.
  anger: { mean: 12.19, deviation: 4.19, isReversed: true },
  orderliness: { mean: 12.93, deviation: 4.45, isReversed: false },
  cautiousness: { mean: 13.81, deviation: 4.03, isReversed: false },
  imagination: { mean: 15.17, deviation: 3.4, isReversed: false },
  intellect: { mean: 15.41, deviation: 3.48, isReversed: false },
} as const;
export type FacetKey = keyof typeof facets;

export const scaleKeys = ['D', 'I', 'S', 'C', 'O'] as const;
export type ScaleKey = (typeof scaleKeys)[number];

interface Scale {
  facets: readonly [FacetKey, FacetKey];
  /** The correlation of the two facets. */
  correlation: number;
  /** Whether the correlation is our estimate and not a published figure. */
  isEstimated: boolean;
}
export const scales: Record<ScaleKey, Scale> = {
  D: { facets: ['assertiveness', 'achievement'], correlation: 0.35, isEstimated: true },
  I: { facets: ['friendliness', 'gregariousness'], correlation: 0.37, isEstimated: false },
  S: { facets: ['cooperation', 'anger'], correlation: 0.45, isEstimated: true },
  C: { facets: ['orderliness', 'cautiousness'], correlation: 0.39, isEstimated: false },
  O: { facets: ['imagination', 'intellect'], correlation: 0.27, isEstimated: false },
};

/**
 * The mean reliability of a facet of four items, as reported of Johnson (2014), Journal of Research in Personality 51, 78–89.
 * Figures of the single facets would be better.
 */
export const facetReliability = 0.68;

/**
 * The reliability α of a scale, from that of its facets and their correlation (Mosier 1943): errors of the two facets
 * are independent, so their variances add up while the scale's variance is 2 + 2r.
 */
export const reliabilityOf = (key: ScaleKey): number =>
  1 - (2 * (1 - facetReliability)) / (2 + 2 * scales[key].correlation);

export const discONorms = {
  id: 'johnson-ipip-neo-120-ages-21-60',
  // The published means are by group; the number of persons over the pooled groups is not stated with them.
  n: null,
  source: 'Johnson, IPIP-NEO-120, internet sample, both sexes pooled, ages 21 to 60',
} as const;
