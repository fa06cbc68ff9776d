import { idPattern } from '../contracts/primitives.ts';
import { AdministrationError } from './organizations.ts';

/** A line of the auditor's file: whom it names, and the category that they are put in. */
export interface Categorized {
  line: number;
  named: string;
  category: string;
}

export const isScanId = (text: string) => idPattern('scan').test(text);

/** Two columns of CSV (RFC 4180) with a comma or a semicolon, with or without a heading. Throws {@link AdministrationError}. */
export function readCategories(text: string): Categorized[] {
  const rows = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map((line, index) => ({ line: index + 1, cells: cellsOf(line) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  if (isHeading(rows[0]?.cells)) rows.shift();
  if (rows.length === 0) throw new AdministrationError('the file of categories is empty');
  return rows.map(({ line, cells: [named, category, ...more] }) => {
    if (!named || !category || more.length > 0)
      throw new AdministrationError(`line ${line} of the categories is not "scan or external id,category"`);
    return { line, named, category };
  });
}

/** What says `category` and is no id is meant for a heading: one of something else would only find nobody. */
function isHeading([named = '', category = '']: string[] = []): boolean {
  if (/^(scan_id|external_id)$/i.test(named)) return true;
  if (!/^categor(y|ies)$/i.test(category) || isScanId(named)) return false;
  throw new AdministrationError(
    `the heading of the categories is "${named},${category}", not scan_id or external_id`,
  );
}

/** The cells of a line; within quotes a separator is text, and a doubled quote is one. */
const cellsOf = (line: string) =>
  [...line.matchAll(/(?:^|[,;])\s*(?:"((?:[^"]|"")*)"\s*(?=[,;]|$)|([^,;]*))/g)].map(
    ([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain.trim(),
  );
