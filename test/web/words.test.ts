import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { assessmentsInGerman } from '../../web/dashboard/words/assessments-de.ts';
import { assessmentsInEnglish } from '../../web/dashboard/words/assessments-en.ts';
import { chatsInGerman } from '../../web/dashboard/words/chats-de.ts';
import { chatsInEnglish } from '../../web/dashboard/words/chats-en.ts';
import { de as german } from '../../web/dashboard/words/de.ts';
import { en as english } from '../../web/dashboard/words/en.ts';
import { reviewInGerman } from '../../web/dashboard/words/review-de.ts';
import { reviewInEnglish } from '../../web/dashboard/words/review-en.ts';

const en = { ...english, assessments: assessmentsInEnglish, chats: chatsInEnglish, review: reviewInEnglish };
const de = { ...german, assessments: assessmentsInGerman, chats: chatsInGerman, review: reviewInGerman };

type Tree = { [key: string]: unknown };
const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** Every path to a word: `keySets.presets.own.name`. */
const pathsOf = (words: Tree, above = ''): string[] =>
  Object.entries(words).flatMap(([key, value]) =>
    isTree(value) ? pathsOf(value, `${above}${key}.`) : `${above}${key}`,
  );
const at = (words: Tree, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (value as Tree)[key], words);

const languages: Record<string, Tree> = { de };
const paths = pathsOf(en);

it.each(Object.entries(languages))('%s has every word of English, and no other', (_, words) => {
  const found = pathsOf(words);
  expect(
    paths.filter((path) => !found.includes(path)),
    'lacks',
  ).toEqual([]);
  expect(
    found.filter((path) => !paths.includes(path)),
    'has too many',
  ).toEqual([]);
});

it.each(Object.entries(languages))('%s has a file of its own among the languages to choose', (code) => {
  const text = readFileSync(fileURLToPath(new URL('../../web/dashboard/words.ts', import.meta.url)), 'utf8');
  expect(text).toContain(`'${code}'`);
});

it('no word is empty, and words with a place for values use them', () => {
  for (const words of [en, ...Object.values(languages)])
    for (const path of paths) {
      const word = at(words, path);
      if (typeof word === 'string') expect(word.trim(), path).not.toBe('');
      if (typeof word === 'function') {
        const values = Array.from({ length: word.length }, (_, index) => index + 3);
        expect((word as (...args: unknown[]) => string)(...values), path).toMatch(/\S/);
      }
    }
});

it('every word is used by a page', () => {
  const root = fileURLToPath(new URL('../../web/dashboard', import.meta.url));
  const text = globSync('**/*.{ts,tsx}', {
    cwd: root,
    exclude: (name) => /words\/(assessments-|chats-|review-)?(en|de)\.ts$/.test(String(name)),
  })
    .map((path) => readFileSync(`${root}/${path}`, 'utf8'))
    .join('\n');
  // A word, or the group that it is looked up in.
  const isUsed = (path: string) =>
    new RegExp(`\\b${path.split('.').slice(0, 2).join('\\.')}\\b`).test(text) ||
    path.split('.').some((_, index, keys) => {
      const used = keys.slice(0, index + 1).join('.');
      return (
        keys.length > 1 &&
        index > 0 &&
        new RegExp(`\\bt\\.${used.replaceAll('.', '\\.')}(?![\\w.])`).test(text)
      );
    }) ||
    new RegExp(`\\bt\\.${path.split('.')[0]}(?![\\w.])`).test(text);
  expect(paths.filter((path) => !isUsed(path))).toEqual([]);
});
