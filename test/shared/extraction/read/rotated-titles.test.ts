import { describe, expect, it } from 'vitest';
import {
  edgesBesideFlushRight,
  type Run,
  type TextItem,
} from '../../../../shared/extraction/read/page-runs.ts';
import { rotatedTitles } from '../../../../shared/extraction/read/rotated-titles.ts';

const view = [0, 0, 600, 800];
const run = (text: string, x: number, y: number, width = 100): Run => ({
  text,
  x,
  y,
  width,
  fontSize: 10,
  font: 'f',
});
/** Text that is turned so that it is read from below, from `bottom` upwards on the page. */
const turned = (str: string, x: number, bottom: number, width: number): TextItem => ({
  str,
  transform: [0, 12, -12, 0, x, 800 - bottom],
  width,
  fontName: 'g',
});
/** Two blocks with white space between them, on the right of the headings. */
const blocks = [
  ...[100, 112, 124, 146, 158].map((y) => run(`work ${y}`, 90, y)),
  ...[200, 212].map((y) => run(`education ${y}`, 90, y)),
];
const placed = (items: TextItem[], upright = blocks) =>
  rotatedTitles(items, view, upright).map(({ text, x, y }) => [text, x, y]);

describe('a heading that is turned by a quarter', () => {
  it('is above the first line of the block on its right, wherever it is beside it', () => {
    const items = [turned('Experience', 60, 160, 50), turned('Education', 60, 214, 40)];
    const [work, education] = placed(items);
    expect(work?.slice(0, 2)).toEqual(['Experience', 90]);
    expect(work?.[2]).toBeLessThan(100);
    expect(education?.slice(0, 2)).toEqual(['Education', 90]);
    expect(education?.[2]).toBe(179);
  });

  it('may come in pieces', () => {
    expect(placed([turned('Expe', 60, 160, 20), turned('rience', 60, 140, 30)])[0]?.[0]).toBe('Experience');
  });

  it('is none where no turned text names a section, where there is no block, or where a pattern of them is', () => {
    expect(placed([turned('Confidential', 60, 160, 50)])).toEqual([]);
    expect(placed([turned('Experience', 60, 700, 50)])).toEqual([]);
    expect(placed([turned('Experience', 400, 160, 50)])).toEqual([]);
    const pattern = Array.from({ length: 21 }, (_, n) => turned('Experience', 10 + n, 160, 50));
    expect(placed(pattern)).toEqual([]);
  });
});

describe('cells beside a margin', () => {
  const row = (text: string, right: number, x: number): Run[] => {
    const width = text.length * 5;
    return [run(text, right - width, 0, width), run('Developer', x, 0)];
  };

  it('begin at one edge after texts that end at one edge', () => {
    const rows = [row('2021–', 100, 105), row('2017–2021', 100, 105), row('2016', 100, 105)];
    expect([...edgesBesideFlushRight(rows)]).toEqual([105]);
    expect([...edgesBesideFlushRight(rows.slice(1))]).toEqual([]);
  });

  it('are none where the texts begin at one edge, as the words of typewritten lines do', () => {
    const rows = ['drove', 'wrote', 'threw'].map((text) => row(text, 100, 105));
    expect([...edgesBesideFlushRight(rows)]).toEqual([]);
  });
});
