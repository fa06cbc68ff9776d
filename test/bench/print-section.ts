import type { Section, Target } from './section.ts';

const digits = new Intl.NumberFormat('en', { maximumFractionDigits: 3 });
const textOf = (cell: string | number) => (typeof cell === 'number' ? digits.format(cell) : cell);

/** One section as plain text: its table, each target with the word met or missed, and its notes. */
export function formatSection(name: string, { columns, rows, targets, notes, failed = [] }: Section): string {
  const texts = [columns, ...rows.map((row) => row.map(textOf))];
  const widths = columns.map((_, column) => Math.max(...texts.map((row) => row[column]?.length ?? 0)));
  const isNumber = columns.map((_, column) => rows.some((row) => typeof row[column] === 'number'));
  const line = (row: string[]) =>
    row
      .map((text, column) =>
        isNumber[column] ? text.padStart(widths[column] ?? 0) : text.padEnd(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd();
  const [head = [], ...body] = texts;
  return [
    `\n== ${name}`,
    line(head),
    line(widths.map((width) => '-'.repeat(width))),
    ...body.map(line),
    '',
    ...targets.map((target) => `${isMet(target) ? 'met   ' : 'MISSED'}  ${wordTarget(target)}`),
    ...notes.map((note) => `note    ${note}`),
    ...failed.map((reason) => `FAILED  ${reason}`),
  ].join('\n');
}

export const isMet = ({ measured, atMost = Infinity, atLeast = -Infinity }: Target) =>
  measured <= atMost && measured >= atLeast;

const wordTarget = ({ figure, measured, atMost, atLeast, unit = '' }: Target) => {
  const bound = atMost === undefined ? `≥ ${textOf(atLeast ?? 0)}` : `≤ ${textOf(atMost)}`;
  return `${figure}: ${textOf(measured)}${unit} (target ${bound}${unit})`;
};
