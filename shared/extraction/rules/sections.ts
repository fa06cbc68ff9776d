import { findDates } from '../../words/dates.ts';
import { findDegree, institutionScore } from '../../words/degree-words.ts';
import { titleScore } from '../../words/role-words.ts';
import { type SectionKind, sectionOf } from '../../words/section-titles.ts';
import type { CvDocument, Line } from '../document.ts';
import {
  inlineTitle,
  joinMarginTitles,
  marginTitle,
  qualifiedTitle,
  titleOf,
  usesMargin,
} from './headings.ts';
import { bodySize, type LineStyle, sameStyle, styleOf, usualStyle } from './line-style.ts';
import { openUntitledEntries } from './untitled-entries.ts';

/** A heading and the lines under it; `header` is the text before the first heading. */
export interface Section {
  kind: SectionKind | 'header';
  title: string | null;
  lines: Line[];
}

/** The head, what is titled as contact data, and an "About" that holds an address to write to. */
export const isContact = ({ kind, lines }: Section) =>
  kind === 'header' ||
  kind === 'contact' ||
  (kind === 'summary' && lines.some((line) => /\S@\S+\.\p{L}{2,}/u.test(line.text)));

/**
 * Cuts the document at its headings. A section goes on in its own column over page ends. Once two known headings share a
 * distinct style, unknown lines in that style end the section before them, too.
 */
export const splitSections = (document: CvDocument): Section[] => {
  const usual = usualStyle(document.lines.filter((line) => titleOf(line) !== null));
  const isStrange = unknownTitles(document, usual);
  const inMargin = usesMargin(document.lines);
  const running = runningTitles(document);
  const marked = markedTitles(document);
  /** A column that begins with an unknown heading: the text after it determines the kind of section. */
  const isUntitled = (line: Line) =>
    line.column > 0 && kindByContent(following(document, line, usual?.style ?? null)) !== null;
  const qualified = (line: Line) =>
    standsApart(document, line, usual?.style ?? null) ? qualifiedTitle(line) : null;
  const sections: Section[] = [];
  const current = new Map<number, Section>();
  const open = (line: Line, kind: Section['kind'], title: string | null) => {
    const section: Section = { kind, title, lines: [] };
    sections.push(section);
    current.set(line.column, section);
    return section;
  };
  for (const line of inMargin ? joinMarginTitles(document.lines) : document.lines) {
    if (running.has(line)) continue;
    const section = current.get(line.column) ?? open(line, 'header', null);
    const kind = titleOf(line) ?? marked.get(line) ?? qualified(line);
    const shared = (inMargin ? marginTitle(line) : null) ?? inlineTitle(line, section.kind);
    if (kind && isTitleHere(line, kind, section, usual?.style ?? null)) open(line, kind, line.text);
    else if (shared) open(line, shared.kind, line.text).lines.push(shared.rest);
    else if ((section.title !== null ? section.lines.length > 0 : isUntitled(line)) && isStrange(line)) {
      // Groups of skills ("Databases", "Tools") are set like sections in some layouts.
      const listing = section.kind === 'skills' || section.kind === 'languages';
      const kindBelow = kindByContent(following(document, line, usual?.style ?? null));
      open(line, kindBelow ?? (listing ? 'skills' : 'other'), line.text);
    } else section.lines.push(line);
  }
  return openUntitledEntries(sections.filter((section) => section.lines.length > 0));
};

/** "■ 職務経歴" and "● SKILLS": a mark before a title is a decoration once titles of several kinds carry one. */
const markedTitles = ({ lines }: CvDocument): ReadonlyMap<Line, SectionKind> => {
  const found = lines.flatMap((line): [Line, SectionKind][] => {
    const kind = line.bullet && !line.text.includes('\t') ? sectionOf(line.text) : null;
    return kind ? [[line, kind]] : [];
  });
  const kinds = new Set(found.map(([, kind]) => kind));
  return new Map(kinds.size > 2 && (kinds.has('work') || kinds.has('education')) ? found : []);
};

/** The lines of the same column until the next one that is set like the headings. */
const following = ({ lines }: CvDocument, title: Line, style: LineStyle | null): Line[] => {
  const rest = lines.slice(title.number).filter((line) => line.column === title.column);
  const end = rest.findIndex((line) => titleOf(line) !== null && style && sameStyle(styleOf(line), style));
  return (end < 0 ? rest : rest.slice(0, end)).slice(0, 40);
};

