import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstIdAt, idSource } from '../../../shared/domain/ids.ts';
import { idAfter, idBefore } from '../../../shared/storage/list-page.ts';

const ids = fc
  .date({ min: new Date(1), max: new Date('2200-01-01'), noInvalidDate: true })
  .map((at) => idSource(at)('scan'));

describe('the neighbours of an id', () => {
  it('are each other’s neighbours', () => {
    fc.assert(
      fc.property(ids, (id) => {
        expect(idBefore(idAfter(id))).toBe(id);
        expect(idAfter(idBefore(id))).toBe(id);
      }),
    );
  });

  it('lie right beside it: nothing fits between', () => {
    fc.assert(
      fc.property(ids, ids, (id, other) => {
        expect(idBefore(id) < id && id < idAfter(id)).toBe(true);
        if (other > id) expect(other >= idAfter(id)).toBe(true);
        if (other < id) expect(other <= idBefore(id)).toBe(true);
      }),
    );
  });

  it.each([
    ['job_01HZZZZZZZZZZZZZZZZZZZZZZZ', 'job_01J00000000000000000000000'],
    ['job_01HABCDEFGHJKMNPQRSTVWXYZ0', 'job_01HABCDEFGHJKMNPQRSTVWXYZ1'],
    ['job_01HABCDEFGHJKMNPQRSTVWXYZ9', 'job_01HABCDEFGHJKMNPQRSTVWXYZA'],
  ])('after %s comes %s', (id, next) => {
    expect(idAfter(id)).toBe(next);
    expect(idBefore(next)).toBe(id);
  });

  it('keep their kind, also at the ends of all ids', () => {
    const [first, last] = ['0', 'Z'].map((digit) => `job_${digit.repeat(26)}`) as [string, string];
    expect([idAfter(last), idBefore(first)]).toEqual([first, last]);
  });

  it('before the first id of an instant is the last of the millisecond before', () => {
    const at = new Date('2026-11-21T10:00:00.000Z');
    const before = idBefore(firstIdAt('scan', at));
    expect(before).toBe(`${firstIdAt('scan', new Date(at.getTime() - 1)).slice(0, 15)}${'Z'.repeat(16)}`);
  });
});
