import { motherTongueLabels } from '../../words/cv-labels.ts';
import { findDates } from '../../words/dates.ts';
import { languageCode } from '../../words/language-names.ts';
import { titleScore } from '../../words/role-words.ts';
import { looseSectionOf, type SectionKind, sectionOf } from '../../words/section-titles.ts';
import { wordsBeforeFields } from '../../words/words-before-fields.ts';
import type { Line } from '../document.ts';
import { bulletMark } from '../read/clean-text.ts';
import { separators } from './skill-groups.ts';

/** A heading that shares its line with the first words of its section. */
interface TitleWithText {
  kind: SectionKind;
  rest: Line;
}

/** The row that heads a table of years and months names what the table lists: "年 ⟂ 月 ⟂ 免許・資格". */
const tableTitle = /^年\s?\t月\s?\t/u;

/** "EXPERIENCE ⟂ PROFESSIONNELLE": wide-set capitals make two cells of one title. Two titles side by side stay two. */
const isParted = ({ text }: Line) => {
  const cells = text.split('\t');
  return (
    cells.length === 2 &&
    text === text.toUpperCase() &&
    cells.filter((cell) => sectionOf(cell)).length === 1 &&
    text.length < 40
  );
};

/** "職 ⟂ 歴": each sign of a title in a cell of its own. */
const wideSet = /^\p{Script=Han}(?:\t\p{Script=Han}){1,3}$/u;

/** A title on a line of its own. A list item is a title only if the file marks it as one. */
export const titleOf = (line: Line): SectionKind | null => {
  if (wideSet.test(line.text)) return sectionOf(line.text.replace(/\s/g, ''));
  if (tableTitle.test(line.text)) return sectionOf(line.text.replace(tableTitle, '').replace(/\s/g, ''));
  if (isParted(line)) return sectionOf(line.text.replaceAll('\t', ' '));
  if (line.text.includes('\t') || (line.bullet && !line.bold && !line.heading)) return null;
  return sectionOf(line.text);
};

const qualifier = new RegExp(`^(.{4,40}?)\\s(?:${wordsBeforeFields})\\s(?=\\p{L})[^\\t]{2,40}$`, 'iu');

/** "Experiencia jurídica": an adjective follows the noun in these languages. */
const adjective =
  /^(experiencias?|esperienze?|exp[ée]riences?|experi[êe]ncias?|formaci[óo]n|formazione|formation|forma[çc][ãa]o)\s\p{L}{4,20}$/iu;

/** "Experiencia en el ámbito sanitario": a title and its field. Only for a line that is set apart. */
export const qualifiedTitle = ({ text }: Line): SectionKind | null => {
  const [, title = ''] = qualifier.exec(text.trim()) ?? adjective.exec(text.trim()) ?? [];
  if (!title && !/[.:;]/.test(text) && titleScore(text) < 1) return looseSectionOf(text);
  if (!title || text.split(/\s+/).length > 8 || /[.,;:\d]/.test(text) || titleScore(text) >= 1) return null;
  const kind = sectionOf(title);
  return kind === 'work' || kind === 'education' || kind === 'skills' ? kind : null;
};

/** A heading in the margin shares its row with the first line of its text. */
export const marginTitle = (line: Line): TitleWithText | null => {
  const cut = line.text.indexOf('\t');
  const kind = cut > 0 ? sectionOf(line.text.slice(0, cut)) : null;
  const second = line.spans.findIndex((span, i) => i > 0 && span.startsCell);
  if (!kind || second < 0) return null;
  const spans = line.spans.slice(second);
  const text = line.text.slice(cut + 1);
  const mark = bulletMark.exec(text)?.[0] ?? '';
  return {
    kind,
    rest: {
      ...line,
      text: text.slice(mark.length),
      bullet: mark !== '',
      x: spans[0]?.x ?? line.x,
      spans,
      bold: spans.every((span) => span.bold),
    },
  };
};

/**
 * "RESEARCH ⟂ Institute …" over "EXPERIENCE ⟂ Student …": a heading that a narrow margin breaks over two or three rows is put
 * together in the first of them. Only for documents with headings in the margin.
 */
export const joinMarginTitles = (lines: readonly Line[]): readonly Line[] => {
  const out: Line[] = [];
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i] as Line;
    const joined = brokenTitle(lines.slice(i, i + 3), marginTitle(line)?.kind ?? null);
    if (!joined) {
      out.push(line);
      continue;
    }
    const [first, ...others] = joined.rows;
    out.push({ ...line, text: `${joined.title}\t${first ?? ''}` });
    for (const [k, text] of others.entries())
      if (text) out.push(withoutMargin(lines[i + k + 1] as Line, text));
    i += others.length;
  }
  return out;
};

