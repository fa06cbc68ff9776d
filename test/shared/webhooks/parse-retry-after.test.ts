import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseRetryAfter } from '../../../shared/webhooks/parse-retry-after.ts';

const now = new Date('2026-01-01T00:00:00.500Z');

describe('parseRetryAfter', () => {
  it.each([
    ['120', 120],
    [' 0 ', 0],
    ['99999999999999999999', 259_200],
    ['Thu, 01 Jan 2026 00:01:00 GMT', 60],
    ['Thursday, 01-Jan-26 00:01:00 GMT', 60],
    ['Wed, 31 Dec 2025 23:59:00 GMT', 0],
    ['Fri, 01 Jan 2027 00:00:00 GMT', 259_200],
  ])('reads %j as %i s', (header, seconds) => {
    expect(parseRetryAfter(header, now)).toBe(seconds);
  });

  it.each([
    ...[undefined, '', '-5', '1.5', '2026-01-01', 'soon', 'Never GMT', 'Xyz, 99 Foo 2026 GMT'],
    // Date.parse would read these.
    ...[
      'in Thu, 01 Jan 2026 00:01:00 GMT',
      'Thu, 01 Jan 2026 00:01:00 GMT+0100',
      'Thu Jan 01 2026 00:01:00 GMT',
    ],
    ...['Thu, 01 Jan 2026 00:01:00', 'thu, 01 Jan 2026 00:01:00 GMT', '60 s', '1e3', '0x10', '+5'],
  ])('takes %j for none', (header) => {
    expect(parseRetryAfter(header, now)).toBeNull();
  });

  it('gives null or 0 s to 72 h for any text', () => {
    const text = fc.oneof(
      fc.string(),
      fc.nat().map(String),
      fc.date({ noInvalidDate: true }).map((date) => date.toUTCString()),
    );
    fc.assert(
      fc.property(text, (header) => {
        const seconds = parseRetryAfter(header, now);
        return seconds === null || (Number.isInteger(seconds) && seconds >= 0 && seconds <= 259_200);
      }),
    );
  });
});
