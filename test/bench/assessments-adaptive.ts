import { provisionalWeights } from '../../shared/assessments/general/difficulty.ts';
import { differenceOf, fitDifficulties } from '../../shared/assessments/general/fit-difficulties.ts';
import { measureAdaptiveTest } from '../shared/assessments/support/measure-adaptive-test.ts';
import { shiftedWeights, simulateCalibration } from '../shared/assessments/support/simulated-calibration.ts';
import type { Section } from './section.ts';
import { round } from './statistics.ts';

const people = 4000;

/** The adaptive test on simulated people, and the fit of difficulties on the answers of 200. */
export function measureAdaptive(): Section {
  const mixed = measureAdaptiveTest(people, 0.5);
  const forms = [
    ['mixed families, b wrong by .5', mixed],
    ['mixed families, b right', measureAdaptiveTest(people / 4, 0)],
    ['series only, b wrong by .5', measureAdaptiveTest(people / 4, 0.5, true)],
  ] as const;
  const real = shiftedWeights(0.6);
  const answers = simulateCalibration(200, real);
  const items = answers.flat().map(({ features }) => features);
  const fitted = fitDifficulties(answers).weights;
  return {
    columns: ['form', 'mean SE', 'p95 SE', 'RMSE', 'coverage of 90 % bands'],
    rows: forms.map(([name, { meanSe, highSe, rmse, covered }]) => [
      name,
      round(meanSe, 3),
      round(highSe, 3),
      round(rmse, 3),
      round(covered, 3),
    ]),
    targets: [
      { figure: 'mean SE', measured: round(mixed.meanSe, 3), atMost: 0.4 },
      { figure: 'p95 of the SE', measured: round(mixed.highSe, 3), atMost: 0.43 },
      { figure: 'RMSE with b wrong by .5', measured: round(mixed.rmse, 3), atMost: 0.42 },
      { figure: 'coverage of 90 % bands', measured: round(100 * mixed.covered, 1), unit: ' %', atLeast: 88 },
      { figure: 'coverage of 90 % bands', measured: round(100 * mixed.covered, 1), unit: ' %', atMost: 92 },
    ],
    notes: [
      `${people} simulated people with 20 items each; the bands are the provisional ones, SE × 1.12`,
      `fit from 200 people: difficulties off by ${round(differenceOf(items, provisionalWeights, real), 2)} before, ` +
        `by ${round(differenceOf(items, fitted, real), 2)} after`,
    ],
  };
}
