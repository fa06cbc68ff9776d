import { sectionOf } from '../../words/section-titles.ts';
import { cleanText } from './clean-text.ts';
import type { Run } from './page-runs.ts';

/** Text that is turned by a quarter, and the part of the page's height that it takes. */
interface Turned {
  text: string;
  x: number;
  top: number;
  bottom: number;
  fontSize: number;
  font: string;
}

interface TextItem {
  str: string;
  transform: number[];
  width: number;
  fontName: string;
}

/** The pieces of one turned text follow each other along one edge. */
const turnedTexts = (items: readonly unknown[], [left = 0, , , top = 0]: readonly number[]): Turned[] => {
  const found: Turned[] = [];
  for (const item of items) {
    const { str, transform, width, fontName } = item as TextItem;
    const [a = 0, b = 0, , , e = 0, f = 0] = transform ?? [];
    if (!str?.trim() || Math.abs(b) < 0.5 || Math.abs(a) > 0.1) continue;
    const [one, other] = [top - f, top - f - Math.sign(b) * width];
    const piece = { x: e - left, top: Math.min(one, other), bottom: Math.max(one, other) };
    const last = found.at(-1);
    const size = Math.abs(b);
    const isNext =
      last &&
      Math.abs(last.x - piece.x) < 1 &&
      Math.min(Math.abs(last.top - piece.bottom), Math.abs(piece.top - last.bottom)) < size;
    if (isNext) {
      last.text += str;
      Object.assign(last, {
        top: Math.min(last.top, piece.top),
        bottom: Math.max(last.bottom, piece.bottom),
      });
    } else found.push({ ...piece, text: str, fontSize: size, font: fontName });
  }
  return found.map((turned) => ({ ...turned, text: cleanText(turned.text).trim() }));
};

/** White space between two blocks, in heights of a line. */
const blockGap = 2.6;

/**
 * Headings that are turned by a quarter, on the left of their blocks, as runs above the first line of each block. Other turned text is a decoration
 * or a watermark, so there are none unless one names a section.
 */
export const rotatedTitles = (
  items: readonly unknown[],
  view: readonly number[],
  upright: readonly Run[],
): Run[] => {
  const turned = turnedTexts(items, view).filter(({ text }) => /\p{L}{3}/u.test(text) && text.length < 45);
  if (!turned.some(({ text }) => sectionOf(text))) return [];
  return turned.flatMap((title) => {
    const beside = upright.filter(({ x }) => x > title.x);
    const heights = [...new Set(beside.map(({ y }) => Math.round(y)))].sort((one, other) => one - other);
    let first = heights.findIndex((y) => y >= title.top);
    if (first < 0 || (heights[first] ?? 0) > title.bottom + title.fontSize) return [];
    const sizeAt = (y: number) =>
      Math.max(...beside.filter((run) => Math.abs(run.y - y) < 1).map((run) => run.fontSize), 1);
    const others = turned.filter((other) => other !== title);
    const isOfAnother = (y: number) => others.some((other) => y > other.top && y < other.bottom);
    while (first > 0) {
      const [above = 0, own = 0] = [heights[first - 1], heights[first]];
      if (own - above > blockGap * sizeAt(own) || isOfAnother(above)) break;
      first--;
    }
    const y = heights[first] ?? 0;
    const above = heights[first - 1] ?? y - 3 * sizeAt(y);
    const line = beside.filter((run) => Math.abs(run.y - y) < 1);
    const fontSize = Math.min(title.fontSize, sizeAt(y));
    const { text, font } = title;
    return [
      {
        text,
        font,
        fontSize,
        x: Math.min(...line.map((run) => run.x)),
        y: (y + above) / 2,
        width: title.bottom - title.top,
      },
    ];
  });
};
