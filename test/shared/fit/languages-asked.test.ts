import { expect, it } from 'vitest';
import { languagesAsked } from '../../../shared/fit/languages-asked.ts';

/** Groups of which one language each will do, with the level from 1 to 6. */
const told = (label: string) =>
  languagesAsked(label).map((group) =>
    group.map(({ name, rank }) => `${name} ${rank ?? ''}`.trim()).join(' | '),
  );

it.each([
  ['English', ['English']],
  ['Fluent English and German', ['English 5', 'German 5']],
  ['English B2, German C1', ['English 4', 'German 5']],
  ['English, French or German', ['English | French | German']],
  ['English and either French or German', ['English', 'French | German']],
  ['Fluent in at least one of English, French and German', ['English 5 | French 5 | German 5']],
  ['English of at least B2 and German of at least C1', ['English 4', 'German 5']],
  ['Nederlands of Engels', ['Nederlands | Engels']],
  ['Deutsch als Muttersprache oder C1', ['Deutsch 5']],
])('asks of each group for one: %s', (label, groups) => {
  expect(told(label)).toEqual(groups);
});

it.each([
  ['Fluent English; German is a plus', 'English 5'],
  ['English (French is an advantage)', 'English'],
  ['English, other languages such as Spanish or French welcome', 'English'],
  ['English, able to polish texts', 'English'],
  ['Spanish (Latin American)', 'Spanish'],
])('asks for no language that is only wished for, or is none: %s', (label, only) => {
  expect(told(label)).toEqual([only]);
});

it.each([
  'one of',
  'eine von',
  'einer der',
  'eines von',
  "l'une des",
  "l'un des",
  'una delle',
  'um das',
  'uma das',
  'een van',
  'jeden z',
])('asks for one of those behind "%s"', (words) => {
  expect(told(`${words} English, German`)).toEqual(['English | German']);
  expect(told(`x${words} English, German`)).toEqual(['English', 'German']);
  expect(told(`${words}x English, German`)).toEqual(['English', 'German']);
});

it.each([
  'preferred',
  'a plus',
  'plus',
  'an advantage',
  'desirable',
  'nice to have',
  'a bonus',
  'welcome',
  'von Vorteil',
  'wünschenswert',
  'souhaité',
  'un atout',
  'deseable',
  'una ventaja',
  'gradito',
  'un vantaggio',
  'desejável',
  'um diferencial',
  'mile widziany',
])('asks for no language that is "%s"', (words) => {
  expect(told(`English; German ${words}`)).toEqual(['English']);
});
