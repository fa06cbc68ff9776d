import { fold } from './fold.ts';

/** A word in the form in which it is searched, and its place in the text, in UTF-16 units. */
interface PlacedWord {
  word: string;
  start: number;
  end: number;
}

/** Longer words are cut, in the index and in what is asked. */
const maxLetters = 40;
/** The letters by which words are grouped: a shorter word is found as a whole only, a longer one by its beginning. */
const groupLetters = 3;

/** Scripts that are written without spaces. Their words are all pairs of neighbouring signs. */
const unspaced =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}\u30fc';
const wordOrRun = new RegExp(
  `(?<run>[${unspaced}]+)|[[\\p{L}\\p{N}]--[${unspaced}]][[\\p{L}\\p{N}\\p{M}\\p{Default_Ignorable_Code_Point}]--[${unspaced}]]*[+#]*`,
  'gv',
);
const invisible = /\p{Default_Ignorable_Code_Point}/gu;
const folded = /[\p{L}\p{N}\u3099\u309a]+[+#]*/gu;

const wordsIn = (text: string): string[] =>
  (fold(text.replace(invisible, '')).match(folded) ?? []).map((word) =>
    [...word].slice(0, maxLetters).join(''),
  );

/**
 * The words of a text, in order: without capitals and accents, split at every sign but `+` and `#` at the end ("C++", "C#").
 * "Node.js" is two words. Invisible characters, such as soft hyphens, are left out.
 */
export function* placedWords(text: string): Generator<PlacedWord> {
  for (const { 0: found, index, groups } of text.matchAll(wordOrRun)) {
    if (!groups?.run) {
      for (const word of wordsIn(found)) yield { word, start: index, end: index + found.length };
      continue;
    }
    const signs = found.match(/\P{M}\p{M}*/gu) ?? [];
    let start = index;
    for (const [at, sign] of signs.entries()) {
      const pair = sign + (signs[at + 1] ?? '');
      if (at === 0 || at + 1 < signs.length)
        for (const word of wordsIn(pair)) yield { word, start, end: start + pair.length };
      start += sign.length;
    }
  }
}

export const searchWords = (text: string): string[] => [...placedWords(text)].map(({ word }) => word);

/** The group of a word: its first letters. */
export const groupOf = (word: string): string => [...word].slice(0, groupLetters).join('');

/** The digits by which phone numbers are compared: without the country's part, which people write or not. Null below seven. */
export function phoneWord(phone: string): string | null {
  const digits = phone.normalize('NFKC').replace(/\D/g, '');
  return digits.length < 7 ? null : digits.slice(-9);
}

/** The endings that make a plural in the languages that are read. */
const pluralEndings = ['s', 'es', 'n', 'en', 'e', 'er', 'innen'];

/** Whether a word of a text is found by an asked one: it begins with it, or is its singular. Shorter words must be equal. */
export function isFoundBy(word: string, asked: string): boolean {
  if (word === asked) return true;
  if ([...asked].length < groupLetters) return false;
  if (word.startsWith(asked)) return true;
  return word.length >= 4 && asked.startsWith(word) && pluralEndings.includes(asked.slice(word.length));
}
