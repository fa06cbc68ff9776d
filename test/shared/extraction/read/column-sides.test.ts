/** Which white space separates columns of a page, and which a margin of dates from what the dates are about. */
import { describe, expect, it } from 'vitest';
import {
  areIndependent,
  isMarginOfDates,
  type Segment,
} from '../../../../shared/extraction/read/column-sides.ts';
import type { Run } from '../../../../shared/extraction/read/page-runs.ts';

const segment = (text: string, x: number, y: number): Segment => {
  const width = 5 * text.length;
  const run: Run = { text, x, y, width, fontSize: 10, font: 'f', bold: false } as Run;
  return { x, size: 10, right: x + width, y, isHeading: false, runs: [run] };
};
const side = (x: number, first: number, step: number, texts: string[]) =>
  texts.map((text, n) => segment(text, x, first + step * n));
const repeat = (count: number, texts: string[]) =>
  Array.from({ length: count }, (_, n) => texts[n % texts.length] ?? '');

const jobs = side(200, 100, 15, repeat(24, ['Nurse', 'Vale Care', 'Cared for twelve people']));

describe('a margin of dates', () => {
  it.each([
    ['years', repeat(8, ['2019 - 2021', '2016 - 2019'])],
    ['periods with months', repeat(8, ['May 2019 - June 2021', 'March 2016 - May 2019'])],
    ['periods, and what else a form has there', repeat(9, ['May 2019 - June 2021', 'Full time', 'Leeds'])],
  ])('has %s next to the entries', (_, texts) => {
    expect(isMarginOfDates(side(40, 100, 45, texts), jobs)).toBe(true);
  });

  it.each([
    ['two periods', repeat(8, ['May 2019 - June 2021', 'Leeds', 'Full time', 'On call'])],
    ['one line in four', repeat(12, ['In Leeds since 2019', 'German', 'Polish', 'Dutch'])],
    ['long lines', repeat(8, ['The care home in Leeds was built in 2019 and 2021'])],
  ])('has not %s', (_, texts) => {
    expect(isMarginOfDates(side(40, 100, 45, texts), jobs)).toBe(false);
  });

  it('has periods at the heights of the entries, when other lines are between them', () => {
    const texts = repeat(9, ['May 2019 - June 2021', 'Full time', 'Leeds']);
    expect(isMarginOfDates(side(40, 107, 37, texts), jobs)).toBe(false);
  });
});

describe('columns', () => {
  const words = repeat(16, ['German', 'Polish', 'Patient', 'Driver']);

  it('have lines at heights of their own', () => {
    expect(areIndependent(side(40, 107, 22, words), jobs)).toBe(true);
  });

  it('are not rows of a table, also where one side is in smaller print', () => {
    expect(areIndependent(side(40, 100, 15, words), jobs)).toBe(false);
    expect(areIndependent(side(40, 103, 15, words), jobs)).toBe(false);
  });

  it('are taller than a row of cards', () => {
    expect(areIndependent(side(40, 107, 11, words), jobs)).toBe(false);
  });

  it('have few years', () => {
    const years = repeat(16, ['since 2019', 'German']);
    expect(areIndependent(side(40, 107, 22, years), jobs)).toBe(false);
  });
});
