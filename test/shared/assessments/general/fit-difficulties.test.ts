import { expect, it } from 'vitest';
import { provisionalWeights } from '../../../../shared/assessments/general/difficulty.ts';
import {
  differenceOf,
  fewestPeople,
  fitDifficulties,
} from '../../../../shared/assessments/general/fit-difficulties.ts';
import { shiftedWeights, simulateCalibration } from '../support/simulated-calibration.ts';

const real = shiftedWeights(0.6);
const people = simulateCalibration(300, real);
const items = people.flat().map(({ features }) => features);

it('brings difficulties nearer to the real ones from 300 simulated people', () => {
  const { weights, errors, people: counted } = fitDifficulties(people);
  const before = differenceOf(items, provisionalWeights, real);
  const after = differenceOf(items, weights, real);
  expect(counted).toBe(300);
  expect(before).toBeGreaterThan(0.5);
  expect(after).toBeLessThan(0.2);
  expect(Math.max(...Object.values(errors))).toBeLessThan(0.5);
});

it('refuses fewer than 200 people', () => {
  expect(() => fitDifficulties(people.slice(0, fewestPeople - 1))).toThrow(RangeError);
});
