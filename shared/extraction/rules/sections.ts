import type { CvDocument, Line } from '../document.ts';
import { findDates } from './dates.ts';
import { type SectionKind, sectionOf } from './section-titles.ts';

/** A heading and the lines under it; `header` is what stands before the first heading. */
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

const styleOf = (line: Line) => {
  const upper = line.text === line.text.toUpperCase() && line.text !== line.text.toLowerCase();
  return `${Math.round(line.fontSize * 2)}|${line.bold}|${upper}`;
};

/** The font size of most characters. */
export const bodySize = (lines: readonly Line[]) => {
  const sizes = new Map<number, number>();
  for (const line of lines) {
    const size = Math.round(line.fontSize * 2) / 2;
    sizes.set(size, (sizes.get(size) ?? 0) + line.text.length);
  }
  return [...sizes].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 10;
};

/** A title on a line of its own. A list item is a title only when the file says so. */
const titleOf = (line: Line): SectionKind | null => {
  if (line.text.includes('\t') || (line.bullet && !line.bold && !line.heading)) return null;
  return sectionOf(line.text);
};

/** A heading in the margin shares its row with the first line of its text. */
const marginTitle = (line: Line): { kind: SectionKind; rest: Line } | null => {
  const cut = line.text.indexOf('\t');
  const kind = cut > 0 ? sectionOf(line.text.slice(0, cut)) : null;
  const second = line.spans.findIndex((span, i) => i > 0 && span.startsCell);
  if (!kind || second < 0) return null;
  const spans = line.spans.slice(second);
  return {
    kind,
    rest: {
      ...line,
      text: line.text.slice(cut + 1),
      x: spans[0]?.x ?? line.x,
      spans,
      bold: spans.every((span) => span.bold),
    },
  };
};

/** Two headings or more in one margin make it the document's way; a single one may be a table row. */
const usesMargin = (lines: readonly Line[]) => {
  const kinds = new Map<number, Set<SectionKind>>();
  for (const line of lines) {
    const title = marginTitle(line);
    const first = line.spans[0];
    // A right-aligned margin shares its right edge instead.
    for (const edge of title && first
      ? [Math.round(first.x / 3), -Math.round((first.x + first.width) / 3)]
      : []) {
      kinds.set(edge, (kinds.get(edge) ?? new Set()).add(title?.kind ?? 'other'));
    }
  }
  return [...kinds.values()].some((found) => found.size >= 3);
};

/** "Languages: English, German" and a table row "Skills ⟂ Java, SQL" carry title and content on one line. */
const inlineTitle = (line: Line, current: Section['kind']): { kind: SectionKind; rest: Line } | null => {
  const match = /^([^:：\t]{3,40})(?::|：|\t)\s*(\S.*)$/s.exec(line.text);
  const kind = match?.[1] ? sectionOf(match[1]) : null;
  if (!match?.[1] || !match[2] || !kind || kind === current) return null;
  const allowed: Section['kind'][] =
    current === 'skills'
      ? ['languages']
      : ['skills', 'languages', 'certificates', 'summary', 'education', 'work'];
  const styled = line.spans[0]?.bold && !line.spans.at(-1)?.bold;
  if (
    !allowed.includes(kind) ||
    findDates(match[2]).length > 0 ||
    (current !== 'header' && !styled && kind !== 'languages')
  )
    return null;
  // In a job or project such a label names its tools.
  if (current === 'work' || current === 'projects' || current === 'volunteer') return null;
  return { kind, rest: { ...line, text: match[2] } };
};

/**
 * Cuts the document at its headings. A section goes on in its own column over page ends. Once two known headings share a
 * style larger than the body's, unknown lines in that style end the section before them too.
 */