/** The kind of section below an unknown heading: periods with roles are work, periods with schools and degrees education. */
const kindByContent = (lines: readonly Line[]): SectionKind | null => {
  const periods = lines.filter((line) => findDates(line.text).some((date) => date.isRange)).length;
  if (periods === 0) return null;
  const heads = lines.filter((line) => !line.bullet && line.text.length < 90);
  const schools = heads.filter((line) => findDegree(line.text) || institutionScore(line.text) > 0).length;
  const roles = heads.filter((line) => titleScore(line.text) >= 1).length;
  if (schools >= periods && schools > roles) return 'education';
  // Not every title is known.
  return roles >= periods * 0.6 ? 'work' : null;
};

/** Set like the headings, marked as one by the file, or with more white space above than below. */
const standsApart = ({ lines }: CvDocument, line: Line, style: LineStyle | null) => {
  if (line.heading || (style && (style.bold || style.upper) && sameStyle(styleOf(line), style))) return true;
  const [above, below] = [lines[line.number - 2], lines[line.number]];
  const isNear = (other: Line | undefined) => other?.page === line.page && other.column === line.column;
  if (!above || !below || !isNear(above) || !isNear(below)) return false;
  return line.y - above.y > 1.6 * (below.y - line.y) && !line.bullet;
};

/** Finds lines in the style of the document's headings that name no known section. */
const unknownTitles = ({ lines }: CvDocument, usual: ReturnType<typeof usualStyle>) => {
  if (!usual || usual.count < 2) return () => false;
  const { style } = usual;
  const standsOut = style.upper || style.halfPoints > bodySize(lines) * 2 * 1.08;
  // Names of employers may be set like headings; dates follow them.
  const isDated = ({ number, column }: Line) =>
    lines.slice(number, number + 3).some((next) => next.column === column && findDates(next.text).length > 0);
  const alike = lines.filter((line) => sameStyle(styleOf(line), style));
  // If nearly all lines of that style are headings, employers have another style.
  const rare = usual.count >= 3 && usual.count >= alike.length * 0.5;
  return (line: Line) =>
    (standsOut || (rare && style.bold)) &&
    !/[,;|•]/.test(line.text) &&
    sameStyle(styleOf(line), style) &&
    line.text.length < 45 &&
    !line.text.includes('\t') &&
    /\p{L}{3}/u.test(line.text) &&
    findDates(line.text).length === 0 &&
    (rare || !isDated(line));
};

/** Page headers and footers: the same words, numbers aside, at the same height of two pages. */
const runningTitles = ({ lines }: CvDocument): ReadonlySet<Line> => {
  const places = new Map<string, Line[]>();
  for (const line of lines) {
    if (!/\p{L}{2}|^\d{1,3}$/u.test(line.text)) continue;
    const place = `${line.text.replace(/\d+/g, '#')}|${Math.round(line.y / 4)}|${Math.round(line.x / 4)}`;
    places.set(place, [...(places.get(place) ?? []), line]);
  }
  return new Set(
    [...places.values()].filter((same) => new Set(same.map((line) => line.page)).size > 1).flat(),
  );
};

const described: ReadonlySet<string> = new Set(['work', 'projects', 'volunteer']);
const labels: ReadonlySet<string> = new Set(['awards', 'projects', 'skills', 'summary']);

/** Inside a section, a word such as "Tools" or "Languages" in plain style is a group label, not a new section. */
const isTitleHere = (line: Line, kind: SectionKind, section: Section, usual: LineStyle | null) => {
  // "Key achievements:" under a job is a label of that job.
  if (described.has(section.kind) && labels.has(kind) && !line.heading && line.text.endsWith(':'))
    return false;
  if (line.heading || section.kind === 'header' || !usual || sameStyle(styleOf(line), usual)) return true;
  if (section.kind === kind) return false;
  const first = section.lines[0]?.fontSize ?? 0;
  if (described.has(section.kind) && labels.has(kind)) {
    return line.fontSize >= usual.halfPoints / 2 - 0.5 && (line.bold || !usual.bold) && !usual.upper;
  }
  // "Leadership" over "Coaching" is a group of skills.
  if (section.kind === 'skills' && labels.has(kind === 'volunteer' ? 'awards' : kind))
    return line.fontSize >= usual.halfPoints / 2 - 0.5 && line.fontSize > first;
  if (section.kind === 'skills' && kind === 'languages') return line.fontSize >= first;
  return section.kind !== 'skills' || line.bold || line.fontSize > first || !usual.bold;
};
