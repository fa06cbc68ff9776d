import { idPattern } from '../contracts/primitives.ts';
import { AdministrationError } from './organizations.ts';

/** A line of the auditor's file: a scan and the category of its person. */
export interface Categorized {
  line: number;
  named: string;
  category: string;
}

export const isScanId = (text: string) => idPattern('scan').test(text);

/**
 * Reads two columns of CSV (RFC 4180) with a comma or a semicolon, with or without a heading. Throws
 * {@link AdministrationError}.
 */
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

/** A first line with `category` and without an id is a heading. If it is not, its text would match no scan anyway. */
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