export const splitSections = (document: CvDocument): Section[] => {
  const body = bodySize(document.lines);
  const styles = new Map<string, number>();
  for (const line of document.lines) {
    if (titleOf(line)) styles.set(styleOf(line), (styles.get(styleOf(line)) ?? 0) + 1);
  }
  const strong = [...styles].sort((a, b) => b[1] - a[1])[0];
  const margin = usesMargin(document.lines);
  // Names of employers may be set like headings; dates follow them.
  const dated = new Set(
    document.lines.filter((line, i) =>
      document.lines
        .slice(i + 1, i + 4)
        .some((next) => next.column === line.column && findDates(next.text).length > 0),
    ),
  );
  const isStrange = (line: Line) =>
    strong !== undefined &&
    !dated.has(line) &&
    strong[1] >= 2 &&
    styleOf(line) === strong[0] &&
    (line.fontSize > body * 1.08 || strong[0].endsWith('true')) &&
    !line.text.includes('\t') &&
    line.text.length < 45 &&
    findDates(line.text).length === 0 &&
    /\p{L}{3}/u.test(line.text);

  const sections: Section[] = [];
  const current = new Map<number, Section>();
  const open = (column: number, kind: Section['kind'], title: string | null) => {
    const section: Section = { kind, title, lines: [] };
    sections.push(section);
    current.set(column, section);
    return section;
  };
  let headings = 0;
  const running = runningTitles(document);
  for (const line of document.lines) {
    if (running.has(line)) continue;
    const section = current.get(line.column) ?? open(line.column, 'header', null);
    const kind = titleOf(line);
    if (kind && (styles.get(styleOf(line)) ?? 0) > 0 && isTitleHere(line, kind, section, strong?.[0])) {
      open(line.column, kind, line.text);
      headings++;
      continue;
    }
    const inline = (margin ? marginTitle(line) : null) ?? inlineTitle(line, section.kind);
    if (inline) {
      open(line.column, inline.kind, line.text).lines.push(inline.rest);
      continue;
    }
    if (headings > 0 && isStrange(line) && section.lines.length > 0) {
      // Groups of skills ("Databases", "Tools") are set like sections in some layouts.
      open(
        line.column,
        section.kind === 'skills' || section.kind === 'languages' ? 'skills' : 'other',
        line.text,
      );
      continue;
    }
    section.lines.push(line);
  }
  return sections.filter((section) => section.lines.length > 0);
};

/** Page headers and footers: the same words, numbers aside, at the same height of two pages. */
const runningTitles = ({ lines }: CvDocument): ReadonlySet<Line> => {
  const places = new Map<string, Line[]>();
  for (const line of lines) {
    const place = `${line.text.replace(/\d+/g, '#')}|${Math.round(line.y / 4)}|${Math.round(line.x / 4)}`;
    places.set(place, [...(places.get(place) ?? []), line]);
  }
  return new Set(
    [...places.values()].filter((same) => new Set(same.map((line) => line.page)).size > 1).flat(),
  );
};

/** Inside a section, a word such as "Tools" or "Languages" in plain style is a group label, not a new section. */
const isTitleHere = (line: Line, kind: SectionKind, section: Section, strong: string | undefined) => {
  if (line.heading || section.kind === 'header' || styleOf(line) === strong) return true;
  const first = section.lines[0];
  if (section.kind === kind) return false;
  // "Key achievements" under a job is a label of that job.
  const strongSize = Number(strong?.split('|')[0] ?? 0) / 2;
  const told = section.kind === 'work' || section.kind === 'projects' || section.kind === 'volunteer';
  if (told && (kind === 'awards' || kind === 'projects' || kind === 'skills' || kind === 'summary'))
    return line.fontSize >= strongSize - 0.5 && (line.bold || !strong?.includes('|true|'));
  if (section.kind === 'skills' && kind === 'languages')
    return first ? line.fontSize >= first.fontSize : true;
  return (
    section.kind !== 'skills' ||
    strong === undefined ||
    line.bold ||
    line.fontSize > (first?.fontSize ?? 0) ||
    !strong.includes('|true|')
  );
};
