import { expect, it } from 'vitest';
import { withPlainLetters } from '../../../../shared/extraction/read/small-caps.ts';

const small = (text: string) =>
  [...text].map((letter) => String.fromCharCode(0xf700 + letter.charCodeAt(0))).join('');

it('small capitals and old-style figures are the letters and figures they stand for', () => {
  const font = { fontName: 'serif' };
  const items = [
    { str: 'C', ...font },
    { str: small('hidubem'), ...font },
    { str: small('2019'), ...font },
  ];
  expect(withPlainLetters(items).map(({ str }) => str)).toEqual(['C', 'hidubem', '2019']);
});

it('signs of a font that has no letters are icons, and stay', () => {
  const items = [
    { str: '\uf768', fontName: 'icons' },
    { str: 'Oslo', fontName: 'serif' },
  ];
  expect(withPlainLetters(items)).toEqual(items);
});
