import { describe, expect, it } from 'vitest';
import { isAgent, readSentence, readTitle, tradesOfEmployer } from '../../../shared/fit/trade-text.ts';
import { tradeWords } from '../../../shared/words/trades.ts';

const sorted = (names: Iterable<string>) => [...names].toSorted();

describe('a title', () => {
  it.each([
    ['Baker', ['bakery'], ['baker'], true],
    ['Bakery', ['bakery'], ['bakery'], false],
    ['Bakery work', ['bakery'], ['bakery', 'work'], true],
    ['Shop manager', ['lead', 'retail', 'sales'], ['shop manag'], true],
    ['Project manager', ['project-management'], ['project manag'], true],
    ['Head chef', ['cook', 'gastronomy', 'head-chef', 'kitchen'], ['head chef'], true],
  ])('%s has the trades %j and the roots %j', (text, trades, roots, isOfPeople) => {
    const read = readTitle(text);
    expect([sorted(read.trades), sorted(read.roots), read.isOfPeople]).toEqual([trades, roots, isOfPeople]);
  });

  it.each(['Leerkracht', 'Informatyk', 'Store manager', 'Zorblatt', 'Pflegerin', 'Eier'])(
    'of one word may be one of people: %s',
    (text) => expect(readTitle(text).isOfPeople).toBe(true),
  );

  it.each([
    ...[
      'Pflege',
      'Leitung',
      'Bäckerei',
      'Boulangerie',
      'Enfermería',
      'Nursery',
      'Nursing',
      'Elektryka',
      'Informatik',
    ],
    ...['Electronics', 'Management', 'Production', 'Produzione', 'Educación', 'Educação', 'Landwirtschaft'],
    ...['Einzelhandel', 'Tiefbau', 'Gesundheitswesen'],
  ])('of a place or an activity is none of people: %s', (text) => {
    expect(readTitle(text).isOfPeople).toBe(false);
    expect(readTitle(`${text}x`).isOfPeople).toBe(true);
  });
});

describe('a word of managing leads', () => {
  it.each([
    ['Manager of a shop', true],
    ['Manager big shop', true],
    ['Manager very big shop', false],
    ['Shop and very big manager', false],
    ['Shop big manager', true],
    ['Manager of the department', true],
    ['Manager of welding', false],
    ['Gestione di reparto', true],
    ['Assistant in a shop', false],
  ])('a place within two words: %s %s', (text, leads) => {
    expect(readTitle(text).trades.has('lead')).toBe(leads);
  });
});

describe('a sentence', () => {
  it.each([
    ['Training of four commis chefs', ['training']],
    ['Worked with welders and nursing', ['care', 'nursing']],
    ['Helped a technician', []],
    ['Nursing of elderly people', ['care', 'elderly', 'nursing']],
  ])('leaves out words for other people: %s', (text, trades) => {
    const read = readSentence(text);
    expect([sorted(read.trades), read.isOfPeople]).toEqual([trades, false]);
  });

  it('has the roots of its other words', () => {
    expect(sorted(readSentence('Helped a technician').roots)).toEqual(['helped']);
  });
});

describe('the title of those who do some work', () => {
  it.each([
    ['Nurse', true],
    ['Baker', true],
    ['Elektryk', true],
    ['Mechanik', true],
    ['Cook', true],
    ['Nursing', false],
    ['Hairdressing', false],
    ['Student', false],
    ['Zorblatter', false],
    ['Mechanikx', false],
  ])('%s: %s', (text, isOne) => expect(tradeWords(text).map(isAgent)).toEqual([isOne]));
});

it('an employer has a trade by its name where the trade is one of employers', () => {
  expect(sorted(tradesOfEmployer('Bakery Miller'))).toEqual(['bakery']);
  expect(sorted(tradesOfEmployer('Sparkasse'))).toEqual(['banking', 'finance']);
  expect(sorted(tradesOfEmployer('Welding Ltd'))).toEqual([]);
  expect(sorted(tradesOfEmployer(null))).toEqual([]);
});
