import { describe, expect, it } from 'vitest';
import {
  groupOf,
  isFoundBy,
  phoneWord,
  placedWords,
  searchWords,
} from '../../../shared/words/search-words.ts';

it.each([
  ['Jürgen Müller-Lüdenscheidt', ['jurgen', 'muller', 'ludenscheidt']],
  ['C++, C# & .NET / Node.js', ['c++', 'c#', 'net', 'node', 'js']],
  ['Łukasz O’Neil', ['lukasz', 'o', 'neil']],
  ['jane@acme.com', ['jane', 'acme', 'com']],
  ['soft\u00adware', ['software']],
  ['می\u200cخواهم', ['میخواهم']],
  ['ＩＴ １２', ['it', '12']],
  ['高级工程师 IT部', ['高级', '级工', '工程', '程师', 'it', '部']],
  ['개발자 김', ['개발자', '김']],
  ['สวัสดี', ['สว', 'วส', 'สด']],
  ['', []],
  ['\u0301 – • \u20e3', []],
  ['x'.repeat(60), ['x'.repeat(40)]],
])('the words of %j', (text, words) => expect(searchWords(text)).toEqual(words));

it.each([
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ø', 'o'],
  ['ł', 'l'],
  ['ı', 'i'],
  ['é', 'e'],
])('%s is searched as %s', (letter, plain) => {
  for (const written of [letter, letter.toUpperCase()])
    expect(searchWords(`a${written}b`)).toEqual([`a${plain}b`]);
});

it('a place is that of the word in the text as it was written', () => {
  const text = '• Jürgen, ﬁne 高级工程';
  const shown = [...placedWords(text)].map(({ word, start, end }) => [word, text.slice(start, end)]);
  expect(shown).toEqual([
    ['jurgen', 'Jürgen'],
    ['fine', 'ﬁne'],
    ['高级', '高级'],
    ['级工', '级工'],
    ['工程', '工程'],
  ]);
});

it('a group is the first three letters', () => {
  expect([groupOf('software'), groupOf('so'), groupOf('c++')]).toEqual(['sof', 'so', 'c++']);
});

describe('a word is found', () => {
  it.each([
    ['software', 'software'],
    ['engineering', 'engineer'],
    ['kubernetes', 'kub'],
    ['cook', 'cooks'],
    ['lehrer', 'lehrerinnen'],
    ['nurse', 'nurses'],
    ['go', 'go'],
  ])('%s by %s', (word, asked) => expect(isFoundBy(word, asked)).toBe(true));
  it.each([
    ['software', 'so'],
    ['go', 'gos'],
    ['software', 'ware'],
    ['cook', 'cookie'],
    ['sap', 'saps'],
    ['java', 'javascript'],
  ])('%s not by %s', (word, asked) => expect(isFoundBy(word, asked)).toBe(false));
});

it.each([
  ['+49 171 1234567', '711234567'],
  ['0171/123 45 67', '711234567'],
  ['(503) 555-0118', '035550118'],
  ['1234567', '1234567'],
  ['123456', null],
  ['１２３４５６７', '1234567'],
])('%s is compared as %s', (phone, word) => expect(phoneWord(phone)).toBe(word));
