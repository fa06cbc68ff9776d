import { findDates } from '../../words/dates.ts';
import type { Line } from '../document.ts';

const counted = /^(\d{1,2})[.)、．]\s*(?=\S)/u;
const countOf = ({ text, bullet }: Line) => (bullet ? null : Number(counted.exec(text)?.[1] ?? 0) || null);

/**
 * "1. 开展卒中患者早期康复护理;" and right below it "2. 2020年2月至4月支援发热门诊;":
 * duties that are counted anew in several jobs are items of lists, whose dates begin no entry. Posts that are counted once
 * through a section are none.
 */
const withCountedDuties = (lines: readonly Line[]): readonly Line[] => {
  const counts = lines.map(countOf);
  if (counts.filter((count) => count === 1).length < 2) return lines;
  return lines.map((line, i) => {
    const count = counts[i];
    const isItem = count === 1 ? !findDates(line.text).length : count && counts[i - 1] === count - 1;
    return isItem ? { ...line, bullet: true, text: line.text.replace(counted, ''), spans: [] } : line;
  });
};

/** "• Licenciatura em Enfermagem" above "• Escola do Choupal, 2009 – 2013": every line of the section has a mark, its heads too. */
const withoutMarksOfAll = (lines: readonly Line[]): readonly Line[] => {
  if (lines.length < 4 || !lines.every(({ bullet }) => bullet)) return lines;
  const dated = lines.map(({ text }) => findDates(text).length > 0);
  const count = dated.filter(Boolean).length;
  return !dated[0] && count > 1 && count * 2 <= lines.length
    ? lines.map((line) => ({ ...line, bullet: false }))
    : lines;
};

/**
 * "• Maestra de grado", "Escuela Normal" and "Período: 2013 – 2022" below it: items with further lines, one of them with a date, are
 * entries, and their marks are no marks of duties.
 */
const withItemsAsHeads = (lines: readonly Line[]): readonly Line[] => {
  const starts = lines.flatMap(({ bullet }, at) => (bullet ? [at] : []));
  const items = starts.map((start, i) => lines.slice(start, starts[i + 1]));
  const hasDate = ({ text }: Line) => findDates(text).length > 0;
  const areEntries =
    starts[0] === 0 &&
    items.length > 1 &&
    items.every((item) => item.length > 1 && item.filter(hasDate).length === 1);
  return areEntries ? lines.map((line) => ({ ...line, bullet: false })) : lines;
};

/** The lines of a section, marked as items of lists only where they are. */
export const withMarksOfLists = (lines: readonly Line[]): readonly Line[] =>
  withCountedDuties(withItemsAsHeads(withoutMarksOfAll(lines)));
