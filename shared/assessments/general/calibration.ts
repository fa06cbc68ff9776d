import type { NormGroup } from '../result.ts';
import { provisionalWeights, type Weights } from './difficulty.ts';
import type { GeneralForm } from './item-pool.ts';

/** Difficulties that were fitted from takers, as they are stored with each test that began after the fit. */
interface GeneralCalibration {
  /** To three decimals, so that the sum of an item is exact to three decimals, too. */
  weights: Readonly<Record<string, number>>;
  people: number;
  fitted_at: string;
}

const thousandths = (value: number) => Math.round(value * 1000) / 1000;

/** A fit in the form in which it is stored. */
export const calibrationOf = (weights: Weights, people: number, now: Date): GeneralCalibration => ({
  weights: Object.fromEntries(Object.entries(weights).map(([key, weight]) => [key, thousandths(weight)])),
  people,
  fitted_at: now.toISOString(),
});

/** The form of a stored test. A feature that is newer than the fit has its provisional weight. */
export const generalForm = (
  seed: string,
  isNonVisual: boolean,
  calibration: GeneralCalibration | null | undefined,
): GeneralForm => ({
  seed,
  isNonVisual,
  weights: calibration ? { ...provisionalWeights, ...calibration.weights } : undefined,
});

/** The people whom a fitted result is compared with. */
export const normsOf = ({ people, fitted_at }: GeneralCalibration): NormGroup => ({
  id: `general-takers-${fitted_at.slice(0, 10)}`,
  n: people,
  source: 'People who took the general test with this service',
});
