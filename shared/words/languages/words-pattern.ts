import { foldWords } from '../fold.ts';
import { languages, type OfEach } from './more-languages.ts';

const patternOf = (lists: string[]): RegExp => new RegExp(lists.filter(Boolean).join('|') || '(?!)', 'u');

/** The folded list that is picked from the words of each language, with the code of the language. */
const listsOf = <Words>(words: OfEach<Words>, pick: (of: Words) => string) =>
  Object.entries<Words>(words).map(
    ([code, of]) => [code as keyof typeof languages, foldWords(pick(of))] as const,
  );

/** Finds a whole word or phrase of one of the languages in a folded text. Matches nothing where no language has such words. */
export const wordsPattern = <Words>(words: OfEach<Words>, pick: (of: Words) => string): RegExp =>
  patternOf(
    listsOf(words, pick).map(([code, list]) =>
      list === '' || languages[code].isUnspaced ? list : `(?<!\\p{L})(?:${list})(?!\\p{L})`,
    ),
  );

/** Finds a word that ends in one of these: "Byskolan" and "Solsikkeskolen" in "skolan|skolen". */
export const endsPattern = <Words>(words: OfEach<Words>, pick: (of: Words) => string): RegExp =>
  patternOf([
    `(?:${listsOf(words, pick)
      .map(([, list]) => list)
      .join('|')})(?!\\p{L})`,
  ]);