const cellsOf = ({ text }: Line): [string, string] => {
  const cut = text.indexOf('\t');
  return cut < 0 ? [text, ''] : [text.slice(0, cut), text.slice(cut + 1)];
};

/** The shortest run of rows whose first cells make a title together, while none of them makes one with the text on its right. */
const brokenTitle = (
  rows: readonly Line[],
  own: SectionKind | null,
): { title: string; rows: string[] } | null => {
  const [first] = rows;
  if (!first?.text.includes('\t')) return null;
  for (let size = 2; size <= rows.length; size++) {
    const part = rows.slice(0, size);
    const sameMargin = part.every(
      (row) =>
        row.page === first.page &&
        row.column === first.column &&
        Math.abs(row.x - first.x) < 3 &&
        !row.bullet,
    );
    const title = part.map((row) => cellsOf(row)[0]).join(' ');
    // Two headings below each other are one only when they name the same kind.
    const kinds = own ? part.map((row) => sectionOf(cellsOf(row)[0])) : [];
    const isTitle =
      sectionOf(title) !== null && title === title.toUpperCase() && kinds.every((kind) => kind === own);
    if (sameMargin && isTitle) return { title, rows: part.map((row) => cellsOf(row)[1]) };
  }
  return null;
};

const withoutMargin = (line: Line, text: string): Line => {
  const second = line.spans.findIndex((span, i) => i > 0 && span.startsCell);
  const spans = second > 0 ? line.spans.slice(second) : line.spans;
  const mark = bulletMark.exec(text)?.[0] ?? '';
  return { ...line, text: text.slice(mark.length), bullet: mark !== '', spans, x: spans[0]?.x ?? line.x };
};

/** Three kinds of heading in one margin make it the document's way; a single one may be a table row. */
export const usesMargin = (lines: readonly Line[]) => {
  const kinds = new Map<number, Set<SectionKind>>();
  for (const line of lines) {
    const title = marginTitle(line);
    const first = line.spans[0];
    // A right-aligned margin shares its right edge instead.
    if (!title || !first) continue;
    for (const edge of [Math.round(first.x / 3), -Math.round((first.x + first.width) / 3)]) {
      kinds.set(edge, (kinds.get(edge) ?? new Set()).add(title.kind));
    }
  }
  return [...kinds.values()].some((found) => found.size >= 3);
};

/** Labels of a language in forms; elsewhere these words are the level of a language. */
const motherTongue = new RegExp(`^(?:${motherTongueLabels})$`, 'iu');

/** "Langues Français, Anglais (C1)": a label without a separator from the languages after it. */
const languagesBehind = (line: Line): TitleWithText | null => {
  const [, label = '', rest = ''] = /^(\p{L}{4,20})\s(\p{Lu}.*)$/u.exec(line.text) ?? [];
  if (sectionOf(label) !== 'languages') return null;
  const names = rest.split(/[,;·|]/).filter((item) => languageCode(item.trim().split(/[\s(]/)[0] ?? ''));
  return names.length > 1 ? { kind: 'languages', rest: { ...line, text: rest } } : null;
};

/** "Languages: English, German" and a table row "Skills ⟂ Java, SQL" carry title and content on one line. */
export const inlineTitle = (line: Line, current: SectionKind | 'header'): TitleWithText | null => {
  const match = /^([^:：\t]{3,40})(?::|：|\t)[\s:]*(\S.*)$/s.exec(line.text);
  const set = languagesBehind(line);
  if (set && current !== 'languages') return set;
  const label = match?.[1] ?? '';
  const kind = motherTongue.test(label) ? 'languages' : sectionOf(label);
  if (!match?.[2] || !kind || kind === current) return null;
  const allowed: SectionKind[] =
    current === 'skills'
      ? ['languages']
      : ['skills', 'languages', 'certificates', 'summary', 'education', 'work'];
  const styled = line.spans[0]?.bold && !line.spans.at(-1)?.bold;
  // A form goes on with its next row: "Capacità e competenze tecniche ⟂ AutoCAD, GPS".
  const isRow =
    current === 'languages' && label.includes(' ') && /\t/.test(match[0]) && separators.test(match[2]);
  if (
    !allowed.includes(kind) ||
    findDates(match[2]).length > 0 ||
    (current !== 'header' && !styled && !isRow && kind !== 'languages')
  )
    return null;
  // In a job or project such a label names its tools.
  if (current === 'work' || current === 'projects' || current === 'volunteer') return null;
  return { kind, rest: { ...line, text: match[2] } };
};
