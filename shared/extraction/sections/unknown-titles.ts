import { findDates, withoutDates } from '../../words/dates.ts';
import { findDegree } from '../../words/degree-words.ts';
import type { CvDocument, Line } from '../document.ts';
import { bodySize, sameStyle, styleOf, type usualStyle } from './line-style.ts';

/** The numbers of the lines in the style of the document's headings that name no known section. */
export const unknownTitles = (
  { lines }: CvDocument,
  usual: ReturnType<typeof usualStyle>,
): ReadonlySet<number> => {
  if (!usual || usual.count < 2) return new Set();
  const { style } = usual;
  // Formats other than PDF mark their headings.
  const areMarked =
    lines.filter((line) => line.heading && sameStyle(styleOf(line), style)).length >= usual.count;
  const standsOut = areMarked || style.upper || style.halfPoints > bodySize(lines) * 2 * 1.08;
  const alike = lines.filter((line) => sameStyle(styleOf(line), style) && (line.heading || !areMarked));
  const isAlike = new Set(alike);
  // Names of employers may be set like headings; one date follows each of them.
  const headsOneEntry = ({ number, column }: Line) => {
    const below = lines.slice(number, number + 60).filter((line) => line.column === column);
    const next = below.findIndex((line) => isAlike.has(line));
    const dated = (next < 0 ? below : below.slice(0, next)).map(({ text }) => findDates(text).length > 0);
    return dated.slice(0, 3).includes(true) && dated.filter(Boolean).length < 2;
  };
  // "Receptionist", "2017 – 2021" below it, "Aparthotel": more than one such title is of a job, however rare its style is.
  const above = lines.slice(1).flatMap((line, at) => (isOnlyPeriod(line) ? (lines[at] ?? []) : []));
  const headsOfPeriods = new Set(above.filter((line) => isAlike.has(line) && headsOneEntry(line)));
  const isHeadOfPeriod = (line: Line) => headsOfPeriods.size > 1 && headsOfPeriods.has(line);
  // If nearly all lines of that style are headings, employers have another style.
  const rare = usual.count >= 3 && usual.count >= alike.length * 0.5;
  const isStrange = (line: Line) =>
    (standsOut || (rare && style.bold)) &&
    !/[,;|•]/.test(line.text) &&
    line.text.length < 45 &&
    !line.text.includes('\t') &&
    /\p{L}{3}/u.test(line.text) &&
    findDates(line.text).length === 0 &&
    !(line.text.includes(' ') && findDegree(line.text)?.index === 0) &&
    !isHeadOfPeriod(line) &&
    (rare || !headsOneEntry(line));
  return new Set(alike.filter(isStrange).map((line) => line.number));
};

const isOnlyPeriod = ({ text }: Line): boolean => {
  const ranges = findDates(text);
  return ranges.some(({ isRange }) => isRange) && !/[\p{L}\d]/u.test(withoutDates(text, ranges));
};
