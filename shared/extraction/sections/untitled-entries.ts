import { findDates, withoutDates } from '../../words/dates.ts';
import { findDegree } from '../../words/degree-words.ts';
import { companyScore } from '../../words/employer-words.ts';
import { titleScore } from '../../words/role-words.ts';
import { institutionScore } from '../../words/school-words.ts';
import type { Line } from '../document.ts';
import type { Section } from './section.ts';

const isPeriodLine = ({ text, bullet }: Line) =>
  !bullet && text.length < 120 && findDates(text).some((date) => date.isRange);
const isBareDate = ({ text }: Line) => withoutDates(text, findDates(text)) === '';
const isContactLine = ({ text }: Line) => /@|\d{5}|^\+?[\d ()/-]{7,}$|https?:|www\./.test(text);
const namesWorkOrStudy = ({ text }: Line) =>
  titleScore(text) >= 1 || companyScore(text) > 0 || institutionScore(text) > 0 || findDegree(text) !== null;

/** How many lines above a bare date name what it dates: at most two. */
const linesAbove = (lines: readonly Line[], anchor: number): number => {
  if (!isBareDate(lines[anchor] as Line)) return 0;
  const above = lines.slice(Math.max(0, anchor - 2), anchor).reverse();
  const end = above.findIndex((line) => isContactLine(line) || isPeriodLine(line) || line.bullet);
  const own = end < 0 ? above : above.slice(0, end);
  return own.some(namesWorkOrStudy) ? own.findLastIndex(namesWorkOrStudy) + 1 : 0;
};

/** A school or a degree, and no role, in the lines of one entry. */
const kindOf = (lines: readonly Line[]): 'work' | 'education' => {
  const heads = lines.filter((line) => !line.bullet).slice(0, 3);
  const isStudy = heads.some(({ text }) => findDegree(text) !== null || institutionScore(text) > 0);
  const isJob = heads.some(({ text }) => titleScore(text) >= 1 && findDegree(text) === null);
  return isStudy && !isJob ? 'education' : 'work';
};

/**
 * Jobs and courses of a CV that has no heading for its jobs: its headings are pictures, or words that are not known. They begin at
 * two dated lines that name a role, an employer or a school. The words of an entry decide whether it is a job or a course.
 */
export const openUntitledEntries = (sections: readonly Section[]): Section[] => {
  if (sections.some(({ kind }) => kind === 'work')) return [...sections];
  return sections.flatMap((section) =>
    section.kind === 'header' || section.kind === 'other' ? cutAtDates(section) : [section],
  );
};

const cutAtDates = (section: Section): Section[] => {
  const { lines } = section;
  const anchors = lines.flatMap((line, i) => (isPeriodLine(line) ? [i] : []));
  const starts = anchors.map((anchor) => anchor - linesAbove(lines, anchor));
  const [first] = starts;
  const named = anchors.filter((anchor, i) =>
    lines.slice(starts[i], anchor + 2).some(namesWorkOrStudy),
  ).length;
  if (first === undefined || named < 2) return [section];
  const found: Section[] = [{ ...section, lines: lines.slice(0, first) }];
  for (const [i, start] of starts.entries()) {
    const entry = lines.slice(start, starts[i + 1]);
    const kind = kindOf(entry);
    const last = found.at(-1);
    if (last?.kind === kind) for (const line of entry) last.lines.push(line);
    else found.push({ kind, title: null, lines: entry });
  }
  return found.filter((one) => one.lines.length > 0);
};
