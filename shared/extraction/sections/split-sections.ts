import { columnsOf } from '../../words/column-titles.ts';
import { findDates } from '../../words/dates.ts';
import { hasLabel } from '../../words/form-labels.ts';
import { isPlainSpeech, type SectionKind, sectionOf } from '../../words/section-titles.ts';
import { knownSkill, runOfSkills } from '../../words/skill-lexicon.ts';
import type { CvDocument, Line } from '../document.ts';
import { joinFormLabels } from './join-labels.ts';
import { kindByContent } from './kinds-by-content.ts';
import { type LineStyle, sameStyle, styleOf, usualStyle } from './line-style.ts';
import {
  besideMargin,
  joinMarginTitles,
  marginTitle,
  unknownMarginTitles,
  usesMargin,
} from './margin-titles.ts';
import { runningTitles } from './running-titles.ts';
import type { Section } from './section.ts';
import { inlineTitle, qualifiedTitle, type TitleWithText, tableTitle, titleOf } from './titles.ts';
import { opensSection } from './titles-inside.ts';
import { unknownTitles } from './unknown-titles.ts';
import { raiseVerticalTitles } from './vertical-titles.ts';

/**
 * Cuts the document at its headings. A section goes on in its own column over page ends. Once two known headings share a
 * distinct style, unknown lines in that style end the section before them, too.
 */
export const splitSections = (original: CvDocument): Section[] => {
  const document = { ...original, lines: [...raiseVerticalTitles(original.lines)] };
  const titles = document.lines.filter((line) => titleOf(line) !== null);
  /** The kinds that have a known heading. */
  const titled = new Set(titles.flatMap((line) => titleOf(line) ?? []));
  const hasPlainer = (kind: SectionKind) =>
    titles.some((title) => titleOf(title) === kind && !isPlainSpeech(title.text));
  // A label of a form that wraps may be a title again and again.
  const usual = usualStyle([...new Map(titles.map((line) => [line.text, line])).values()]);
  const strange = unknownTitles(document, usual);
  const inMargin = usesMargin(document.lines);
  const running = runningTitles(document);
  const marked = markedTitles(document);
  /** The kind of section below an unknown heading. */
  const kindBelow = (line: Line) => kindByContent(following(document, line, strange), titled);
  /** Text before the first known heading of its column ends at an unknown one only if the text below that is known. */
  const endsHere = (line: Line, { title, lines }: Section) =>
    title === null ? (line.column > 0 || lines.length > 0) && kindBelow(line) !== null : lines.length > 0;
  /** "【営業部】" among the jobs is a department; text below it that is of a kind shows a heading. */
  const isPartOfEntry = (line: Line, { kind }: Section) =>
    (kind === 'work' || kind === 'education') && line.text.startsWith('【') && kindBelow(line) === null;
  /** "Personalien" between two jobs names a duty. */
  const isAmidEntries = (line: Line, { kind }: Section) =>
    (kind === 'work' || kind === 'education') &&
    following(document, line, strange).some(({ text }) => findDates(text).some(({ isRange }) => isRange));
  const qualified = (line: Line) =>
    standsApart(document, line, usual?.style ?? null) ? qualifiedTitle(line) : null;
  const lines = joinFormLabels(document.lines);
  const sections: Section[] = [];
  const current = new Map<number, Section>();
  const open = (line: Line, kind: Section['kind'], title: string | null) => {
    const section: Section = { kind, title, lines: [] };
    sections.push(section);
    current.set(line.column, section);
    return section;
  };
  const rows = inMargin ? joinMarginTitles(lines) : lines;
  const besideUnknown = inMargin ? unknownMarginTitles(rows, titled) : new Map<Line, TitleWithText>();
  /** A heading that shares its line with text. */
  const titleBeside = (line: Line, current: Section['kind']): TitleWithText | null => {
    // "Qualification ⟂ School ⟂ Year" is the head of a table, which in forms has its heading before it: "教育经历 ⟂ 时间 ⟂ 院校 ⟂ 专业".
    const columns = columnsOf(line.text);
    const beside = besideMargin(line);
    const heading = beside && columnsOf(beside.text) ? sectionOf(line.text.split('\t')[0] ?? '') : null;
    if (beside && heading && !columns?.[0]) return { kind: heading, rest: beside };
    const title = (inMargin ? marginTitle(line) : null) ?? inlineTitle(line, current);
    const isInEntries = current === 'education' || current === 'work';
    // "Qualification: National Diploma" is a row of a form about a course; "Utbildning ⟂ 2008 – 2011" below jobs is a title.
    if (columns || (isInEntries && hasLabel(line.text) && (title?.kind ?? current) === current)) return null;
    const isAboutPerson = current === 'header' || current === 'contact';
    // "学历 ⟂ 本科 ⟂ 婚姻状况 ⟂ 已婚": a row of a form about the person.
    if (isAboutPerson && line.text.split('\t').length > 3) return null;
    // "Address: Leeds" among the rows of a job is where that was.
    if (title?.kind === 'contact' && isInEntries) return null;
    return title ?? (isAboutPerson ? null : besideUnknown.get(line)) ?? null;
  };
  let above: Line | undefined;
  /** A section in the middle of which the page parts into columns goes on in the left one. */
  const goesOnIn = (line: Line): Section | undefined => {
    if (line.column !== 1 || above?.column !== 0 || above.page !== line.page) return undefined;
    const section = current.get(0);
    if (!section?.title || Math.abs(above.x - line.x) > 3) return undefined;
    current.set(line.column, section);
    return section;
  };
  /** The text of a column of one page may go on at the same margin of the next page, which has one column. */
  const goesOnAfterPage = (line: Line): Section | undefined => {
    if (line.column !== 0 || !above || above.page === line.page || above.column === 0) return undefined;
    const beside = [2, 1].flatMap((column) => current.get(column) ?? []);
    const section = beside.find(({ lines: [first] }) => first && Math.abs(first.x - line.x) < 12);
    if (section) current.set(0, section);
    return section;
  };
  for (const line of rows) {
    if (running.has(line)) continue;
    // A table that goes on after the end of a page has its head again.
    if (tableTitle.test(line.text) && sections.some(({ title }) => title === line.text)) continue;
    const section =
      goesOnAfterPage(line) ?? current.get(line.column) ?? goesOnIn(line) ?? open(line, 'header', null);
    above = line;
    const shared = titleBeside(line, section.kind);
    const kind = titleOf(line) ?? marked.get(line) ?? (shared ? null : qualified(line));
    // "学 歴" below "学歴・職歴" in the head of a table.
    const isRepeated = titleOf(line) === section.kind && section.title !== null && section.lines.length === 0;
    if (isRepeated || isRestOfTitle(line, section)) continue;
    if (
      kind &&
      !(kind === 'contact' && isAmidEntries(line, section)) &&
      (opensSection({ line, kind, section, usual: usual?.style ?? null, hasOther: hasPlainer(kind) }) ?? true)
    )
      open(line, kind, line.text);
    else if (shared) open(line, shared.kind, line.text).lines.push(shared.rest);
    else if (strange.has(line.number) && endsHere(line, section) && !isPartOfEntry(line, section)) {
      // Groups of skills ("Databases", "Tools") are set like sections in some layouts; what a person likes is, too.
      const listing =
        (section.kind === 'skills' || section.kind === 'languages') &&
        (sectionOf(section.title ?? '') === null ||
          namesSkill(following(document, line, strange)) ||
          areItemsAlike(section.lines, following(document, line, strange)));
      open(line, kindBelow(line) ?? (listing ? 'skills' : 'other'), line.text);
    } else section.lines.push(line);
  }
  return sections
    .filter((section) => section.lines.length > 0)
    .map((section) =>
      !titled.has('work') && listsJobs(section, titled) ? { ...section, kind: 'work' } : section,
    );
};

