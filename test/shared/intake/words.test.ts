import { describe, expect, it } from 'vitest';
import { plain } from '../../../shared/intake/commands.ts';
import { type IntakeLanguage, languages } from '../../../shared/intake/words/languages.ts';
import { pageLanguages } from '../../../shared/intake/words/page-languages.ts';

type Leaf = [path: string, value: unknown];
const leaves = (value: unknown, path = ''): Leaf[] =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value).flatMap(([key, one]) => leaves(one, path ? `${path}.${key}` : key))
    : [[path, value]];

/** Sentences are called with marks, so that a language that leaves one out is found. */
const say = (value: unknown) =>
  typeof value === 'function' ? String(value(...['«1»', '«2»'].slice(0, value.length))) : String(value);
const all = Object.keys(languages) as IntakeLanguage[];
/** Those of the page have one of their own, so that the program does not load them. */
const whole = (language: IntakeLanguage) => ({ ...languages[language], page: pageLanguages[language] });
const wanted = leaves(whole('en'));
/** Words that are the same in several languages. */
const shared =
  /^(notice|question|labels\.(resume|email)|page\.(program|team|conversation|chat)|shown\.(no|change)|numbers|yes|no|commands.*|beforeName)$/;

describe.each(all)('%s', (language) => {
  const own = new Map(leaves(whole(language)));
  it('lacks no word', () => {
    expect(wanted.filter(([path]) => say(own.get(path) ?? '').trim() === '').map(([path]) => path)).toEqual(
      [],
    );
    expect(languages[language].language).toBe(language);
  });

  it('leaves no value out of a sentence', () => {
    const marks = (text: string) => [...new Set(text.match(/«\d»/g) ?? [])].sort();
    const lost = wanted.filter(([path, value]) => `${marks(say(value))}` !== `${marks(say(own.get(path)))}`);
    expect(lost.map(([path]) => path)).toEqual([]);
  });

  it.skipIf(language === 'en')('has no sentence in English', () => {
    const same = wanted.filter(
      ([path, value]) => !shared.test(path) && path !== 'language' && say(value) === say(own.get(path)),
    );
    expect(same.map(([path]) => path)).toEqual([]);
  });

  it('names 13 numbers, and no command that is a yes or no', () => {
    const { numbers, yes, no, commands } = languages[language];
    expect(numbers.split(' ')).toHaveLength(13);
    const answers = new Set([...yes, ...no].map(plain));
    expect(
      Object.values(commands)
        .flat()
        .filter((word) => answers.has(plain(word))),
    ).toEqual([]);
  });
});

it('no word is two commands', () => {
  const meanings = new Map<string, Set<string>>();
  for (const { commands } of Object.values(languages))
    for (const [command, words] of Object.entries(commands))
      for (const word of words)
        meanings.set(plain(word), (meanings.get(plain(word)) ?? new Set()).add(command));
  expect([...meanings].filter(([, commands]) => commands.size > 1)).toEqual([]);
});
