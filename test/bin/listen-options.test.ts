import { describe, expect, it } from 'vitest';
import { readSince } from '../../bin/listen-options.ts';

const now = new Date('2026-01-12T08:00:00Z');

describe('--since', () => {
  it.each([
    ['30s', '2026-01-12T07:59:30.000Z'],
    ['10m', '2026-01-12T07:50:00.000Z'],
    ['3d', '2026-01-09T08:00:00.000Z'],
    ['2026-01-11', '2026-01-11T00:00:00.000Z'],
    ['2026-01-12T08:00:00+02:00', '2026-01-12T06:00:00.000Z'],
  ])('%s is %s', (text, instant) => {
    expect(readSince(text, now)?.toISOString()).toBe(instant);
  });

  it.each(['10', '1', '10 m', 'Jan 12', '12/01/2026', '2026-13-01', ''])('%j is refused', (text) => {
    expect(() => readSince(text, now)).toThrow('--since is 30s, 10m, 2h, 3d or an instant');
  });

  it('is nothing where it is not given', () => {
    expect(readSince(undefined, now)).toBeUndefined();
  });
});
