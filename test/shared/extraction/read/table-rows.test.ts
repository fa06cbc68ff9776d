import { describe, expect, it } from 'vitest';
import { readDocument } from '../../../../shared/extraction/read/read-document.ts';
import { type PdfText, pdfOf } from '../../../support/bad-files.ts';

const pageHeight = 842;
type Grid = { x: number[]; y: number[] };

/** The lines of a table, as strokes or as thin filled areas; y from the top of the page. */
const strokes = ({ x, y }: Grid) => [
  ...y.map((at) => `${x[0]} ${pageHeight - at} m ${x.at(-1)} ${pageHeight - at} l S`),
  ...x.map((at) => `${at} ${pageHeight - (y[0] ?? 0)} m ${at} ${pageHeight - (y.at(-1) ?? 0)} l S`),
];
const areas = ({ x, y }: Grid) => {
  const [left = 0, right = 0, top = 0, bottom = 0] = [x[0], x.at(-1), y[0], y.at(-1)];
  return [
    ...y.map((at) => `${left} ${pageHeight - at} ${right - left} 0.5 re f`),
    ...x.map((at) => `${at} ${pageHeight - bottom} 0.5 ${bottom - top} re f`),
  ];
};

const linesOf = async (texts: PdfText[], drawing: string[]) => {
  const bytes = pdfOf([texts], [], drawing.join('\n'));
  const { lines } = await readDocument({ bytes, filename: 'cv.pdf', contentType: 'application/pdf' });
  return lines.map(({ text }) => text);
};

const grid: Grid = { x: [40, 160, 230, 400], y: [90, 130, 170] };
/** Two rows: names in the middle of their cells, dates that wrap. */
const rows: PdfText[] = [
  { text: 'Able Seaman', x: 46, y: 114 },
  { text: 'Mar 2023 -', x: 166, y: 107 },
  { text: 'Jan 2024', x: 166, y: 121 },
  { text: 'Halcyon Strait', x: 236, y: 114 },
  { text: 'Ordinary Seaman', x: 46, y: 154 },
  { text: 'May 2019 -', x: 166, y: 147 },
  { text: 'Jun 2020', x: 166, y: 161 },
  { text: 'Nordvik Crewing', x: 236, y: 154 },
];

describe('a row of a ruled table is one line', () => {
  const expected = [
    'Able Seaman\tMar 2023 - Jan 2024\tHalcyon Strait',
    'Ordinary Seaman\tMay 2019 - Jun 2020\tNordvik Crewing',
  ];

  it('where the table is drawn with strokes', async () => {
    expect(await linesOf(rows, strokes(grid))).toEqual(expected);
  });

  it('where it is drawn with thin areas', async () => {
    expect(await linesOf(rows, areas(grid))).toEqual(expected);
  });

  it('where the page is scaled and turned over before it is drawn', async () => {
    const upside = grid.y.map((at) => `${2 * 40} ${2 * at} m ${2 * 400} ${2 * at} l S`);
    const upright = grid.x.map((at) => `${2 * at} ${2 * 90} m ${2 * at} ${2 * 170} l S`);
    const drawing = ['q', `0.5 0 0 -0.5 0 ${pageHeight} cm`, ...upside, ...upright, 'Q'];
    expect(await linesOf(rows, drawing)).toEqual(expected);
  });
});

it('a period whose dash ends a line goes on in the next, also where there was room', async () => {
  const texts = [
    { text: 'Mar 2023 -', x: 46, y: 107 },
    { text: 'Jan 2024', x: 46, y: 121 },
    { text: 'Able Seaman', x: 236, y: 114 },
  ];
  expect(await linesOf(texts, strokes({ x: [40, 230, 400], y: [90, 130] }))).toEqual([
    'Mar 2023 - Jan 2024\tAble Seaman',
  ]);
});

it('the cells of a table belong to their row, also where their columns have headings', async () => {
  const names = ['Welding', 'Turning', 'Milling', 'Grinding', 'Forging', 'Casting', 'Drawing', 'Sawing'];
  const others = ['German', 'Polish', 'Dutch', 'French', 'Czech', 'Danish', 'Greek', 'Welsh'];
  const y = Array.from({ length: 10 }, (_, n) => 90 + 20 * n);
  const texts = ['Skills', ...names].flatMap((name, n) => [
    { text: name, x: 46, y: 104 + 20 * n },
    { text: ['Expertise', ...others][n] ?? '', x: 236, y: 104 + 20 * n },
  ]);
  const asRows = ['Skills\tExpertise', ...names.map((name, n) => `${name}\t${others[n]}`)];
  expect(await linesOf(texts, strokes({ x: [40, 230, 400], y }))).toEqual(asRows);
  expect(await linesOf(texts, [])).not.toEqual(asRows);
});

it('the same texts without rules are lines as they are set', async () => {
  expect(await linesOf(rows, [])).toContain('Mar 2023 -');
});

it('lines of one cell that had room stay apart, and the other cells begin where they do', async () => {
  const texts = [
    { text: '2019 - 2023', x: 46, y: 114 },
    { text: 'Nurse', x: 166, y: 107 },
    { text: 'Vale Care Ltd', x: 166, y: 121 },
  ];
  const wide: Grid = { x: [40, 160, 400], y: [90, 130] };
  expect(await linesOf(texts, strokes(wide))).toEqual(['2019 - 2023\tNurse', 'Vale Care Ltd']);
});

it('a row that is as tall as a part of the page is none', async () => {
  const texts = rows.map((text) => ({ ...text, y: text.y + 100 }));
  const tall: Grid = { x: [40, 160, 230, 400], y: [90, 790] };
  expect(await linesOf(texts, strokes(tall))).toContain('Mar 2023 -');
});

it('a page with hundreds of lines has a drawing, and no rows', async () => {
  const chart: Grid = { x: Array.from({ length: 310 }, (_, i) => 300 + i * 3), y: [300, 340] };
  expect(await linesOf(rows, [...strokes(grid), ...strokes(chart)])).toContain('Mar 2023 -');
});

it('a drawing of a hundred thousand strokes is read, too', async () => {
  const many = Array.from({ length: 100_000 }, (_, i) => `${i % 500} 10 m ${i % 500} 400 l S`);
  expect((await linesOf(rows, many)).join()).toContain('Halcyon Strait');
});
