/** Languages that no list has, next to their level and to languages that are listed. */
import { expect, it } from 'vitest';
import { readProfile } from '../support/read-profile.ts';

const languagesOf = async (lines: string) => {
  const { profile } = await readProfile(
    `Mona Lind\nmona@example.org\n\nExperience\n2019 – present\tTester, Nordhaven Ltd\n\nLanguages\n${lines}\n`,
  );
  return profile.languages.map(({ code, language }) => code ?? language);
};

it.each([
  ['Dutch (native), Sarnami (fluent), English (basic)', ['nl', 'Sarnami', 'en']],
  ['Swedish: native\nMeänkieli: fluent', ['sv', 'Meänkieli']],
  ['Português – fluente, Xichangana – língua materna', ['pt', 'Xichangana']],
  ['普通话（流利），陕西话（母语）', ['zh', '陕西话']],
])('%s', async (lines, names) => {
  expect(await languagesOf(lines)).toEqual(names);
});

it.each([
  ['Spanish: Spoken – Intermediate; Written – Basic; Read – Intermediate', ['es']],
  ['English\nListening: C1\nReading: B2', ['en']],
  ['Deutsch: Muttersprache\nNiveau: C2', ['de']],
  ['Inglese: B2\nLivelli: A1/A2 base', ['en']],
  // Nothing is listed next to it: the heading may mean programming.
  ['Zorblang (advanced)', []],
])('a part of a level is no language: %s', async (lines, names) => {
  expect(await languagesOf(lines)).toEqual(names);
});

it('no more than fifty of a hostile list', async () => {
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  const names = letters.flatMap((a) => letters.map((b) => `Zor${a}${b}ish (fluent)`));
  expect((await languagesOf(`English (fluent)\n${names.join('\n')}`)).length).toBe(50);
});
