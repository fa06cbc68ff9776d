import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lettersOf, writtenIn as writtenInLetters } from '../../../shared/model/written-in.ts';
import { fold } from '../../../shared/words/fold.ts';

const writtenIn = (text: string, value: string, startsBefore?: number) =>
  writtenInLetters(lettersOf(text), value, startsBefore);

describe('is written', () => {
  it.each([
    ['Senior Data Engineer', 'Kestrel Ltd — senior  data-engineer (2021)', 'senior  data-engineer'],
    ['Universite de Bretagne', 'Université de Bretagne Occidentale', 'Université de Bretagne'],
    ['C++', 'C, C++ and C#', 'C++'],
    ['.NET', 'Java, .NET, Go', '.NET'],
    ['BSc (Hons)', 'BSc (Hons) Mathematics', 'BSc (Hons)'],
    ['Node.js', 'Skills: Node.js, React', 'Node.js'],
    ['Wojtowicz', 'Łukasz Wójtowicz', 'Wójtowicz'],
    ['Strasse', 'Hauptstraße, Straße 5', 'Straße'],
    [
      '株式会社青葉システム',
      '2019年4月 – 現在 株式会社青葉システム ソフトウェアエンジニア',
      '株式会社青葉システム',
    ],
    ['ｶﾀﾛｸ', 'カタロク会社', 'カタロク'],
    ['3.85', 'GPA 3.85/4.0', '3.85'],
    ['4.0', 'GPA 3.85/4.0', '4.0'],
    ['2019', '03/2019', '2019'],
    ['2019', '(2015–2019).', '2019'],
    ['1’000', 'Led 1’000 people', '1’000'],
    ["1'000", 'Led 1’000 people', '1’000'],
    ['ISO 9001', 'Audits: ISO 9001, ISO 14001', 'ISO 9001'],
  ])('%s in "%s", and given back as the text writes it', (value, text, found) => {
    expect(writtenIn(text, value)).toBe(found);
  });
});

describe('is not written', () => {
  it.each([
    ['Java', 'JavaScript and TypeScript'],
    ['C', 'C++ and C#'],
    ['art', 'Bart Simpson'],
    ['example.co', 'mail@example.com'],
    ['Engineer Data', 'Data Engineer'],
    ['', 'anything'],
    ['…', 'anything … at all'],
    ['CЕО', 'CEO of Acme'],
    ['2019', '02019 and 20190'],
    ['5 years of Java', 'You bring 1.5 years of Java experience'],
    ['85', 'GPA 3.85/4.0'],
    ['1.3', 'GPA 13'],
    ['13', 'GPA 1.3'],
    ['1', 'Saved €1,000,000'],
    ['000', 'Saved 1’000 francs'],
    ['Python 3', 'Python 3.10'],
  ])('%s in "%s"', (value, text) => {
    expect(writtenIn(text, value)).toBeNull();
  });

  it('before the place where it must begin', () => {
    expect(writtenIn('one two', 'two', 3)).toBeNull();
    expect(writtenIn('one two', 'one two', 3)).toBe('one two');
  });
});

it('gives back only a part of the text itself, whatever is asked', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc.string({ unit: 'grapheme', maxLength: 12 }),
      (text, value) => {
        const found = writtenIn(text, value);
        return found === null || (found !== '' && text.includes(found));
      },
    ),
    { numRuns: 2000 },
  );
});

it('finds every run of whole words of a text', () => {
  const word = fc.stringMatching(/^[a-zäé]{1,8}$/);
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 8 }), fc.nat(), fc.nat(), (words, a, b) => {
      const [from, to] = [a % words.length, b % words.length].sort((x, y) => x - y) as [number, number];
      const value = words.slice(from, to + 1).join(' ');
      // "e é" and the value "é": accents aside, the first of the two is found.
      return fold(writtenIn(words.join(' '), value) ?? '') === fold(value);
    }),
  );
});
