import type { ItemParameters } from './item.ts';

/** The ability as the mean and the standard deviation of what is known of it. */
export interface Ability {
  theta: number;
  se: number;
}
interface Answered {
  parameters: ItemParameters;
  isCorrect: boolean;
}

/** Abilities from -4 to 4 in steps of 0.1, on which sums replace integrals. */
export const abilityGrid: readonly number[] = Array.from({ length: 81 }, (_, at) => -4 + at / 10);
/** The density of N(0, 1) up to a factor. */
const priorDensity = (theta: number): number => Math.exp((-theta * theta) / 2);

/** The probability of a right answer: P = c + (1 − c) / (1 + e^(−a(θ − b))). */
export const probabilityOf = (theta: number, { a, b, c }: ItemParameters): number =>
  c + (1 - c) / (1 + Math.exp(-a * (theta - b)));

/** Fisher's information of an item at an ability. */
export function informationOf(theta: number, item: ItemParameters): number {
  const p = probabilityOf(theta, item);
  return item.a ** 2 * ((1 - p) / p) * ((p - item.c) / (1 - item.c)) ** 2;
}

/** The likelihood of the answers at each ability of the grid, times the prior. */
export const posteriorOf = (answers: readonly Answered[]): number[] =>
  abilityGrid.map((theta) =>
    answers.reduce((density, { parameters, isCorrect }) => {
      const p = probabilityOf(theta, parameters);
      return density * (isCorrect ? p : 1 - p);
    }, priorDensity(theta)),
  );

/** The expected ability a posteriori with the prior N(0, 1); 0 and about 1 without answers. */
export function estimateAbility(answers: readonly Answered[]): Ability {
  const posterior = posteriorOf(answers);
  const total = posterior.reduce((sum, one) => sum + one, 0);
  const expected = (value: (theta: number) => number) =>
    abilityGrid.reduce((sum, theta, at) => sum + value(theta) * (posterior[at] ?? 0), 0) / total;
  const theta = expected((one) => one);
  return { theta, se: Math.sqrt(expected((one) => (one - theta) ** 2)) };
}
