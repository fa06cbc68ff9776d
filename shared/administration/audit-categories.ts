import { idPattern } from '../contracts/primitives.ts';
import { AdministrationError } from './organizations.ts';

/** The id that a line of the auditor's file may have instead of an external id. */
type NamedBy = 'scan' | 'candidate';

/** A line of the auditor's file: a scan or a candidate, and the category of the person. */
interface Categorized {
  line: number;
  named: string;
  category: string;
}

export const isIdOf = (kind: NamedBy, text: string) => idPattern(kind).test(text);

/**
 * Reads two columns of CSV (RFC 4180) with a comma or a semicolon, with or without a heading. Throws
 * {@link AdministrationError}.
 */
export function readCategories(text: string, namedBy: NamedBy): Categorized[] {
  const rows = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map((line, index) => ({ line: index + 1, cells: cellsOf(line) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  if (isHeading(namedBy, rows[0]?.cells)) rows.shift();
  if (rows.length === 0) throw new AdministrationError('the file of categories is empty');
  return rows.map(({ line, cells: [named, category, ...more] }) => {
    if (!named || !category || more.length > 0)
      throw new AdministrationError(
        `line ${line} of the categories is not "${namedBy} or external id,category"`,
      );
    return { line, named, category };
  });
}

/** A first line with `category` and without an id is a heading. If it is not, its text would match no id anyway. */
function isHeading(namedBy: NamedBy, [named = '', category = '']: string[] = []): boolean {
  if ([`${namedBy}_id`, 'external_id'].includes(named.toLowerCase())) return true;
  if (!/^categor(y|ies)$/i.test(category) || isIdOf(namedBy, named)) return false;
  throw new AdministrationError(
    `the heading of the categories is "${named},${category}", not ${namedBy}_id or external_id`,
  );
}

/** The cells of a line; within quotes a separator is text, and a doubled quote is one. */
const cellsOf = (line: string) =>
  [...line.matchAll(/(?:^|[,;])\s*(?:"((?:[^"]|"")*)"\s*(?=[,;]|$)|([^,;]*))/g)].map(
    ([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain.trim(),
  );

/**
 * The category of each scored scan or candidate in the file. One with two categories is an error, because it would count in
 * neither.
 */
export async function matchCategories(
  lines: readonly Categorized[],
  scores: ReadonlyMap<string, unknown>,
  idOf: (named: string) => Promise<string | undefined>,
): Promise<{ categories: Map<string, string>; withoutScore: number }> {
  const categories = new Map<string, string>();
  let withoutScore = 0;
  for (const { line, named, category } of lines) {
    const id = await idOf(named);
    if (id === undefined || !scores.has(id)) {
      withoutScore++;
      continue;
    }
    const other = categories.get(id);
    if (other !== undefined && other !== category)
      throw new AdministrationError(
        `line ${line} of the categories puts ${named} in ${category}, an earlier one in ${other}`,
      );
    categories.set(id, category);
  }
  return { categories, withoutScore };
}
