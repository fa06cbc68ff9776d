import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { etagOf, isUnchanged, refuseStale } from '../../../shared/http/etag.ts';

const isRefused = (ifMatch: string | undefined, current: object) => {
  try {
    refuseStale(ifMatch, current);
    return false;
  } catch (error) {
    expect(error).toMatchObject({ code: 'stale_object' });
    return true;
  }
};

describe('an ETag', () => {
  it('has the version and a hash of the view, or the hash alone', () => {
    expect(etagOf({ version: 3, name: 'Nurse' })).toMatch(/^"3-[\w-]{22}"$/);
    expect(etagOf({ version: null, name: 'Nurse' })).toMatch(/^"[\w-]{22}"$/);
    expect(etagOf({ name: 'Nurse' })).toMatch(/^"[\w-]{22}"$/);
    expect(etagOf({ version: 3, name: 'Nurse' })).not.toBe(etagOf({ version: 3, name: 'Cook' }));
  });

  it('is the same in every release: clients store it', () => {
    expect(etagOf({ version: 3, name: 'Nurse', b: { d: [2, 1], c: null } })).toBe(
      '"3-5AqdnK5cJDkK_jt6Xegoau"',
    );
  });

  it('does not depend on the order of fields, which the table does not keep, but on that of lists', () => {
    const [one, other] = [
      { a: 1, b: { c: 2, d: [1, 2] } },
      { b: { d: [1, 2], c: 2 }, a: 1 },
    ];
    expect(etagOf(one)).toBe(etagOf(other));
    expect(etagOf(one)).not.toBe(etagOf({ a: 1, b: { c: 2, d: [2, 1] } }));
  });
});

/** Tags that are not those of version 3. */
const others = fc.constantFrom(
  '"2"',
  '"33"',
  '"4-3"',
  '"3',
  '3',
  '"3-"',
  '"3-?"',
  'W/"3"',
  '"x3"',
  '""',
  '"3"x',
  'x"3"',
);
const mixed = (tags: string[], own: string, place: number, gap: string) =>
  tags.toSpliced(place % (tags.length + 1), 0, own).join(`,${gap}`);

describe('a change', () => {
  const current = { version: 3, name: 'Nurse' };

  it('is for any version without a tag', () => expect(isRefused(undefined, current)).toBe(false));

  it('is for the version that one of its tags names, in any place of the list', () => {
    const own = fc.constantFrom('"3"', '"3-anything"', etagOf(current), '*');
    fc.assert(
      fc.property(
        fc.array(others),
        own,
        fc.nat(9),
        fc.constantFrom('', ' ', '\t '),
        (tags, tag, place, gap) => {
          expect(isRefused(mixed(tags, tag, place, gap), current)).toBe(false);
        },
      ),
    );
  });

  it('is refused when none of its tags names the version', () => {
    fc.assert(
      fc.property(fc.array(others, { minLength: 1 }), (tags) => {
        expect(isRefused(tags.join(', '), current)).toBe(true);
      }),
    );
  });

  it('is for a version of several digits', () => {
    const later = { version: 120 };
    for (const tag of ['"120"', '"120-anything"']) expect(isRefused(tag, later), tag).toBe(false);
    for (const tag of ['"12"', '"1"', '"1200"', '"0"']) expect(isRefused(tag, later), tag).toBe(true);
  });

  it('of a resource without a version is for its whole view', () => {
    const view = { object: 'list', data: [1] };
    expect(isRefused(`"other", ${etagOf(view)}`, view)).toBe(false);
    expect(isRefused('*', view)).toBe(false);
    expect(isRefused(etagOf({ ...view, data: [2] }), view)).toBe(true);
    expect(isRefused('"1"', view)).toBe(true);
  });
});

describe('a read', () => {
  const etag = etagOf({ version: 3 });

  it('is unchanged when one of its tags is the current one, weak or strong', () => {
    for (const tag of [etag, `W/${etag}`, '*', `"2", ${etag}`, `${etag}, "2"`])
      expect(isUnchanged(tag, etag), tag).toBe(true);
  });

  it('is sent when no tag is the current one, or there is none', () => {
    for (const tag of ['"3"', '"2", "4"', `w/${etag}`, `${etag}W/`, ''])
      expect(isUnchanged(tag, etag), tag).toBe(false);
    expect(isUnchanged(undefined, etag)).toBe(false);
    expect(isUnchanged('*', undefined)).toBe(false);
  });
});
