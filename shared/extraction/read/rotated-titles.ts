import { sectionOf } from '../../words/section-titles.ts';
import { cleanText } from './clean-text.ts';
import type { Run, TextItem } from './page-runs.ts';

/** Text that is turned by a quarter, and the part of the page's height that it takes. */
interface Turned {
  text: string;
  x: number;
  top: number;
  bottom: number;
  fontSize: number;
  font: string;
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
/** A page with more turned texts than this has a pattern, and no headings. */
const mostTurned = 20;

/** A line of upright text: its height on the page, its largest type and its left edge. */
interface Row {
  y: number;
  size: number;
  x: number;
}

function rowsBeside(upright: readonly Run[], edge: number): Row[] {
  const rows = new Map<number, Row>();
  for (const { x, y, fontSize } of upright) {
    if (x <= edge) continue;
    const key = Math.round(y);
    const row = rows.get(key) ?? { y: key, size: 1, x };
    rows.set(key, { y: key, size: Math.max(row.size, fontSize), x: Math.min(row.x, x) });
  }
  return [...rows.values()].sort((one, other) => one.y - other.y);
}

/**
 * Headings that are turned by a quarter, on the left of their blocks, as runs above the first line of each block. Other turned
 * text is a decoration or a watermark, so there are none unless one names a section.
 */
export const rotatedTitles = (
  items: readonly unknown[],
  view: readonly number[],
  upright: readonly Run[],
): Run[] => {
  const turned = turnedTexts(items, view).filter(({ text }) => /\p{L}{3}/u.test(text) && text.length < 45);
  if (turned.length > mostTurned || !turned.some(({ text }) => sectionOf(text))) return [];
  return turned.flatMap((title) => {
    const rows = rowsBeside(upright, title.x);
    let first = rows.findIndex(({ y }) => y >= title.top);
    if (first < 0 || (rows[first] as Row).y > title.bottom + title.fontSize) return [];
    const isOfAnother = ({ y }: Row) =>
      turned.some((other) => other !== title && y > other.top && y < other.bottom);
    while (first > 0) {
      const [above, own] = [rows[first - 1] as Row, rows[first] as Row];
      if (own.y - above.y > blockGap * own.size || isOfAnother(above)) break;
      first--;
    }
    const { x, y, size } = rows[first] as Row;
    const above = rows[first - 1]?.y ?? y - 3 * size;
    const { text, font, top, bottom } = title;
    const fontSize = Math.min(title.fontSize, size);
    return [{ text, font, fontSize, x, y: (y + above) / 2, width: bottom - top }];
  });
};
