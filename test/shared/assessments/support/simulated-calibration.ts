import { takeGeneralTest } from '../../../../shared/assessments/general/adaptive-test.ts';
import {
  difficultyOf,
  provisionalWeights,
  type Weights,
} from '../../../../shared/assessments/general/difficulty.ts';
import { probabilityOf } from '../../../../shared/assessments/general/eap.ts';
import type { CalibrationAnswer } from '../../../../shared/assessments/general/fit-difficulties.ts';
import type { FeatureKey } from '../../../../shared/assessments/general/item.ts';
import { seededRandom } from '../../../../shared/assessments/seeded-random.ts';

/** Weights of a world in which the rules are off by `wrongBy` a feature. */
export function shiftedWeights(wrongBy: number): Weights {
  const random = seededRandom('shifted weights');
  return Object.fromEntries(
    Object.entries(provisionalWeights).map(([key, weight]) => [key, weight + wrongBy * random.normal()]),
  ) as Record<FeatureKey, number>;
}

/** The answers of `count` people to adaptive tests in that world. */
export const simulateCalibration = (count: number, real: Weights): CalibrationAnswer[][] =>
  Array.from({ length: count }, (_, at) => {
    const random = seededRandom(`calibration-${at}`);
    const truth = random.normal();
    const { given } = takeGeneralTest({ seed: `calibration-${at}`, isNonVisual: false }, (item) => {
      const parameters = { ...item.parameters, b: difficultyOf(item.features, real) };
      return random.next() < probabilityOf(truth, parameters);
    });
    return given.map(({ item, isCorrect }) => ({ family: item.family, features: item.features, isCorrect }));
  });
