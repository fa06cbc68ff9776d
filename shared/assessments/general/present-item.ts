import type { GeneralItem } from './item.ts';
import { type DrawnMatrix, drawMatrix } from './matrix-svg.ts';

/** The part of an item that a candidate sees; nothing in it shows the answer, the seed or the difficulty. */
type PresentedItem =
  | ({ type: 'matrix' } & DrawnMatrix)
  | { type: 'number' | 'letter'; terms: readonly string[] };

export const presentGeneralItem = (item: GeneralItem): PresentedItem =>
  item.family === 'matrix'
    ? { type: 'matrix', ...drawMatrix(item.matrix) }
    : { type: item.family, terms: item.terms };
