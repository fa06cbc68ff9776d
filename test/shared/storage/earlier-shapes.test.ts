import { describe, expect, it } from 'vitest';
import { nowhere } from '../../../shared/domain/places.ts';
import { placeOf } from '../../../shared/storage/earlier-shapes.ts';
import { wholeRow } from '../../../shared/storage/whole-row.ts';

const whole = (kind: Parameters<typeof wholeRow>[0], data: object) =>
  wholeRow(kind, data) as Record<string, unknown>;
const raw = (text: string) => ({ ...nowhere, raw: text });
const city = { ...nowhere, city: 'Utrecht' };

describe('a place', () => {
  it('that was a text is one, that lacked fields has them, and none stays none', () => {
    expect(placeOf('Utrecht, NL')).toEqual(raw('Utrecht, NL'));
    expect(placeOf({ city: 'Utrecht' } as never)).toEqual(city);
    expect(placeOf(null)).toBeNull();
  });

  it.each(['candidate', 'office'] as const)('of a %s is in the shape of today', (kind) => {
    expect(whole(kind, { location: 'Utrecht' }).location).toEqual(raw('Utrecht'));
    expect(whole(kind, { location: city }).location).toEqual(city);
    expect(whole(kind, { location: null }).location).toBeNull();
  });

  it('of an application is that of its form, and of a job each of its list', () => {
    const submission = { location: 'Utrecht', text: 'kept' };
    expect(whole('application', { submission }).submission).toEqual({
      location: raw('Utrecht'),
      text: 'kept',
    });
    const job = whole('job', { locations: [{ city: 'Utrecht' }, { raw: 'Remote' }] });
    expect(job.locations).toEqual([city, raw('Remote')]);
  });
});

describe('a source', () => {
  it.each(['candidate', 'scan'] as const)('of a %s that was a word has its parts', (kind) => {
    expect(whole(kind, { source: 'api' }).source).toEqual({ type: 'api', utm: {}, referrer: null });
    const source = { type: 'api', utm: { source: 'board' }, referrer: 'https://example.com' };
    expect(whole(kind, { source }).source).toEqual(source);
  });
});

describe('the addresses of a candidate', () => {
  it('have a primary one where there is any', () => {
    const stored = { email: null, other_emails: ['a@x.example'], phone: null, other_phones: ['1', '2'] };
    expect(whole('candidate', stored)).toMatchObject({
      ...{ email: 'a@x.example', other_emails: [], phone: '1', other_phones: ['2'] },
    });
  });

  it('are left alone in a part of a row', () => {
    const part = whole('candidate', { phone: null });
    expect(part.phone).toBeNull();
    expect(whole('candidate', { other_phones: ['1'] }).other_phones).toEqual(['1']);
  });
});

describe('a part of a row', () => {
  it.each([
    ['application', 'submission'],
    ['job', 'locations'],
    ['candidate', 'source'],
    ['scan', 'source'],
    ['office', 'location'],
  ] as const)('of a %s without %s does not get it by its shape', (kind, field) => {
    const { [field]: found } = whole(kind, { id: 'x' });
    expect(found === undefined || found === null || Array.isArray(found)).toBe(true);
  });

  it('of another kind is as it was stored', () => {
    expect(whole('note', { text: 'x', location: 'Utrecht' })).toMatchObject({
      text: 'x',
      location: 'Utrecht',
    });
  });
});

describe('the former hosts of a candidate', () => {
  it('of which only the ids were stored were hosts until the last change', () => {
    const stored = { host_ids: ['cand_1', 'cand_2'], updated_at: '2026-11-01T00:00:00.000Z' };
    const until = stored.updated_at;
    expect(whole('candidate', stored).joined).toEqual([
      { id: 'cand_1', until },
      { id: 'cand_2', until },
    ]);
    const joined = [{ id: 'cand_3', until: 'later' }];
    expect(whole('candidate', { ...stored, joined }).joined).toEqual(joined);
    expect(whole('candidate', { host_ids: [] }).joined).toEqual([]);
  });
});
