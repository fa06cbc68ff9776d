import fc from 'fast-check';
import { expect, it } from 'vitest';
import { contrastWithWhite, darkened, leastContrast } from '../../../shared/domain/contrast.ts';

// Values of the WebAIM contrast checker.
it.each([
  ['#ffffff', 1],
  ['#000000', 21],
  ['#767676', 4.54],
  ['#777777', 4.48],
  ['#ff0000', 4],
  ['#0b5fff', 5.09],
])('the contrast of %s with white is %d', (color, contrast) =>
  expect(contrastWithWhite(color)).toBeCloseTo(contrast, 1),
);

it('a darkened color always has enough, and no lighter one of its hue does', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }), (number) => {
      const color = `#${number.toString(16).padStart(6, '0')}`;
      const darker = darkened(color);
      expect(contrastWithWhite(darker)).toBeGreaterThanOrEqual(leastContrast);
      if (contrastWithWhite(color) >= leastContrast) expect(darker).toBe(color);
    }),
  );
});
