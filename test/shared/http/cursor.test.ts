import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../shared/domain/api-error.ts';
import { idSource } from '../../../shared/domain/ids.ts';
import { type CursorScope, decodeCursor, encodeCursor } from '../../../shared/http/cursor.ts';
import type { KeyRing } from '../../../shared/platform/key-ring.ts';

const ring = (current: string, keys: Record<string, string>): KeyRing => ({
  current,
  keys: new Map(Object.entries(keys)),
});
const keys = ring('1', { 1: 'first' });
const scope: CursorScope = {
  environment: 'production',
  organizationId: 'org_1',
  path: '/v1/jobs',
  filters: { order: 'desc', status: 'draft', q: undefined },
};
const positions = fc
  .date({ min: new Date(1), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((at) => idSource(at)('job'));
const texts = fc.string({ minLength: 1 });
const scopes = fc.record({
  environment: fc.constantFrom('production', 'sandbox'),
  organizationId: texts,
  path: texts,
  filters: fc.dictionary(texts, fc.option(texts, { nil: undefined })),
});

/** The one refusal, or what the cursor was read as. */
function read(cursor: string, under: CursorScope = scope, by: KeyRing = keys): string {
  try {
    return decodeCursor(cursor, under, by);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return `${error.code} ${error.message} ${JSON.stringify(error.particulars)}`;
  }
}
const refusal = read('');

it('comes back as the position that went in, under any scope', () => {
  fc.assert(
    fc.property(positions, scopes, (position, any) => {
      expect(decodeCursor(encodeCursor(position, any, keys), any, keys)).toBe(position);
    }),
  );
});

it('reads filters whatever their order, and an absent one like one that is not given', () => {
  const cursor = encodeCursor('job_1', scope, keys);
  expect(read(cursor, { ...scope, filters: { status: 'draft', order: 'desc' } })).toBe('job_1');
});

it('is URL-safe and shows nothing of the position', () => {
  fc.assert(
    fc.property(positions, (position) => {
      const cursor = encodeCursor(position, scope, keys);
      expect(cursor).toMatch(/^[\w-]+$/);
      const bytes = Buffer.from(cursor, 'base64url').toString('latin1');
      expect(bytes.slice(0, 4)).toBe('2.1.');
      for (let at = 0; at + 4 <= position.length; at++)
        expect(bytes).not.toContain(position.slice(at, at + 4));
    }),
  );
});

describe('invalid_cursor, with one message for all causes', () => {
  it('names the parameter', () => {
    expect(refusal).toMatch(/^invalid_cursor .*"param":"cursor"/);
  });

  it('after any change of one character', () => {
    const character = fc.constantFrom(
      ...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_=+/. é',
    );
    fc.assert(
      fc.property(positions, fc.nat(), character, (position, place, other) => {
        const cursor = encodeCursor(position, scope, keys);
        const at = place % cursor.length;
        fc.pre(cursor[at] !== other);
        expect(read(cursor.slice(0, at) + other + cursor.slice(at + 1))).toBe(refusal);
      }),
      { numRuns: 3000 },
    );
  });

  it('with every other character at every place of one cursor', () => {
    const cursor = encodeCursor('job_01HZZZZZZZZZZZZZZZZZZZZZZZ', scope, keys);
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    for (let at = 0; at < cursor.length; at++)
      for (const other of alphabet)
        if (other !== cursor[at])
          expect(read(cursor.slice(0, at) + other + cursor.slice(at + 1))).toBe(refusal);
  });

  it('when it is cut short or goes on', () => {
    const cursor = encodeCursor('job_01HZZZZZZZZZZZZZZZZZZZZZZZ', scope, keys);
    for (let end = 0; end < cursor.length; end++) expect(read(cursor.slice(0, end))).toBe(refusal);
    for (const more of ['A', '=', '==', ' ', '\n', 'AAAA']) expect(read(cursor + more)).toBe(refusal);
  });

  it.each([
    ['another organization', { organizationId: 'org_2' }],
    ['the other environment', { environment: 'sandbox' }],
    ['another list', { path: '/v1/scans' }],
    ['another filter', { filters: { order: 'desc', status: 'closed' } }],
    ['the other order', { filters: { order: 'asc', status: 'draft' } }],
    ['one filter less', { filters: { order: 'desc' } }],
    ['one filter more', { filters: { ...scope.filters, q: 'x' } }],
  ])('for %s', (_, other) => {
    expect(read(encodeCursor('job_1', scope, keys), { ...scope, ...other })).toBe(refusal);
  });

  it('between any two scopes that differ', () => {
    fc.assert(
      fc.property(positions, scopes, scopes, (position, one, two) => {
        const given = (any: CursorScope) =>
          JSON.stringify({
            ...any,
            filters: Object.entries(any.filters)
              .filter(([, x]) => x)
              .sort(),
          });
        fc.pre(given(one) !== given(two));
        expect(read(encodeCursor(position, one, keys), two)).toBe(refusal);
      }),
    );
  });

  it('under another key, and under a key that no longer exists', () => {
    const cursor = encodeCursor('job_1', scope, keys);
    expect(read(cursor, scope, ring('1', { 1: 'other' }))).toBe(refusal);
    expect(read(cursor, scope, ring('2', { 2: 'first' }))).toBe(refusal);
  });

  it('of the earlier form, which was signed and not encrypted', () => {
    const payload = '1.1.job_01HZZZZZZZZZZZZZZZZZZZZZZZ';
    expect(read(Buffer.concat([Buffer.alloc(16, 7), Buffer.from(payload)]).toString('base64url'))).toBe(
      refusal,
    );
  });

  it('when sealed with the empty key that a missing one would leave', () => {
    const forged = encodeCursor('job_1', scope, ring('9', { 9: '' }));
    expect(read(forged)).toBe(refusal);
  });

  it('for anything else, without ever throwing something else', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(read(text)).toBe(refusal);
      }),
    );
  });
});

it('goes on working after a rotation', () => {
  const cursor = encodeCursor('job_1', scope, keys);
  expect(read(cursor, scope, ring('2', { 1: 'first', 2: 'second' }))).toBe('job_1');
});
