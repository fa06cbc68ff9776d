import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fold } from '../../../shared/words/fold.ts';

it('folds a text of ASCII as it folds the same text next to another letter', () => {
  const ascii = fc.string({ unit: 'binary-ascii', maxLength: 40 });
  fc.assert(fc.property(ascii, (text) => fold(`${text}é`) === `${fold(text)}e`));
  expect(fold('It`S')).toBe("it's");
});
