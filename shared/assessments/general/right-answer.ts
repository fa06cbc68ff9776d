import type { GeneralItem } from './item.ts';

/**
 * Whether an answer is right. A matrix is answered by the index of an option, 0 to 7, a series by its next term. Spaces,
 * lower case, and digits and signs of other widths do not matter.
 */
export function isRightAnswer(item: GeneralItem, answer: string): boolean {
  const written = answer.normalize('NFKC').replace(/\s/gu, '').replace(/[−–]/gu, '-').toUpperCase();
  return written === String(item.answer) || (item.family === 'number' && sameNumber(written, item.answer));
}

/** "+12" and "012" are 12. */
const sameNumber = (written: string, answer: string) =>
  /^[+-]?\d{1,9}$/u.test(written) && Number(written) === Number(answer);
