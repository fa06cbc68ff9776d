import { describe, expect, it } from 'vitest';
import type { CvDocument, Line } from '../../../../shared/extraction/document.ts';
import { cutOff } from '../../../../shared/extraction/person/wrapped-address.ts';
import { linesOf } from '../support/lines.ts';

/** A narrow column: an address as wide as it gets, what stands below it, and the next block after a gap. */
function restOf(
  address: string,
  below: string,
  changes: { first?: Partial<Line>; next?: Partial<Line> } = {},
) {
  const lines = linesOf(
    { text: address, width: 120, ...changes.first },
    { text: below, width: 10, ...changes.next },
    { text: 'Languages', y: 60, width: 120 },
  );
  return cutOff({ lines } as CvDocument, lines[0] as Line, address.length);
}

describe('an address that a column cut off', () => {
  it.each([
    ['anna.lindqvist@example.or', 'g'],
    ['anna.lindqvist@exampl', 'e.com'],
    ['linkedin.com/in/anna-lind', 'qvist-2'],
  ])('%s goes on with %s', (address, rest) => {
    expect(restOf(address, rest)).toBe(rest);
  });

  it.each<[string, string, string, Parameters<typeof restOf>[2]]>([
    ['an end that no address has', 'anna@example.or', 'gx7', {}],
    ['a word of its own', 'github.com/anna', 'Berlin', {}],
    ['more than a remnant', 'github.com/anna', 'photography-and-film', {}],
    ['a line that had room', 'github.com/anna', 'b', { first: { width: 60 } }],
    ['another column', 'github.com/anna', 'b', { next: { column: 1 } }],
    ['another page', 'github.com/anna', 'b', { next: { page: 2 } }],
    ['another indent', 'github.com/anna', 'b', { next: { x: 20 } }],
    ['bold letters', 'github.com/anna', 'b', { next: { bold: true } }],
    ['a gap', 'github.com/anna', 'b', { next: { y: 30 } }],
  ])('is not made of %s', (_, address, below, changes) => {
    expect(restOf(address, below, changes)).toBe('');
  });

  it('is whole where its line goes on', () => {
    const lines = linesOf({ text: 'github.com/anna and more', width: 120 }, { text: 'b', width: 5 });
    expect(cutOff({ lines } as CvDocument, lines[0] as Line, 'github.com/anna'.length)).toBe('');
  });

  it('does not go on with a line that stands closer to what follows it', () => {
    const lines = linesOf(
      { text: 'github.com/anna', width: 120 },
      { text: 'b', width: 5 },
      { text: 'c', y: 20 },
    );
    expect(cutOff({ lines } as CvDocument, lines[0] as Line, 'github.com/anna'.length)).toBe('');
  });
});
