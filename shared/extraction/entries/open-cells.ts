import { findDates, withoutDates } from '../../words/dates.ts';
import { monthNumber } from '../../words/months.ts';
import { titleScore } from '../../words/role-words.ts';
import { institutionScore } from '../../words/school-words.ts';
import { wordsBeforeMore } from '../../words/words-before-more.ts';
import type { Line, Span } from '../document.ts';
import { joinBelow } from './join-below.ts';

/** A cell that cannot end here: a bracket is open, or its last word wants another. */
const wantsMore = new RegExp(`(?:[([（][^)\\]）]*|[,&/+]|\\s(?:${wordsBeforeMore}))$`, 'iu');

/** "Bachelor of Applied Science" and below it "in Logistics Management". */
const goesOn = /^(?:in|of|and|für|und|en|de|des|du|et|di|em|w|i)\s\p{Lu}/u;

const inOneCell = ({ spans }: Line) => spans.map((span) => ({ ...span, startsCell: false }));

/** The cell that a line ends with begins here. */
const lastCellEdge = (line: Line) => [...line.spans].reverse().find((span) => span.startsCell)?.x ?? line.x;

/**
 * A narrow cell breaks "Team leader (part time," from "30 hours)": the rest moves up into the cell that wants it. Only what is
 * set right below that cell, undated and in one piece.
 */
export const joinOpenCells = joinBelow((last, line) => {
  const belongs =
    !last.bullet &&
    !line.bullet &&
    last.page === line.page &&
    last.column === line.column &&
    line.y - last.y < 2 * Math.max(line.fontSize, 1) &&
    last.text.length < 90 &&
    line.text.length < 60 &&
    !line.text.includes('\t') &&
    (last.spans.at(-1)?.bold === line.bold || /[([（][^)\]）]*$/.test(last.text)) &&
    Math.abs(lastCellEdge(last) - line.x) < 3 &&
    findDates(line.text).length === 0 &&
    (wantsMore.test(last.text) || goesOn.test(line.text));
  if (!belongs) return null;
  return [
    { ...last, text: `${last.text} ${line.text}`, spans: [...last.spans, ...inOneCell(line)], y: line.y },
  ];
});

/** The pieces of two lines; those of one style at the break are one. */
function joinedSpans(above: Line, below: Line): Span[] {
  const [last, [first, ...others]] = [above.spans.at(-1), inOneCell(below)];
  if (!last || !first || last.bold !== first.bold) return [...above.spans, ...inOneCell(below)];
  return [...above.spans.slice(0, -1), { ...last, text: `${last.text} ${first.text}` }, ...others];
}

const lineOfHead = 60;
/** "Avon, since January 2021", and no head of its own. */
const isTailOfName = (text: string) => {
  const rest = withoutDates(text, findDates(text)).replace(/[\s,]+$/, '');
  return rest.length > 2 && !rest.includes(',') && titleScore(rest) < 1;
};
const isHead = (first: string) => titleScore(first) >= 1 || institutionScore(first) > 0;
/** "Kindergarten „Sunny" lacks the end of its name. */
const openQuote = /[„«][^“»”]*$|(?<![„])“[^”]*$/u;
const isPeriodInBrackets = (text: string) => !/[\p{L}\d]/u.test(withoutDates(text, findDates(text)));
const isRestOfName = (above: string, text: string) =>
  /^\(.*\)$/.test(text)
    ? isPeriodInBrackets(text)
    : (wantsMore.test(above) || openQuote.test(above)) && isTailOfName(text);
const endsInMonth = (text: string) => monthNumber(/,\s(\p{L}{3,12})\.?$/u.exec(text)?.[1] ?? '') !== null;

/**
 * "Solicitor, Bentley & Grewe LLP, Stratford upon" above "Avon, since January 2021": a head in one line that wraps before its period, in
 * the middle of a name or after the month.
 */
export const joinWrappedHeads = joinBelow((last, line) => {
  const isRest =
    [last, line].every(({ bullet, text }) => !bullet && !text.includes('\t')) &&
    last.page === line.page &&
    last.column === line.column &&
    Math.abs(last.x - line.x) < 3 &&
    last.text.length > lineOfHead &&
    last.text.length < 160 &&
    line.text.length < lineOfHead &&
    last.text.includes(', ') &&
    findDates(last.text).length === 0 &&
    findDates(line.text).length === 1 &&
    isHead(last.text.split(', ')[0] ?? '') &&
    (endsInMonth(last.text) ? /^(?:19|20)\d\d/.test(line.text) : isRestOfName(last.text, line.text));
  if (!isRest) return null;
  return [{ ...last, text: `${last.text} ${line.text}`, spans: joinedSpans(last, line), y: line.y }];
});
