import { describe, expect, it } from 'vitest';
import { languagesAsked, rankIn } from '../../../shared/fit/languages-asked.ts';

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
  ['Vloeiend Nederlands of Engels', ['Nederlands 5 | Engels 5']],
  ['Goed Nederlands C1 en Engels B2 of Duits', ['Nederlands 5', 'Engels 4 | Duits']],
  ['Deutsch als Muttersprache oder C1', ['Deutsch 5']],
  ['English, German, French: fluent', ['English 5', 'German 5', 'French 5']],
  ['English, German, fluent French', ['English', 'German', 'French 5']],
  ['English, Spanish, French C1, fluent German', ['English 5', 'Spanish 5', 'French 5', 'German 5']],
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

const words = (list: string) => list.split('|');

/** Every word of the lists, spelled out: a word that is lost or mistyped in a pattern fails here. */
describe.each([
  [
    6,
    'native|mother tongue|Muttersprache|langue maternelle|madrelingua|materna|materno|nativo|nativa|moedertaal|ojczysty|母語',
  ],
  [
    5,
    'fluent|fließend|verhandlungssicher|courant|fluido|fluida|fluente|vloeiend|biegle|biegły|business level|流暢',
  ],
  [4, 'advanced|very good|sehr gut|avancé|avanzado|avanzato|avançado|gevorderd|zaawansowany|professional'],
  [3, 'intermediate|good|gut|intermedia|intermedio|goed|średniozaawansowany|conversational'],
  [2, 'basic|Grundkenntnisse|notions|básico|basica|elementare|podstawowy'],
])('the level %i', (rank, list) => {
  it.each(words(list))('is %s', (word) => {
    expect(rankIn(word)).toBe(rank);
    expect(languagesAsked(`English: ${word}`)).toEqual([[{ name: 'English', code: 'en', rank, chunk: 0 }]]);
  });
});

it('a level of the framework is one by itself', () => {
  expect(words('A1|a2|B1|b2|C1|c2').map(rankIn)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(words('A12|xb1|b1x|D1|A3|b').map(rankIn)).toEqual([null, null, null, null, null, null]);
});

it.each(words(',| ,|, |;|、|・| ・ '))('languages are listed with "%s"', (comma) => {
  const asked = languagesAsked(`English${comma}German`);
  expect(asked.map((group) => group.map(({ code }) => code))).toEqual([['en'], ['de']]);
});

it('a level applies to the next languages if it is their attribute, and otherwise to one', () => {
  const ranks = (text: string) => languagesAsked(text).map((group) => group.map(({ rank }) => rank));
  expect(ranks('fluent English, German')).toEqual([[5], [5]]);
  expect(ranks('fluent, English, German')).toEqual([[5], [null]]);
  expect(ranks('English, fluent, German')).toEqual([[5], [null]]);
  expect(ranks('English, fluent German, French')).toEqual([[null], [5], [5]]);
});

it.each([
  ['one of several', []],
  ['Deutschkenntnisse', ['Deutschkenntnisse']],
  ['Englischkenntnissen', ['Englischkenntnissen']],
  ['Deutschsprachkenntnisse', ['Deutschsprachkenntnisse']],
  ['Fachkenntnisse', []],
  // A level that stands alone is another one for its own group, and no other's.
  ['Deutsch als Muttersprache oder C1 und Englisch B1', ['Deutsch 5', 'Englisch 3']],
  ['Deutsch als Muttersprache oder C1 und B2 und Englisch B1', ['Deutsch 5', 'Englisch 3']],
  ['Deutsch C2 oder Englisch B1', ['Deutsch 6 | Englisch 3']],
  ['Deutsch oder C1', ['Deutsch 5']],
])('asks for the languages of %s', (label, groups) => expect(told(label)).toEqual(groups));
