import { provisionalWeights, type Weights } from './difficulty.ts';
import { type Family, families, type GeneralItem } from './item.ts';
import { makeLetterSeries } from './letter-series.ts';
import { makeMatrix } from './matrix.ts';
import { makeNumberSeries } from './number-series.ts';

/** The form of a test. Everything it shows follows from it, so it is stored instead of the items. */
export interface GeneralForm {
  /** Secret until the test is completed: it leads to the items and their answers. */
  seed: string;
  /** Series only, for people who do not see drawings. */
  isNonVisual: boolean;
  /** Difficulties fitted from takers; those of the rules if it is absent. */
  weights?: Weights;
}

const makers: Record<Family, (seed: string, weights: Weights) => GeneralItem> = {
  matrix: makeMatrix,
  number: makeNumberSeries,
  letter: makeLetterSeries,
};

/** One item of a family, the same for the same seed. Never throws. */
export const makeItem = (family: Family, seed: string, weights: Weights = provisionalWeights): GeneralItem =>
  makers[family](seed, weights);

export const familiesOf = ({ isNonVisual }: GeneralForm): readonly Family[] =>
  isNonVisual ? families.filter((one) => one !== 'matrix') : families;

/** How many items of each family a test chooses from. */
const poolSize = 60;

/** The items that a test chooses from, by family. */
export const itemPool = (form: GeneralForm): Map<Family, GeneralItem[]> =>
  new Map(
    familiesOf(form).map((family) => [
      family,
      Array.from({ length: poolSize }, (_, at) => makeItem(family, `${form.seed}/${at}`, form.weights)),
    ]),
  );
