import { isLabelled } from '../../words/form-labels.ts';
import { type SectionKind, sectionOf } from '../../words/section-titles.ts';
import type { Line } from '../document.ts';
import { bulletMark } from '../read/clean-text.ts';
import { kindByContent } from './kinds-by-content.ts';
import type { TitleWithText } from './titles.ts';

/** A heading in the margin shares its row with the first line of its text. */
export const marginTitle = (line: Line): TitleWithText | null => {
  const cut = line.text.indexOf('\t');
  const kind = cut > 0 ? sectionOf(line.text.slice(0, cut)) : null;
  const rest = besideMargin(line);
  return kind && rest ? { kind, rest } : null;
};

/** The line without its first cell; null where it has no other. */
export const besideMargin = (line: Line): Line | null => {
  const second = line.spans.findIndex((span, i) => i > 0 && span.startsCell);
  const cut = line.text.indexOf('\t');
  if (second < 0 || cut < 0) return null;
  const spans = line.spans.slice(second);
  const text = line.text.slice(cut + 1);
  const mark = bulletMark.exec(text)?.[0] ?? '';
  return {
    ...line,
    text: text.slice(mark.length),
    bullet: mark !== '',
    x: spans[0]?.x ?? line.x,
    spans,
    fontSize: spans[0]?.fontSize ?? line.fontSize,
    bold: spans.every((span) => span.bold),
  };
};

/**
 * Headings of unknown words in the margin, "research & field" below "education": set like the known ones, and what is next to
 * them and below has a kind by its content.
 */
export const unknownMarginTitles = (
  lines: readonly Line[],
  titled: ReadonlySet<SectionKind>,
): ReadonlyMap<Line, TitleWithText> => {
  const known = lines.flatMap((line) => (marginTitle(line) ? (line.spans[0] ?? []) : []));
  const isInMargin = ({ text, spans: [first] }: Line) =>
    first !== undefined &&
    text.includes('\t') &&
    // Not the labels of eastern forms.
    /^(?:[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}&' /-]){3,32}\t/u.test(text) &&
    known.some(
      ({ x, width, bold, fontSize }) =>
        bold === first.bold &&
        Math.abs(fontSize - first.fontSize) < 0.6 &&
        (Math.abs(x - first.x) < 3 || Math.abs(x + width - first.x - first.width) < 3),
    );
  const found = new Map<Line, TitleWithText>();
  for (const [at, line] of lines.entries()) {
    const rest = isInMargin(line) && !marginTitle(line) && !isLabelled(line.text) ? besideMargin(line) : null;
    if (!rest) continue;
    const below = lines.slice(at + 1, at + 60);
    const end = below.findIndex(isInMargin);
    const kind = kindByContent([rest, ...(end < 0 ? below : below.slice(0, end))], titled);
    if (kind) found.set(line, { kind, rest });
  }
  return found;
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
        !row.bullet &&
        // Not the years in the first column of a Japanese form.
        /\p{L}/u.test(cellsOf(row)[0]),
    );
    const title = part.map((row) => cellsOf(row)[0]).join(' ');
    // Two headings below each other are one only when they name the same kind.
    const kinds = own ? part.map((row) => sectionOf(cellsOf(row)[0])) : [];
    const isInCapitals = title === title.toUpperCase() && kinds.every((kind) => kind === own);
    // "Doświadczenie" over "zawodowe": a second half in small letters.
    const goesOn = part.slice(1).every(
      (row) =>
        /^\p{Ll}/u.test(row.text) &&
        row.spans[0]?.bold === first.spans[0]?.bold &&
        // "skills" above "languages" are two, "Umiejętności i" above "uprawnienia" is one.
        (sectionOf(cellsOf(row)[0]) === null || /\s(?:\p{Ll}{1,3}|&)$/u.test(cellsOf(first)[0])),
    );
    const isTitle = sectionOf(title) !== null && (isInCapitals || goesOn);
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
