import type { Family, FeatureKey, Features, ItemParameters } from './item.ts';

/**
 * The weight that each feature adds to the difficulty, on the scale of ability (mean 0, standard deviation 1). That
 * operators explain difficulty is known of number series (Journal of Intelligence 6(2) 20). The features and values here are
 * estimates of this service, provisional until `fitDifficulties` has fitted them.
 */
export type Weights = Readonly<Record<FeatureKey, number>>;
export const provisionalWeights: Weights = {
  matrix_base: -2.6,
  matrix_row: 0.4,
  matrix_progression: 0.8,
  matrix_three: 1.1,
  matrix_sum: 1.5,
  matrix_difference: 1.7,
  number_base: -2.3,
  number_grow: 1.3,
  number_multiply: 1.2,
  number_offset: 0.6,
  number_cycle: 1.4,
  number_twist: 2.3,
  number_sum: 2.4,
  number_parallel: 2.2,
  number_descending: 0.4,
  number_large: 0.4,
  letter_base: -2.3,
  letter_backward: 0.6,
  letter_wide: 0.5,
  letter_grow: 1.6,
  letter_cycle: 1.4,
  letter_long_cycle: 2.3,
  letter_parallel: 2.2,
  letter_opposite: 0.7,
};

/** All items of these families separate abilities about equally well. */
export const discrimination = 1.3;
/** One of eight drawings is right by chance; a typed answer is not guessed. */
export const guessing: Readonly<Record<Family, number>> = { matrix: 1 / 8, number: 0, letter: 0 };

/** The difficulty of an item: the sum of the weights of its features. */
export const difficultyOf = (features: Features, weights: Weights): number =>
  Object.entries(features).reduce((sum, [key, count]) => sum + weights[key as FeatureKey] * count, 0);

export const parametersOf = (family: Family, features: Features, weights: Weights): ItemParameters => ({
  a: discrimination,
  b: difficultyOf(features, weights),
  c: guessing[family],
});
