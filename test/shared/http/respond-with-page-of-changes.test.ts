import { describe, expect, it } from 'vitest';
import { atMostOne } from '../../../shared/http/respond-with-page.ts';
import { cursorBehind } from '../../../shared/http/response-size.ts';
import { type Call, callWith, day, type Listing, note, now, pageOf } from './support/list-calls.ts';

/** What a store is asked for: the request of the page, and the filter. */
type Read = NonNullable<Listing['changes']>['read'];
type Asked = Parameters<Read>;

describe('a list by its changes', () => {
  const deleted = [{ id: 'note_3', deleted_at: day(3) }];
  async function changesOf(call: Call, listing: Partial<Listing> = {}) {
    const asked: Asked[] = [];
    const read: Read = async (...request) => {
      asked.push(request as Asked);
      return {
        items: [note(9), note(8)],
        next: 'place 8',
        deleted,
        positionOf: ({ id }) => `place of ${id}`,
      };
    };
    const changes = { object: 'note' as 'job', read };
    return { ...(await pageOf(call, { ...listing, changes })), asked };
  }

  it('is read from the changes, with the bounds of the last change and the deletions', async () => {
    const query = { updated_after: day(2), updated_before: day(6), include_deleted: 'true' } as const;
    const { page, asked } = await changesOf(callWith(query));
    expect(asked[0]?.[0]).toMatchObject({
      updatedAfter: new Date(day(2)),
      updatedBefore: new Date(day(6)),
      includeDeleted: true,
    });
    expect(page).toMatchObject({ deleted: [{ object: 'note', ...deleted[0] }], has_more: true });
  });

  it('goes on behind an item at its place in the list', async () => {
    const query = { order_by: 'updated_at' } as const;
    const { page } = await changesOf(callWith(query));
    const { asked } = await changesOf(callWith({ ...query, cursor: page[cursorBehind](1) }));
    expect(asked[0]?.[0]).toMatchObject({ position: 'place of note_9', includeDeleted: false });
  });

  it('is read by creation where nothing asks for changes, and shows no deletions', async () => {
    const { page, asked } = await changesOf(callWith({ order_by: 'created_at' }));
    expect(asked).toEqual([]);
    expect(page.deleted).toEqual([]);
  });

  const filterOf = async (query: Partial<Call['query']>, listing: Partial<Listing> = {}) =>
    (await changesOf(callWith({ order_by: 'updated_at', ...query }), listing)).asked[0]?.[1];

  it('has the filter of the list, or none', async () => {
    const [matches, matchesAll] = [() => true, () => true];
    expect(await filterOf({})).toBeUndefined();
    expect(await filterOf({}, { matches })).toBe(matches);
    expect(await filterOf({}, { matches, matchesAll })).toBe(matchesAll);
  });

  it.each<[Partial<Call['query']>, number[]]>([
    [{ created_after: day(4) }, [5, 6, 7]],
    [{ created_before: day(6) }, [3, 4, 5]],
    [{ created_after: day(3), created_before: day(6) }, [4, 5]],
  ])('has the bounds %j of creation in its filter, outside which an item lies', async (query, within) => {
    const days = [3, 4, 5, 6, 7];
    const filter = await filterOf(query);
    expect(days.filter((n) => filter?.(note(n)))).toEqual(within);
    const even = await filterOf(query, { matches: ({ id }) => Number(id.slice(5)) % 2 === 0 });
    expect(days.filter((n) => even?.(note(n)))).toEqual(within.filter((n) => n % 2 === 0));
  });
});

describe('a search by external id', () => {
  const findByExternalId = async (organizationId: string, externalId: string) =>
    organizationId === 'org_1' && externalId === 'a' ? { ...note(5), updated_at: day(7) } : undefined;
  const found = async (query: Partial<Call['query']>, listing: Partial<Listing> = {}) => {
    const { page, asked } = await pageOf(callWith(query), { findByExternalId, next: 'note_1', ...listing });
    expect([asked, page.has_more, page.next_cursor]).toEqual([[], false, null]);
    return page.data.length;
  };

  it('finds one resource or none, and reads no list', async () => {
    expect(await found({ external_id: 'a' })).toBe(1);
    expect(await found({ external_id: 'b' })).toBe(0);
  });

  it('judges it by all filters', async () => {
    expect(await found({ external_id: 'a' }, { matches: () => false })).toBe(0);
    expect(await found({ external_id: 'a' }, { matches: () => true, matchesAll: async () => false })).toBe(0);
    expect(await found({ external_id: 'a' }, { matches: () => false, matchesAll: async () => true })).toBe(1);
  });

  it('is a filter like others on a list that has none', async () => {
    expect((await pageOf(callWith({ external_id: 'a' }))).asked).toHaveLength(1);
    expect((await pageOf(callWith(), { findByExternalId })).asked).toHaveLength(1);
  });
});

describe('at most one resource', () => {
  const one = { ...note(5), updated_at: day(7) };
  const request = { limit: 2, order: 'desc', now } as const;
  const at = (n: number, ms: number) => new Date(Date.parse(day(n)) + ms);

  it.each([
    ['createdAfter', 5],
    ['updatedAfter', 7],
  ] as const)('is shown with %s before its instant', async (bound, n) => {
    expect((await atMostOne(one, { ...request, [bound]: at(n, -1) })).items).toEqual([one]);
    expect((await atMostOne(one, { ...request, [bound]: at(n, 0) })).items).toEqual([]);
  });

  it.each([
    ['createdBefore', 5],
    ['updatedBefore', 7],
  ] as const)('is shown with %s behind its instant', async (bound, n) => {
    expect((await atMostOne(one, { ...request, [bound]: at(n, 1) })).items).toEqual([one]);
    expect((await atMostOne(one, { ...request, [bound]: at(n, 0) })).items).toEqual([]);
  });

  it('was changed when it was created, where it says nothing else', async () => {
    expect((await atMostOne(note(5), { ...request, updatedAfter: at(5, -1) })).items).toEqual([note(5)]);
    expect((await atMostOne(note(5), { ...request, updatedAfter: at(5, 0) })).items).toEqual([]);
  });

  it('is none where none was found', async () => {
    expect(await atMostOne(undefined, request)).toEqual({ items: [], next: null });
  });
});
