import type { Line } from './document.ts';

/** The number of the span that begins the second cell of a row; -1 for a line of one cell. */
export const secondCell = ({ spans }: Line): number =>
  spans.findIndex((span, at) => at > 0 && span.startsCell);

/** A row without its first cell, with the text that is left. */
export const withoutFirstCell = (line: Line, text: string): Line => {
  const second = secondCell(line);
  const spans = second > 0 ? line.spans.slice(second) : line.spans;
  return { ...line, text, spans, x: spans[0]?.x ?? line.x };
};