/** "PROFESSIONALE" below "ESPERIENZA" in a narrow margin: the second line of the heading that opened the section. */
const isRestOfTitle = (line: Line, { kind, title, lines }: Section) =>
  lines.length === 0 &&
  title !== null &&
  title === title.toUpperCase() &&
  line.text === line.text.toUpperCase() &&
  /^\p{L}+$/u.test(line.text) &&
  sectionOf(line.text) === null &&
  sectionOf(`${title} ${line.text}`) === kind;

/** "Career summary" above a list of jobs, in a CV that has no other. */
const listsJobs = ({ kind, lines }: Section, titled: ReadonlySet<SectionKind>) =>
  kind === 'summary' &&
  lines.filter(({ text }) => findDates(text).some(({ isRange }) => isRange)).length > 1 &&
  kindByContent(lines, titled) === 'work';

/** "■ 職務経歴" and "● SKILLS": a mark before a title is a decoration once titles of several kinds carry one. */
const markedTitles = ({ lines }: CvDocument): ReadonlyMap<Line, SectionKind> => {
  const found = lines.flatMap((line): [Line, SectionKind][] => {
    const kind = line.bullet && !line.text.includes('\t') ? sectionOf(line.text) : null;
    return kind ? [[line, kind]] : [];
  });
  const kinds = new Set(found.map(([, kind]) => kind));
  return new Map(kinds.size > 2 && (kinds.has('work') || kinds.has('education')) ? found : []);
};

/** The lines of the same column until the next heading. */
const following = ({ lines }: CvDocument, title: Line, strange: ReadonlySet<number>): Line[] => {
  const rest = lines.slice(title.number, title.number + 120).filter((line) => line.column === title.column);
  const end = rest.findIndex((line) => strange.has(line.number) || titleOf(line) !== null);
  return (end < 0 ? rest : rest.slice(0, end)).slice(0, 40);
};

/** Items of a few words with a mark in both: "Roofing" above "• Slate", below "Skills" above "• Joinery". */
const areItemsAlike = (...lists: readonly (readonly Line[])[]) =>
  lists.flat().every(({ text, bullet }) => bullet && text.split(/\s+/).length < 5 && !/[,;.]/.test(text));

/** A skill of the lexicon, also among others with blanks between, or two abbreviations. */
const namesSkill = (lines: readonly Line[]) => {
  const items = lines.flatMap(({ text }) => text.split(/[,;•·|\t]/u).map((item) => item.trim()));
  return (
    items.some((item) => knownSkill(item) !== null || runOfSkills(item).length > 1) ||
    items.filter((item) => /^\p{Lu}[\p{Lu}\d]{1,5}$/u.test(item)).length > 1
  );
};

/** Set like the headings, marked as one by the file, or with more white space above than below. */
const standsApart = ({ lines }: CvDocument, line: Line, style: LineStyle | null) => {
  if (line.heading || (style && (style.bold || style.upper) && sameStyle(styleOf(line), style))) return true;
  const [above, below] = [lines[line.number - 2], lines[line.number]];
  const isNear = (other: Line | undefined) => other?.page === line.page && other.column === line.column;
  if (!above || !below || !isNear(above) || !isNear(below)) return false;
  return line.y - above.y > 1.6 * (below.y - line.y) && !line.bullet;
};
