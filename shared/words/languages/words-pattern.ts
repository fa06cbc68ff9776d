import { foldWords } from '../fold.ts';
import type { LanguageWords } from './language-words.ts';
import { languageWords } from './more-languages.ts';

type Pick = (language: LanguageWords) => string;

const patternOf = (lists: string[]): RegExp => new RegExp(lists.filter(Boolean).join('|') || '(?!)', 'u');

/** Finds a whole word or phrase of one of the languages in a folded text. Matches nothing where no language has such words. */
export const wordsPattern = (pick: Pick): RegExp =>
  patternOf(
    languageWords.map((language) => {
      const list = foldWords(pick(language));
      if (list === '' || language.isUnspaced) return list;
      return `(?<!\\p{L})(?:${list})(?!\\p{L})`;
    }),
  );

/** Finds a word that ends in one of these: "Byskolan" and "Solsikkeskolen" in "skolan|skolen". */
export const endsPattern = (pick: Pick): RegExp =>
  patternOf([`(?:${languageWords.map((language) => foldWords(pick(language))).join('|')})(?!\\p{L})`]);
