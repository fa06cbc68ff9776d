import type { Matrix } from './matrix.ts';

export const families = ['matrix', 'number', 'letter'] as const;
export type Family = (typeof families)[number];

/** How an item behaves: discrimination, difficulty, and the chance of a right answer by guessing. */
export interface ItemParameters {
  a: number;
  b: number;
  c: number;
}

/** How often each feature of difficulty occurs in an item. */
export type Features = Partial<Record<FeatureKey, number>>;
export type FeatureKey =
  | `${Family}_base`
  | `matrix_${'row' | 'progression' | 'three' | 'sum' | 'difference'}`
  | `number_${'grow' | 'multiply' | 'offset' | 'cycle' | 'twist' | 'sum' | 'parallel' | 'descending' | 'large'}`
  | `letter_${'backward' | 'wide' | 'grow' | 'cycle' | 'long_cycle' | 'parallel' | 'opposite'}`;

interface MadeItem {
  features: Features;
  parameters: ItemParameters;
}
/** The candidate chooses one of eight drawings; `answer` is its index. */
export interface MatrixItem extends MadeItem {
  family: 'matrix';
  matrix: Matrix;
  answer: number;
}
/** The candidate types the next term. */
export interface SeriesItem extends MadeItem {
  family: 'number' | 'letter';
  terms: readonly string[];
  answer: string;
}
export type GeneralItem = MatrixItem | SeriesItem;
