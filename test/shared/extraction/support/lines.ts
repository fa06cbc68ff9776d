import type { CvDocument, Line, Span } from '../../../../shared/extraction/document.ts';
import { bareLine } from '../../../../shared/extraction/second-reading/bare-line.ts';

/** Lines of one column, twelve points apart; a text, or a text with what else is to be known of its line. */
export const linesOf = (...rows: (string | (Partial<Line> & { text: string }))[]): Line[] =>
  rows.map((row, at) => {
    const given = typeof row === 'string' ? { text: row } : row;
    return { ...bareLine(given.text), number: at + 1, y: 12 * at, ...given };
  });

/** A row of cells: each begins at its place, and a tab stands between them in the text. */
export function rowOf(...cells: [x: number, text: string][]): Partial<Line> & { text: string } {
  const style = { width: 50, fontSize: 10, bold: false, italic: false };
  const spans = cells.map(([x, text]): Span => ({ ...style, x, text, startsCell: true }));
  return { text: cells.map(([, text]) => text).join('\t'), x: cells[0]?.[0] ?? 0, spans };
}

/** A document of these lines on one page. */
export const documentOf = (...rows: Parameters<typeof linesOf>): CvDocument => ({
  format: 'pdf',
  pages: 1,
  isOcr: false,
  language: 'en',
  lines: linesOf(...rows),
  links: [],
  warnings: [],
  layout: 'single_column',
});
