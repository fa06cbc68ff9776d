import { describe, expect, it } from 'vitest';
import { foldWords } from '../../../shared/words/fold.ts';
import { careers, entries } from '../../../shared/words/languages/more-languages.ts';

/** The words of a list that are neither patterns nor parts of one. */
const plainWords = (list: string): string[] => {
  let outside = foldWords(list);
  for (let before = ''; before !== outside; ) {
    before = outside;
    outside = outside.replace(/\([^()]*\)/gu, '#');
  }
  return outside.split('|').filter((word) => /^[\p{L} .'’-]+$/u.test(word));
};

const lists: [string, string[]][] = [
  ['roles', Object.values(careers).map(({ roles }) => roles)],
  ['employers', Object.values(entries).map(({ employers }) => employers)],
  ['schools', Object.values(entries).map(({ schools }) => schools)],
];

describe.each(lists)('the ends of %s', (_, ofLanguages) => {
  // The lists of all languages make one pattern, and each word is loaded by several functions.
  it('have no word that ends in another one, in whichever language', () => {
    const words = ofLanguages.flatMap(plainWords);
    const redundant = words.filter((word, at) =>
      words.some((other, index) => index !== at && word.endsWith(other) && (word !== other || index < at)),
    );
    expect(redundant).toEqual([]);
  });
});
