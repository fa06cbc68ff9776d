import { describe, expect, it } from 'vitest';
import { readProfile } from '../support/read-profile.ts';

/** As long as a line of a hostile file may get; patterns that look back and forth take minutes for it. */
const length = 100_000;
const fill = (piece: string) => piece.repeat(Math.ceil(length / piece.length)).slice(0, length);

const head = 'Mara Lindqvist\nmara@example.org\n\nEXPERIENCE\n';

describe('a line of 100,000 characters', () => {
  it.each([
    ['one letter', 'a'],
    ['words', 'ab '],
    ['letters set apart', 'A B '],
    ['digits', '1'],
    ['digits and dashes', '1-'],
    ['numbers set apart', '12 '],
    ['years', '2019 – '],
    ['months without a year', 'March '],
    ['an address that never ends', 'a@a.'],
    ['at signs', '@'],
    ['dots', 'a.'],
    ['opening brackets', '('],
    ['commas', 'Berlin, '],
    ['tabs', 'x\t'],
    ['dashes', ' – '],
    ['colons', 'Skills: '],
    ['slashes', 'a/'],
    ['bullets', '• '],
    ['capitals', 'Ab'],
    ['Japanese', '職務経歴'],
    ['blanks', ' '],
  ])(
    'of %s does not hold the engine',
    async (_, piece) => {
      const { document } = await readProfile(
        `${head}${fill(piece)}\n\nSKILLS\n${fill(piece)}\n${fill(piece)}x`,
      );
      expect(document.lines.length).toBeGreaterThan(3);
      // Linear rules take about a second; one that goes over the line again for each of its pieces takes minutes.
    },
    15_000,
  );
});
