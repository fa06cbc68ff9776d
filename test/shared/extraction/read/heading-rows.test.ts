/** Short lists next to each other, below a row of headings. */
import { describe, expect, it } from 'vitest';
import { edgesOfTables, listsInTurn } from '../../../../shared/extraction/read/heading-rows.ts';
import type { Run } from '../../../../shared/extraction/read/page-runs.ts';

const run = (x: number, y: number, text: string): Run => ({
  text,
  x,
  y,
  width: 5 * text.length,
  fontSize: 10,
  font: 'serif',
});
const rowAt = (y: number, ...cells: [number, string][]) => cells.map(([x, text]) => run(x, y, text));
const inTurn = (...rows: Run[][]) => listsInTurn(rows).map((row) => row.map(({ text }) => text).join(' | '));

const heads = rowAt(100, [50, 'Skills'], [300, 'Languages']);
const lists = [
  rowAt(115, [60, 'Welding'], [310, 'Danish']),
  rowAt(130, [60, 'Turning'], [310, 'Dutch']),
  rowAt(145, [60, 'Milling']),
];

it('each cell comes below its heading', () => {
  expect(inTurn(heads, ...lists, rowAt(175, [50, 'Referees']))).toEqual([
    'Skills',
    'Welding',
    'Turning',
    'Milling',
    'Languages',
    'Danish',
    'Dutch',
    'Referees',
  ]);
});

it('three headings have three lists, also where one ends before the others', () => {
  const three = rowAt(100, [50, 'Skills'], [200, 'Languages'], [350, 'Hobbies']);
  expect(inTurn(three, rowAt(115, [50, 'Welding'], [350, 'Chess']), rowAt(130, [200, 'Danish']))).toEqual([
    'Skills',
    'Welding',
    'Languages',
    'Danish',
    'Hobbies',
    'Chess',
  ]);
});

it('two rows of headings below each other are two pairs', () => {
  const more = [rowAt(160, [50, 'Hobbies'], [300, 'Education']), rowAt(175, [50, 'Chess'], [300, 'BSc'])];
  expect(inTurn(heads, ...lists, ...more).slice(7)).toEqual(['Hobbies', 'Chess', 'Education', 'BSc']);
});

describe('the lists end', () => {
  it.each([
    [
      'at a line across them',
      rowAt(160, [50, 'I declare that all of this is true, at any place and any time']),
    ],
    ['at a wide gap', rowAt(230, [50, 'Leeds'])],
    ['at a line that begins before them', rowAt(160, [20, 'Leeds'])],
    ['at the next heading', rowAt(160, [50, 'Hobbies'])],
  ])('%s', (_, next) => {
    expect(inTurn(heads, ...lists, next).at(-1)).toBe(next[0]?.text);
    expect(inTurn(heads, ...lists, next).slice(0, 5)).toEqual([
      'Skills',
      'Welding',
      'Turning',
      'Milling',
      'Languages',
    ]);
  });
});

describe('rows stay', () => {
  it.each<[string, Run[]]>([
    ['below one heading and another text', rowAt(100, [50, 'Skills'], [300, 'Leeds'])],
    ['below twice the same kind', rowAt(100, [50, 'Languages'], [300, 'Languages'])],
    ['below one heading', rowAt(100, [50, 'Skills'])],
  ])('%s', (_, row) => {
    expect(listsInTurn([row, ...lists])).toEqual([row, ...lists]);
  });

  it('where only one of the headings has text below it', () => {
    const below = [rowAt(115, [60, 'Welding']), rowAt(130, [60, 'Turning'])];
    expect(listsInTurn([heads, ...below])).toEqual([heads, ...below]);
  });
});

describe('the edges of the columns of a table', () => {
  it('are where its head has them', () => {
    const head = rowAt(100, [50, 'Employer'], [200, 'Position'], [320, 'From'], [400, 'To']);
    expect([...edgesOfTables([head, rowAt(115, [50, 'Vale Care'], [200, 'Nurse'])])]).toEqual([
      50, 200, 320, 400,
    ]);
  });

  it.each([
    ['a row of other cells', rowAt(100, [50, 'Welding'], [200, 'Turning'], [320, 'Milling'])],
    ['the head of a form of years and months', rowAt(100, [50, '年'], [100, '月'], [200, '学歴・職歴'])],
  ])('%s has none', (_, row) => {
    expect([...edgesOfTables([row])]).toEqual([]);
  });
});
