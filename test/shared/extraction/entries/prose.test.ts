/** What is a sentence and no head of an entry. */
import { describe, expect, it } from 'vitest';
import { isProse } from '../../../../shared/extraction/entries/prose.ts';

describe('a full stop', () => {
  it.each([
    'ФОП Стефурак І. М.',
    'Nurse at the practice of Dr Marsh Y.',
    'Encargada en Aceites Valdeflores, S.L.',
    'Kitchen of Marsh Inc.',
  ])('ends no sentence in "%s"', (text) => {
    expect(isProse(text)).toBe(false);
  });

  it.each([
    'Led a ward of twenty beds.',
    'Responsibilities.',
    'Ran the kitchen of the old inn by the sea.',
    'Wrote to patients of the hospital in which I had worked with Marsh Y.',
  ])('ends the sentence "%s"', (text) => {
    expect(isProse(text)).toBe(true);
  });
});

it.each([
  ['the second half of a sentence', 'and of the stock on three floors'],
  ['two sentences', 'Kept accounts. Paid the wages of forty people'],
  ['a Japanese sentence', '新規顧客の開拓を担当。'],
])('%s is prose', (_, text) => {
  expect(isProse(text)).toBe(true);
});

it.each([
  ['a role with an aside', 'Holdings (listed; 9,400 staff)'],
  ['a word before an employer', 'at Vale Care and Daughters'],
  ['a list of places with a role', 'Nurse, Leeds, York, Hull'],
])('%s is none', (_, text) => {
  expect(isProse(text)).toBe(false);
});
