import { describe, expect, it } from 'vitest';
import { cursorBehind, expandedParts } from '../../../shared/http/response-size.ts';
import { type Call, callWith, day, type Note, now, pageOf, present } from './support/list-calls.ts';

const refused = (code: string) => expect.objectContaining({ code });

describe('a page', () => {
  it('shows the items of the store in the common envelope', async () => {
    const { page } = await pageOf(callWith());
    expect(page).toMatchObject({
      object: 'list',
      data: [
        { object: 'note', id: 'note_9' },
        { object: 'note', id: 'note_8' },
      ],
      deleted: [],
      has_more: false,
      next_cursor: null,
    });
  });

  it('asks the store for what the parameters say', async () => {
    const matches = () => true;
    const query = { limit: 7, order: 'asc', created_after: day(1), created_before: day(5) } as const;
    const { asked } = await pageOf(callWith(query), { matches, matchesAll: () => false });
    const request = {
      limit: 7,
      order: 'asc',
      position: undefined,
      createdAfter: new Date(day(1)),
      createdBefore: new Date(day(5)),
      updatedAfter: undefined,
      updatedBefore: undefined,
      includeDeleted: false,
      now,
    };
    expect(asked).toEqual([[request, matches]]);
  });

  it('goes on where its cursor says, and that is where the store ended', async () => {
    const { page } = await pageOf(callWith(), { next: 'note_7' });
    expect(page.has_more).toBe(true);
    const { asked } = await pageOf(callWith({ cursor: page.next_cursor ?? '' }));
    expect(asked[0]?.[0]).toMatchObject({ position: 'note_7' });
  });

  it('ends after the items that are presented, where they are fewer', async () => {
    const cut = { present: (items: Note[]) => present(items).slice(0, 1) };
    for (const next of [null, 'note_7']) {
      const { page } = await pageOf(callWith(), { ...cut, next });
      expect([page.data, page.has_more]).toEqual([[{ object: 'note', id: 'note_9' }], true]);
      const { asked } = await pageOf(callWith({ cursor: page.next_cursor ?? '' }));
      expect(asked[0]?.[0]).toMatchObject({ position: 'note_9' });
    }
  });

  it('has a cursor behind any number of its items, for a response that is too large', async () => {
    const { page } = await pageOf(callWith(), { next: 'note_7' });
    for (const [count, position] of [
      [1, 'note_9'],
      [2, 'note_8'],
    ] as const) {
      const { asked } = await pageOf(callWith({ cursor: page[cursorBehind](count) }));
      expect(asked[0]?.[0]).toMatchObject({ position });
    }
  });

  it.each([
    [undefined, []],
    ['profile', [['profile']]],
    [
      ['summary', 'profile'],
      [['summary'], ['profile']],
    ],
    [
      ['submission'],
      [
        ['submission', 'cover_letter'],
        ['submission', 'answers'],
      ],
    ],
    ['job', []],
  ])('with expand=%j names the parts that are added', async (expand, parts) => {
    const { page } = await pageOf(callWith({ expand } as object));
    expect(page[expandedParts]).toEqual(parts);
  });
});

describe('a cursor', () => {
  const made = async (call: Call) => (await pageOf(call, { next: 'note_7' })).page.next_cursor ?? '';
  const filters = { created_after: day(1), created_before: day(5), q: 'x', external_id: 'a' };

  it('is valid with another limit and the same filters', async () => {
    const cursor = await made(callWith(filters));
    const { asked } = await pageOf(callWith({ ...filters, limit: 50, cursor }));
    expect(asked).toHaveLength(1);
  });

  it.each<[string, object, Partial<Call>]>([
    ['another start', { created_after: day(2) }, {}],
    ['another end', { created_before: day(6) }, {}],
    ['another external id', { external_id: 'b' }, {}],
    ['another filter', { q: 'y' }, {}],
    ['the other order', { order: 'asc' }, {}],
    ['another list', {}, { path: '/v1/jobs' }],
    ['the other environment', {}, { origin: { environment: 'sandbox' } }],
    [
      'another organization',
      {},
      { caller: { organizationId: 'org_2', keyType: 'secret' } as Call['caller'] },
    ],
    [
      'a publishable key',
      {},
      { caller: { organizationId: 'org_1', keyType: 'publishable' } as Call['caller'] },
    ],
  ])('is not valid with %s', async (_, query, changes) => {
    const cursor = await made(callWith(filters));
    const call = callWith({ ...filters, ...query, cursor }, changes);
    await expect(pageOf(call)).rejects.toEqual(refused('invalid_cursor'));
  });
});
