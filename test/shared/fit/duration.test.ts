import { describe, expect, it } from 'vitest';
import { yearsIn } from '../../../shared/fit/duration.ts';
import { namesIn } from '../../../shared/fit/requirement-words.ts';

const words = (list: string) => list.split('|');

describe.each(
  [
    'one|ein|eine|einem|einen|einer|eines|un|une|una|uno|um|uma|een|jeden',
    'two|zwei|deux|dos|due|dois|duas|twee|dwa|dwóch|dwu',
    'three|drei|trois|tre|tres|três|drie|trzy|trzech',
    'four|vier|quatre|cuatro|quattro|quatro|cztery|czterech',
    'five|fünf|cinq|cinco|cinque|vijf|pięć|pięciu',
    'six|sechs|sei|seis|zes|sześć|sześciu',
    'seven|sieben|sept|siete|sette|sete|zeven|siedem|siedmiu',
    'eight|acht|huit|ocho|otto|oito|osiem|ośmiu',
    'nine|neun|neuf|nueve|nove|negen|dziewięć|dziewięciu',
    'ten|zehn|dix|diez|dieci|dez|tien|dziesięć|dziesięciu',
  ].map((list, at) => [at + 1, list] as const),
)('%i', (count, list) => {
  it.each(words(list))('is %s', (word) => {
    expect(yearsIn(`${word} years`)).toBe(count);
    expect(yearsIn(`x${word} years`)).toBeNull();
  });
});

it.each(
  words(
    "year|years|years'|yr|yrs|yr.|Jahr|Jahre|Jahren|jährige|an|ans|année|années|año|años|anno|anni|jaar|jaren|lat|lata|rok|letni|年|年間",
  ),
)('years are %s', (unit) => expect(yearsIn(`3 ${unit}`)).toBe(3));

it.each(
  words(
    "month|months|months'|Monat|Monate|Monaten|monatige|mois|mes|meses|mese|mesi|maand|maanden|miesiąc|miesięcy|か月|ヶ月間",
  ),
)('months are %s', (unit) => expect(yearsIn(`18 ${unit}`)).toBe(1.5));

it('a range asks for its minimum, and so does "or more"', () => {
  const ranges =
    '3-5 years|3 – 5 years|3 to 5 years|3 bis 5 Jahre|3 a 5 años|3 do 5 lat|3 tot 5 jaar|3-5+ years|3〜5年';
  const atLeast =
    '3+ years|3 plus years|3 or more years|3 oder mehr Jahre|3 ou plus ans|3 o más años|3 o più anni|3 ou mais anos|3 of meer jaar|3 lub więcej lat|3年以上|over 3 years';
  for (const text of words(`${ranges}|${atLeast}`)) expect(yearsIn(text), text).toBe(3);
  for (const text of words(`${ranges}|${atLeast}`))
    expect(namesIn(`${text} Kotlin`).names, text).toEqual(['kotlin']);
  for (const text of words('61 years|13.5.2020 years|2,500 years')) expect(yearsIn(text), text).toBeNull();
  expect(yearsIn('60 years')).toBe(60);
  expect(yearsIn('three (3) years')).toBe(3);
  expect(yearsIn('2.5 years')).toBe(2.5);
  expect(yearsIn('100 years, then 4 years')).toBe(4);
});
