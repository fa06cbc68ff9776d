import { expect, it } from 'vitest';
import type { PersonalLabels } from '../../../shared/words/languages/language-words.ts';
import { personalLabels } from '../../../shared/words/languages/more-languages.ts';
import { withoutLabelled } from '../../../shared/words/personal-labels.ts';

const marks: Record<keyof PersonalLabels, string> = {
  name: '[name]',
  birth: '[birth]',
  gender: '[gender]',
  nationality: '[nationality]',
  maritalStatus: '[marital_status]',
  religion: '[religion]',
  photo: '[photo]',
  address: '[address]',
};

/** The labels of a list that are neither patterns nor parts of one. */
const plain = (list: string) =>
  list
    .replaceAll(/\([^()]*\)/g, '#')
    .split('|')
    .filter((label) => /^[\p{L} ]+$/u.test(label));
const cases = Object.entries(personalLabels).flatMap(([code, labels]) =>
  Object.entries(labels).flatMap(([of, list]) =>
    plain(list as string).map((label) => [code, label, marks[of as keyof PersonalLabels]] as const),
  ),
);

it('every language has labels of everything that is hidden', () => {
  expect(cases.length).toBeGreaterThan(300);
  for (const [code, labels] of Object.entries(personalLabels))
    for (const [of, list] of Object.entries(labels))
      expect((list as string).length, `${code} ${of}`).toBeGreaterThan(1);
});

it.each(cases)('%s: the value after "%s" is hidden', (_, label, mark) => {
  const written = label.replace(/^\p{L}/u, (letter) => letter.toUpperCase());
  expect(withoutLabelled(`${written}: Xyzzy`)).toBe(mark);
  expect(withoutLabelled(`${written}\tXyzzy`)).toBe(mark);
});
