import { expect, it } from 'vitest';
import { withoutOptionalParts } from '../../../shared/fit/optional-parts.ts';

const hasContent = (text: string) => /English|German/.test(text);

it.each([
  'English (German a plus)',
  'English (plus: German)',
  'English; German, a plus',
  'English, plus, German',
])('the words next to "plus" are only wished for: %s', (text) =>
  expect(withoutOptionalParts(text, hasContent)).not.toContain('plus'),
);

it.each(['English, plusieurs clients', 'English (surplus of German)', 'English (aplus)'])(
  'a word that only contains "plus" wishes for nothing: %s',
  (text) => expect(withoutOptionalParts(text, hasContent)).toBe(text),
);

it('all is needed when nothing else would be left', () => {
  expect(withoutOptionalParts('German a plus', hasContent)).toBe('German a plus');
  expect(withoutOptionalParts('Languages; German a plus', hasContent)).toBe('Languages; German a plus');
});

const wishes =
  'preferred|a plus|plus|advantage|desirable|nice to have|bonus|welcome|von Vorteil|wünschenswert|Wunsch|souhaité|un atout|deseable|ventaja|gradito|vantaggio|desejável|diferencial|mile widziany';
it.each(wishes.split('|'))('is only wished for: %s', (word) => {
  const has = (text: string) => text.includes('English');
  expect(withoutOptionalParts(`English, French ${word}`, has)).toBe('English');
  expect(withoutOptionalParts(`English ${word}`, has)).toBe(`English ${word}`);
  expect(withoutOptionalParts(`French ${word}, Polish`, has)).toBe(`French ${word}, Polish`);
});

it('parts that are left stay apart', () => {
  const all = () => true;
  expect(withoutOptionalParts('English, French a plus, German', all)).toBe('English,  German');
});
