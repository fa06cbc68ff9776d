import { squash } from '../../words/fold.ts';
import { moreParticles, nameParticles } from '../../words/name-words.ts';
import { placeScore } from '../../words/places.ts';
import { titleScore } from '../../words/role-words.ts';
import { sectionOf } from '../../words/section-titles.ts';
import type { Line } from '../document.ts';
import { isDocumentTitle, nameInHalves, nameLabel, withoutDocumentTitle } from './before-names.ts';
import { bareName } from './name-text.ts';
import { japanese } from './split-name.ts';

const word = new RegExp(
  [
    "^(?:\\p{Lu}[\\p{L}'’.-]*",
    `[(“"‘'«]\\p{Lu}[\\p{L}-]+[)”"’'»]`,
    `(?:${nameParticles}|${moreParticles})`,
    '\\p{Lu}\\.?)$',
  ].join('|'),
  'u',
);

/** Spelled like a name: words with capitals and the small words between them. */
export const nameLike = (text: string) => {
  if (text.length > 120) return false;
  const plain = bareName(text).replace(/^(\S+(?: \S+){0,2}), (?=\p{Lu})/u, '$1 ');
  if (japanese.test(plain)) return true;
  const parts = plain.split(/\s+/);
  return (
    plain.length >= 3 &&
    plain.length <= 45 &&
    parts.length <= 6 &&
    parts.every((part) => word.test(part)) &&
    !/\d/.test(plain)
  );
};

/** Share of the name's words that the e-mail's local part shows, as whole words or initials. */
export const emailOverlap = (text: string, local: string) => {
  const parts = text
    .split(/[\s-]+/)
    .map(squash)
    .filter((part) => part.length > 1);
  if (parts.length === 0 || !local) return 0;
  const hits = parts.filter(
    (part) => local.includes(part) || (part.length > 4 && local.includes(part.slice(0, 5))),
  ).length;
  return hits / parts.length;
};

/** "MARIJKE V A N D E R LAANSTRA", "TOBIAS K .": letters set apart are a word, particles in it are words of their own. */
export const joinLetters = (text: string) =>
  text
    .replace(/\s+(?=\.)/g, '')
    .replace(/(?<!\p{L})\p{L}(?: \p{L}){2,}(?!\p{L})/gu, (letters) =>
      letters
        .replaceAll(' ', '')
        .replace(/^(van|von|de|del|della|dos|di)(der|den|de|la|las|los|het|t)$/iu, '$1 $2'),
    );

/** "OKORO, GRACE ADA" and "Okoro, Grace Ada": the family name before a comma, if the line has nothing else. */
const surnameFirst = (text: string): string[] => {
  if (text.length > 120) return [];
  const [, family, given] =
    /^(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2}),\s+(\p{Lu}[\p{L}'’.-]*(?: \p{Lu}[\p{L}'’.-]*){0,2})(?:\s*\([A-Z., ]{2,12}\))?$/u.exec(
      text.trim(),
    ) ?? [];
  return family && given && placeScore(text) === 0 && titleScore(given) < 1 ? [`${family}, ${given}`] : [];
};

const particleFirst = new RegExp(`^(?:(?:${nameParticles})\\s)+\\p{Lu}[\\p{L}'’-]+$`, 'u');

/** "Jan" above "de Vries", in one size, where the e-mail knows both halves. */
const overTwoLines = (line: Line, next: Line | undefined, local: string): string[] => {
  if (next?.column !== line.column || next.page !== line.page || next.fontSize !== line.fontSize) return [];
  const halves = [line.text.trim(), next.text.trim()];
  const [first = '', family = ''] = halves;
  if (particleFirst.test(family) && nameLike(first) && nameLike(family) && first.split(/\s+/).length <= 3)
    return [halves.join(' ')];
  const isHalf = (half: string) =>
    nameLike(half) && half.split(/\s+/).length <= 2 && emailOverlap(half, local) >= 0.5;
  return halves.every(isHalf) ? [halves.join(' ')] : [];
};

/**
 * "Jussara" over "Tavares" over "do Nascimento": the text in the largest type of the first page, over two or three
 * lines, whatever text is on its right. `largest` is that size; null if it is no name, or is on one line.
 */
export const stackedName = (
  lines: readonly Line[],
  largest: number,
): { lines: Line[]; name: string } | null => {
  const rows = lines.flatMap((line) => {
    const spans = line.page === 1 ? line.spans.filter(({ fontSize }) => fontSize >= largest - 0.3) : [];
    return spans.length > 0 ? [{ line, text: spans.map(({ text }) => text.trim()).join(' ') }] : [];
  });
  const name = rows.map(({ text }) => text).join(' ');
  const isName = rows.length > 1 && rows.length < 4 && nameLike(name) && titleScore(name) === 0;
  return isName && rows.every(({ text }) => !sectionOf(text) && !isDocumentTitle(text))
    ? { lines: rows.map(({ line }) => line), name }
    : null;
};

/** "Anna Weber, Erzieherin": a role after a comma. */
const withoutRoleBehind = (cell: string) => {
  const [name = '', role = '', ...more] = cell.split(/,\s/);
  return more.length === 0 && titleScore(role) >= 1 && titleScore(name) === 0 ? name : cell;
};

const cellsOf = (text: string) =>
  withoutDocumentTitle(text)
    .split(/\t|\s[|•·]\s|,\s(?=\p{Lu}\p{L}+\s\p{Lu})|\s[–—]\s/u)
    .map(withoutRoleBehind);

const readingOverCells =
  /（[\p{Script=Hiragana}\p{Script=Katakana}ー]+[\t 　]+[\p{Script=Hiragana}\p{Script=Katakana}ー]+）/u;

/** "Apellidos y nombre ⟂ Fecha de nacimiento" over "Marta Vidal ⟂ 04/10/1983": the labels of a form may be over their values. */
const belowLabel = (line: Line, next: Line | undefined): string | null => {
  const [labels, values] = [line, next].map((one) => one?.text.split('\t') ?? []) as [string[], string[]];
  const areOver = labels.length > 1 && labels.length === values.length && nameLabel.test(line.text);
  const [first = '', ...others] = values;
  // "Name ⟂ Marta Vidal" over "Address ⟂ Calle Mayor 5" is no such row.
  const isOne = nameLike(labels[1] ?? '');
  return areOver &&
    !isOne &&
    !/\d/.test(line.text) &&
    others.some((value) => /\d/.test(value)) &&
    nameLike(first)
    ? first
    : null;
};

/** The texts of a line that may be the name, and whether a label calls them so; `above` and `next` are its neighbours. */
export const namesIn = (
  line: Line,
  { above, next }: { above: Line | undefined; next: Line | undefined },
  local: string,
) => {
  if (nameInHalves(above?.text ?? '', line.text)) return { labelled: false, pieces: [] };
  const below = belowLabel(line, next);
  if (below) return { labelled: true, pieces: [below] };
  const halves = nameInHalves(line.text, next?.text ?? '');
  // A name in full, above or below, comes first.
  if (halves) return { labelled: false, pieces: [halves] };
  const labelled = nameLabel.test(line.text);
  // The reading of a Japanese name may be over two cells.
  const own = line.text.replace(nameLabel, '').replace(readingOverCells, '');
  const whole = [...overTwoLines(line, next, local), ...surnameFirst(own)];
  const inOne = own.replace('\t', ' ');
  const pieces = whole.length > 0 ? whole : cellsOf(labelled && japanese.test(inOne) ? inOne : own);
  return { labelled, pieces };
};
