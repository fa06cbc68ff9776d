import type { CvDocument, Line } from '../document.ts';
import { greatest } from '../extremes.ts';

/** The end that a narrow column cuts off is short, in small letters, and alone on its line: longer words are other text. */
const remnant = /^[a-z0-9_.-]{1,12}$/;
const knownEnd =
  /\.(?:com|org|net|edu|info|online|site|page|dev|design|studio|example|co\.uk|com\.br|[a-z]{2})$/i;

/**
 * The rest of an address that ends at `end` of its line, from the next line of the same column: "…@example.or" and "g". Empty
 * unless the line is as wide as its column gets, so that nothing is added to an address that was whole.
 */
export const cutOff = ({ lines }: CvDocument, line: Line, end: number): string => {
  const next = lines[line.number];
  if (end < line.text.length || !next || next.column !== line.column || next.page !== line.page) return '';
  if (Math.abs(next.x - line.x) > 3 || !remnant.test(next.text) || next.bold !== line.bold) return '';
  // Two lines of one paragraph are closer than two addresses of a list.
  const gap = next.y - line.y;
  const column = lines.filter((other) => other.column === line.column && other.page === line.page);
  const widest = greatest(column.map((other) => other.width));
  const after = lines[next.number];
  const apart = !after || after.column !== line.column || after.y - next.y > gap * 0.99;
  if (line.width < widest * 0.9 || gap > line.fontSize * 2 || !apart) return '';
  const whole = line.text + next.text;
  return /@/.test(line.text) ? (knownEnd.test(whole) ? next.text : '') : next.text;
};
