import type { ReadLine, Span } from '../document.ts';
import { greatest } from '../extremes.ts';
import { bulletMark, joinLetterSpacing } from './clean-text.ts';

type Place = Pick<ReadLine, 'page' | 'y' | 'column' | 'heading'>;

/**
 * Builds a line from its spans: adjacent spans of one style are joined, cells are separated by a tab, and the list mark
 * becomes `bullet`. Null when no visible text remains.
 */
export const buildLine = (spans: readonly Span[], place: Place & { bullet?: boolean }): ReadLine | null => {
  const merged: Span[] = [];
  for (const span of spans) {
    const last = merged.at(-1);
    const sameStyle = last && last.bold === span.bold && last.italic === span.italic;
    if (last && sameStyle && !span.startsCell && Math.abs(last.fontSize - span.fontSize) < 1) {
      last.text += span.text;
      last.width = span.x + span.width - last.x;
    } else merged.push({ ...span });
  }
  const mark = bulletMark.exec(merged[0]?.text ?? '') ?? /^\s*[•●▪■–-]\s*$/u.exec(merged[0]?.text ?? '');
  if (merged[0] && mark && merged[0].text.length > 0) merged[0].text = merged[0].text.slice(mark[0].length);
  // Lists side by side: the later cells have the same mark again.
  const sign = mark?.[0].trim();
  for (const span of merged.slice(1))
    if (sign && span.startsCell && bulletMark.exec(span.text)?.[0].trim() === sign)
      span.text = span.text.replace(bulletMark, '');
  const visible = merged
    .map((span) => ({ ...span, text: joinLetterSpacing(span.text).replace(/\s+/g, ' ') }))
    .filter((span) => span.text.trim());
  const first = visible[0];
  if (!first) return null;
  first.startsCell = true;
  const cells: string[] = [];
  for (const span of visible) {
    if (span.startsCell) cells.push(span.text);
    else cells[cells.length - 1] += span.text;
  }
  const length = (kept: Span[]) => kept.reduce((sum, span) => sum + span.text.trim().length, 0);
  // A line drawn with dashes under a heading.
  if (/^[\s\-–—_=*~.]{3,}$/.test(cells.join(''))) return null;
  const last = visible.at(-1) ?? first;
  return {
    ...place,
    text: cells.map((cell) => cell.trim()).join('\t'),
    x: first.x,
    width: last.x + last.width - first.x,
    fontSize: greatest(visible.map((span) => span.fontSize)),
    bold: length(visible.filter((span) => span.bold)) * 2 > length(visible),
    bullet: place.bullet === true || Boolean(mark),
    spans: visible,
  };
};
