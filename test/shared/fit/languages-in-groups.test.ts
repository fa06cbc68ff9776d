/** The levels beside languages, and languages of which one suffices. */
import { describe, expect, it } from 'vitest';
import { besideLanguages, languagesAsked, rankIn } from '../../../shared/fit/languages-asked.ts';

/** Groups as "en5 de5": one of each group suffices. */
const groups = (text: string) =>
  languagesAsked(text).map((group) => group.map(({ code, rank }) => `${code}${rank ?? ''}`).join(' '));

describe('a level', () => {
  it.each([
    ['English B2', 4],
    ['c2', 6],
    ['A1.1', 1],
    ['xB2', null],
    ['B2x', null],
    ['B23', null],
    ['B3', null],
    ['Muttersprache', 6],
    ['fließend', 5],
    ['verhandlungssicher', 5],
    ['sehr gut', 4],
    ['good', 3],
    ['very good', 4],
    ['basic', 2],
    ['básico', 2],
    ['intermedio', 3],
    ['intermediate', 3],
    ['zaawansowany', 4],
    ['średniozaawansowany', 3],
    ['B1, fluent', 3],
    ['Zorblatt', null],
  ])('in "%s" is %s', (text, rank) => expect(rankIn(text)).toBe(rank));
});

describe('the languages of a text', () => {
  it.each([
    ['English', ['en']],
    ['English and German', ['en', 'de']],
    ['English or German', ['en de']],
    ['English, German, French', ['en', 'de', 'fr']],
    ['English and German or French', ['en', 'de fr']],
    ['one of English, German and French', ['en de fr']],
    ['eine von Englisch, Deutsch', ['en de']],
    ['one of Zorblatt, Flurb', []],
    ['Englischkenntnisse', ['en']],
    ['Able to polish silver', []],
    ['Polish', ['pl']],
    ['Latin American market', []],
    ['Engels en Duits', ['en', 'de']],
    ['Engels of Duits', ['en de']],
    ['Engels B2 of Duits', ['en4 de']],
    ['', []],
  ])('%s: %j', (text, expected) => expect(groups(text)).toEqual(expected));
});

describe('a level beside several languages', () => {
  it.each([
    ['Fluent English and German', ['en5', 'de5']],
    ['English and German: fluent', ['en5', 'de5']],
    ['English, German, fluent', ['en5', 'de5']],
    ['Fluent English, German B2', ['en5', 'de4']],
    ['English B2 and German', ['en4', 'de']],
    ['English and German B2', ['en4', 'de4']],
    ['English and fluent German', ['en', 'de5']],
    ['Fluent, English', ['en5']],
    ['French, fluent English', ['fr', 'en5']],
    ['English native or C1', ['en5']],
    ['English C1 or native', ['en5']],
    ['English or German C1', ['en5 de5']],
  ])('%s: %j', (text, expected) => expect(groups(text)).toEqual(expected));
});

it('the rest of a text has no names of languages', () => {
  expect(besideLanguages('English and German teacher')).toBe('  and   teacher');
  expect(besideLanguages('Able to polish')).toBe('Able to polish');
});
