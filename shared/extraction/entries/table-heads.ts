import { type Column, columnsOf } from '../../words/column-titles.ts';
import { findDates, withoutDates } from '../../words/dates.ts';
import type { LabelKind } from '../../words/form-labels.ts';
import type { Line, Span } from '../document.ts';

const labels: Partial<Record<Column, LabelKind>> = {
  title: 'title',
  employer: 'employer',
  school: 'school',
  area: 'area',
};

/**
 * The rows of tables without their heads, "Course ⟂ Institution ⟂ Year of passing". The kind of a column is the label of the cells
 * below its head; duties are on a line of their own, and remarks are left out. A table of the projects of one job has no jobs.
 */
export function withColumns(lines: readonly Line[]): Line[] {
  let columns: (Column | null)[] | null = null;
  return lines.flatMap((line) => {
    const found = columnsOf(line.text);
    columns = found ?? columns;
    if (found) return [];
    if (columns && listsProjects(columns)) return isRowOf(columns, line) ? asListItem(line) : [line];
    return columns ? labelled(line, columns) : [line];
  });
}

const listsProjects = (columns: readonly (Column | null)[]) =>
  (columns.includes('project') || (columns.includes('duties') && columns.includes('aside'))) &&
  !columns.some((column) => column === 'title' || column === 'employer' || column === 'school');

/** Without a column for projects, only whole rows are of that table. */
const isRowOf = (columns: readonly (Column | null)[], line: Line) =>
  columns.includes('project') || cellsOf(line).length === columns.length;

/** A row that begins with a date, as a list item without it; other lines unchanged. */
function asListItem(line: Line): Line[] {
  const [first, ...others] = cellsOf(line);
  const isRow =
    first && others.length > 0 && withoutDates(textOf(first), findDates(textOf(first))).length < 3;
  if (!isRow || findDates(textOf(first)).length === 0) return [line];
  const spans = others.flat();
  return [{ ...line, text: others.map(textOf).join(', '), spans, bullet: true, x: spans[0]?.x ?? line.x }];
}

const post = /^(?=.*[\p{Script=Han}\p{Script=Katakana}])[^・•。、,.]{2,24}$/u;

function labelled(line: Line, columns: readonly (Column | null)[]): Line[] {
  const cells = cellsOf(line);
  /** "製造課 係長" in a table of duties that has no column for titles is the title. */
  const kindOf = (column: Column | null, text: string) =>
    column === 'duties' && !columns.includes('title') && post.test(text) ? 'title' : column;
  if (cells.length !== columns.length || cells.length !== line.text.split('\t').length) return [line];
  const kept = cells.flatMap((whole, i) => {
    const column = kindOf(columns[i] ?? null, textOf(whole));
    const spans = column === 'title' ? beforeSentences(whole) : whole;
    if (column === 'duties' || column === 'aside') return [];
    const label = column && labels[column];
    return [label ? spans.map((span) => ({ ...span, label })) : spans];
  });
  const duties = cells.filter((spans, i) => kindOf(columns[i] ?? null, textOf(spans)) === 'duties');
  const [first] = kept;
  if (!first) return [line];
  return [
    { ...line, text: kept.map(textOf).join('\t'), spans: kept.flat(), x: first[0]?.x ?? line.x },
    ...duties.map((spans) => ({
      ...line,
      text: textOf(spans),
      spans,
      bullet: true,
      x: spans[0]?.x ?? line.x,
    })),
  ];
}

const textOf = (spans: readonly Span[]) =>
  spans
    .map(({ text }) => text)
    .join('')
    .trim();

/** "Bricklayer. High-rise blockwork, price work.": the role alone. */
function beforeSentences(spans: readonly Span[]): Span[] {
  const [first] = spans;
  const [, role] = /^(.{3,40}?\p{Ll}{3})\.\s\p{Lu}/u.exec(textOf(spans)) ?? [];
  return first && role ? [{ ...first, text: role }] : [...spans];
}

function cellsOf({ spans }: Line): Span[][] {
  const cells: Span[][] = [];
  for (const span of spans) {
    const last = cells.at(-1);
    if (last && !span.startsCell) last.push(span);
    else cells.push([span]);
  }
  return cells;
}
