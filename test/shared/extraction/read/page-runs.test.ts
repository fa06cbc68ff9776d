import { expect, it } from 'vitest';
import { runsOfPage } from '../../../../shared/extraction/read/page-runs.ts';

const item = (str: string, x: number, width: number) => ({
  str,
  transform: [10, 0, 0, 10, x, 400],
  width,
  fontName: 'serif',
});
const textsOf = (items: object[]) => runsOfPage(items, [0, 0, 595, 842]).map(({ text }) => text);

it('a blank that is drawn by itself parts two words, however narrow it is set', () => {
  expect(textsOf([item('LEADERSHIP', 40, 63), item(' ', 103, 0.9), item('AND CLUBS', 103.6, 60)])).toEqual([
    'LEADERSHIP',
    ' AND CLUBS',
  ]);
});

it('an end of line, and a blank between signs that are written without any, part nothing', () => {
  expect(textsOf([item('Oslo', 40, 20), item('', 60, 0), item('Bergen', 40, 30)])).toEqual([
    'Oslo',
    'Bergen',
  ]);
  expect(textsOf([item('黒', 40, 10), item(' ', 50, 0.5), item('音', 50.5, 10)])).toEqual(['黒', '音']);
});
