import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { languageFiles, languageLists } from '../../../bin/language-lists.ts';
import { languageCodes, languages } from '../../../shared/words/languages/more-languages.ts';

const folder = new URL('../../../shared/words/languages/', import.meta.url);

it('the lists name each language that has a file, as `npm run languages` writes them', () => {
  const codes = languageFiles(folder);
  expect(codes.length).toBeGreaterThan(10);
  expect(readFileSync(new URL('more-languages.ts', folder), 'utf8')).toBe(languageLists(codes));
  expect(Object.values(languages).map(({ code }) => code)).toEqual(languageCodes);
});
