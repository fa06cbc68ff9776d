import { findDates, isPeriodAlone } from '../../words/dates.ts';
import { findDegree } from '../../words/degree-words.ts';
import { hasLegalForm } from '../../words/legal-forms.ts';
import type { CvDocument, Line } from '../document.ts';
import { bodySize, type LineStyle, sameStyle, styleOf, type usualStyle } from './line-style.ts';
import { titleOf } from './titles.ts';

/** The numbers of the lines in the style of the document's headings that name no known section. */
export const unknownTitles = (
  { lines }: CvDocument,
  usual: ReturnType<typeof usualStyle>,
): ReadonlySet<number> => {
  const formed = titlesInForm(lines);
  if (!usual) return formed;
  const { style } = usual;
  // One known heading is enough where the file marks others of its level.
  const marked = lines.filter((line) => line.heading && sameStyle(styleOf(line), style));
  const isOnlyOne = usual.count < 2;
  if (isOnlyOne && marked.length < 3 && !areCapitals(lines, style)) return formed;
  // Formats other than PDF mark their headings.
  const areMarked = marked.length >= usual.count;
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
  // "Receptionist", "2017 – 2021" or "Aparthotel (2017 – 2021)" below it: more than one such title is of a job, however rare its style is.
  const above = lines.slice(1).flatMap((line, at) => (endsInPeriod(line) ? (lines[at] ?? []) : []));
  const headsOfPeriods = new Set(above.filter((line) => isAlike.has(line) && headsOneEntry(line)));
  const isHeadOfPeriod = (line: Line) => headsOfPeriods.size > 1 && headsOfPeriods.has(line);
  // "2017 – 2021" above "Receptionist", from the line below a known title on.
  const isBelowPeriod = (line: Line) => isPeriodAlone(lines[line.number - 2]?.text ?? '');
  const areBelowPeriods =
    lines.some((line) => titleOf(line) !== null && isPeriodAlone(lines[line.number]?.text ?? '')) &&
    alike.filter(isBelowPeriod).length > 1;
  // If nearly all lines of that style are headings, employers have another style.
  const rare = usual.count >= 3 && usual.count >= alike.length * 0.5;
  const known = lines.filter((line) => titleOf(line) !== null);
  const marks = marksOfTitles.find((form) => known.length > 1 && known.every(({ text }) => form.test(text)));
  const hasPeriodBelow = ({ number }: Line) =>
    lines.slice(number, number + 3).some(({ text }) => findDates(text).some(({ isRange }) => isRange));
  const isStrange = (line: Line) =>
    (!marks || marks.test(line.text)) &&
    (standsOut || (rare && style.bold)) &&
    !/[,;|•]/.test(line.text) &&
    line.text.length < 45 &&
    !line.text.includes('\t') &&
    /\p{L}{3}/u.test(line.text) &&
    !(hasLegalForm(line.text) && hasPeriodBelow(line)) &&
    findDates(line.text).length === 0 &&
    !(line.text.includes(' ') && findDegree(line.text)?.index === 0) &&
    !isHeadOfPeriod(line) &&
    !(areBelowPeriods && isBelowPeriod(line)) &&
    !(isOnlyOne && isNextToPeriod(lines, line)) &&
    (rare || !headsOneEntry(line));
  return new Set([...formed, ...alike.filter(isStrange).map((line) => line.number)]);
};

/** A line of an entry: a period is above it, or in one of the two lines below it, unless a smaller heading is between. */
const isNextToPeriod = (lines: readonly Line[], { number, fontSize }: Line): boolean => {
  const isPeriod = (line: Line | undefined) =>
    line !== undefined && findDates(line.text).some(({ isRange }) => isRange);
  const [below, second] = lines.slice(number, number + 2);
  return (
    isPeriod(lines[number - 2]) ||
    isPeriod(below) ||
    (isPeriod(second) && !(below?.heading && below.fontSize < fontSize))
  );
};

const isShortLine = ({ text, bullet }: Line) =>
  !bullet && text.length < 45 && !text.includes('\t') && findDates(text).length === 0;

/** "【干过的活】" next to "【语言】", "Waar stond ik voor de klas?" next to "Wie ben ik?": a form that known headings have. */
const formsOfTitles = [/^【[^【】]{2,14}】$/u, /^\p{Lu}.{4,}\?$/u];
/** "【職歴】", "[ Skills ]": marks that all known headings of a document have, if one has them. */
const marksOfTitles = [/^【.+】$/u, /^\[.+\]$/u, /^[<＜《].+[>＞》]$/u];
const titlesInForm = (lines: readonly Line[]): ReadonlySet<number> =>
  new Set(
    formsOfTitles.flatMap((form) => {
      const found = lines.filter((line) => isShortLine(line) && form.test(line.text));
      return found.length > 2 && found.some((line) => titleOf(line) !== null)
        ? found.map(({ number }) => number)
        : [];
    }),
  );

/** Some short lines in bold capitals, and nothing else in that style: headings, though only one of them is known. */
const areCapitals = (lines: readonly Line[], style: LineStyle): boolean => {
  const alike = lines.filter((line) => sameStyle(styleOf(line), style));
  return style.upper && style.bold && alike.length > 2 && alike.length < 13 && alike.every(isShortLine);
};

const endsInPeriod = ({ text, bullet }: Line): boolean => {
  const last = findDates(text).findLast(({ isRange }) => isRange);
  return last !== undefined && !bullet && !/[\p{L}\d]/u.test(text.slice(last.index + last.length));
};
