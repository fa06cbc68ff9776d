import { takeGeneralTest } from '../../../../shared/assessments/general/adaptive-test.ts';
import { probabilityOf } from '../../../../shared/assessments/general/eap.ts';
import { provisionalWidening } from '../../../../shared/assessments/general/score-general.ts';
import { seededRandom } from '../../../../shared/assessments/seeded-random.ts';
import { mean, quantile } from './statistics.ts';

export interface AdaptiveFigures {
  meanSe: number;
  highSe: number;
  rmse: number;
  /** The share of people whose ability is inside the provisional 90 % band. */
  covered: number;
}

/** Tests of `draws` people with abilities N(0, 1), whose items are harder or easier than stated by N(0, `wrongBy`). */
export function measureAdaptiveTest(draws: number, wrongBy: number, isNonVisual = false): AdaptiveFigures {
  const people = Array.from({ length: draws }, (_, at) => {
    const random = seededRandom(`taker-${at}`);
    const truth = random.normal();
    const { ability } = takeGeneralTest({ seed: `form-${at}`, isNonVisual }, ({ parameters }) => {
      const real = { ...parameters, b: parameters.b + wrongBy * random.normal() };
      return random.next() < probabilityOf(truth, real);
    });
    return { ...ability, error: ability.theta - truth };
  });
  const errors = people.map(({ se }) => se);
  return {
    meanSe: mean(errors),
    highSe: quantile(errors, 0.95),
    rmse: Math.sqrt(mean(people.map(({ error }) => error ** 2))),
    covered: mean(
      people.map(({ se, error }) => (Math.abs(error) <= 1.645 * provisionalWidening * se ? 1 : 0)),
    ),
  };
}
