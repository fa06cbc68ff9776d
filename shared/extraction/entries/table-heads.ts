import { columnTitles } from '../../words/column-titles.ts';
import type { Line } from '../document.ts';

/** Titles of the columns of a table of jobs or of courses. */
const columnTitle = new RegExp(`^(?:${columnTitles})$`, 'iu');

/** "Course ⟂ Institution ⟂ Year of passing": a row that only names the columns of the rows below it. */
export const isTableHead = ({ text }: Pick<Line, 'text'>): boolean => {
  const cells = text.split('\t').map((cell) => cell.trim());
  return cells.length > 2 && cells.every((cell) => columnTitle.test(cell));
};
