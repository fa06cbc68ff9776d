import { describe, expect, it } from 'vitest';
import { withoutInvisible } from '../../../shared/words/plain-text.ts';

const rainbow = '🏳\ufe0f\u200d🌈';
const england = '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}';

describe('a line without invisible characters', () => {
  it.each([
    ['Persian', 'می\u200cخواهم'],
    ['Hindi', 'क्\u200dष'],
    ['Sinhala', 'ශ්\u200dරී'],
    ['a family', '👩\u200d👩\u200d👧'],
    ['a skin', '👩🏽\u200d💻'],
    ['a rainbow flag', rainbow],
    ['the flag of England', england],
    ['a heart in colour', '\u2764\ufe0f'],
    ['a heart as text', '\u2764\ufe0e'],
    ['a digit as an emoji', '1\ufe0f\u20e3'],
    ['accents', 'e\u0301'],
  ])('keeps what %s needs', (_, text) => expect(withoutInvisible(text)).toBe(text));

  it.each([
    ['joiners between Latin letters', 'Ka\u200dte\u200c', 'Kate'],
    ['joiners alone', '\u200d\u200c', ''],
    ['a second joiner', 'می\u200c\u200cخواهم', 'می\u200cخواهم'],
    ['variation selectors alone, or stacked', '\ufe0fa\ufe0f\u2764\ufe0f\ufe0f', 'a\u2764\ufe0f'],
    ['a variation selector behind a digit', '1\ufe0f', '1'],
    ['tags without a flag', 'a\u{e0041}\u{e007f}', 'a'],
    ['tags that spell a sentence behind a flag', `🏴${'\u{e0061}'.repeat(30)}\u{e007f}`, '🏴'],
    ['Hangul fillers', '\u3164\u115f\u1160\uffa0', ''],
    ['blanks of Braille', '\u2800', ''],
    ['musical and shorthand controls', '\u{1d173}\u{1d17a}\u{1bca0}', ''],
    ['ideographic variants', '葛\u{e0100}城', '葛城'],
    ['annotations', '\ufff9a\ufffab\ufffb', 'ab'],
  ])('removes %s', (_, text, rest) => expect(withoutInvisible(text)).toBe(rest));

  it('stays the same when it is read again', () => {
    for (const text of [
      rainbow,
      england,
      'a\u200b\ufe0f',
      '😀\u200b\ufe0f',
      '1\u200b\ufe0f\u20e3',
      '🏴\u200b\u{e0061}',
    ]) {
      const once = withoutInvisible(text);
      expect(withoutInvisible(once)).toBe(once);
    }
  });
});
