import { difficultyOf, parametersOf, provisionalWeights, type Weights } from './difficulty.ts';
import { abilityGrid, posteriorOf, probabilityOf } from './eap.ts';
import type { Family, FeatureKey, Features } from './item.ts';

/** One answer of a person: the family and features of the item, and whether the answer was right. */
export interface CalibrationAnswer {
  family: Family;
  features: Features;
  isCorrect: boolean;
}
interface FittedDifficulties {
  weights: Weights;
  /** Standard errors; absent for a feature that occurred too rarely and kept its provisional weight. */
  errors: Partial<Record<FeatureKey, number>>;
  people: number;
}

/** With fewer people a fit is less certain than the rules. */
export const fewestPeople = 200;
/** The answers to items with a feature that are needed to fit it. */
const fewestAnswers = 100;
const rounds = 40;
/** How far weights may be off a priori, in units of ability; holds what the data leave open near the rules. */
const priorDeviation = 1;

/**
 * Fits the weights of difficulty from the answers of people with abilities N(0, 1): marginal maximum likelihood with
 * expectation and maximization, with a normal prior around the provisional weights. Throws a RangeError below 200 people.
 */
export function fitDifficulties(people: readonly (readonly CalibrationAnswer[])[]): FittedDifficulties {
  if (people.length < fewestPeople)
    throw new RangeError(`difficulties are fitted from ${fewestPeople} people, not from ${people.length}`);
  const weights = { ...provisionalWeights };
  const counts = countFeatures(people);
  const fitted = [...counts].filter(([, count]) => count >= fewestAnswers).map(([key]) => key);
  const errors: Partial<Record<FeatureKey, number>> = {};
  for (let round = 0; round < rounds; round++) {
    const slopes = new Map(fitted.map((key) => [key, { slope: 0, curvature: 0 }]));
    for (const answers of people) addSlopes(slopes, answers, weights);
    for (const [key, { slope, curvature }] of slopes) {
      const pull = (provisionalWeights[key] - weights[key]) / priorDeviation ** 2;
      const bend = curvature + 1 / priorDeviation ** 2;
      // Features occur together: half a step each keeps their common step from going too far.
      weights[key] += Math.max(-0.5, Math.min(0.5, (0.5 * (slope + pull)) / bend));
      errors[key] = 1 / Math.sqrt(bend);
    }
  }
  return { weights, errors, people: people.length };
}

function countFeatures(people: readonly (readonly CalibrationAnswer[])[]): Map<FeatureKey, number> {
  const counts = new Map<FeatureKey, number>();
  for (const { features } of people.flat())
    for (const [key, count] of Object.entries(features))
      if (count) counts.set(key as FeatureKey, (counts.get(key as FeatureKey) ?? 0) + 1);
  return counts;
}

/** Adds the evidence of one person's answers on each weight: slope and curvature of the expected log likelihood. */
function addSlopes(
  slopes: Map<FeatureKey, { slope: number; curvature: number }>,
  answers: readonly CalibrationAnswer[],
  weights: Weights,
): void {
  const items = answers.map((one) => ({
    ...one,
    parameters: parametersOf(one.family, one.features, weights),
  }));
  const posterior = posteriorOf(items);
  const total = posterior.reduce((sum, one) => sum + one, 0);
  for (const { features, parameters, isCorrect } of items) {
    const { a, c } = parameters;
    let slope = 0;
    let curvature = 0;
    abilityGrid.forEach((theta, at) => {
      const share = (posterior[at] ?? 0) / total;
      const p = probabilityOf(theta, parameters);
      const pull = (a * (p - c)) / (1 - c);
      slope -= share * (((isCorrect ? 1 : 0) - p) / p) * pull;
      curvature += share * ((1 - p) / p) * pull ** 2;
    });
    for (const [key, count] of Object.entries(features)) {
      const own = slopes.get(key as FeatureKey);
      if (!own || !count) continue;
      own.slope += slope * count;
      own.curvature += curvature * count ** 2;
    }
  }
}

/** How far two sets of weights differ in the difficulty of an item, root of the mean square. */
export const differenceOf = (items: readonly Features[], one: Weights, other: Weights): number =>
  Math.sqrt(
    items.reduce(
      (sum, features) => sum + (difficultyOf(features, one) - difficultyOf(features, other)) ** 2,
      0,
    ) / items.length,
  );
