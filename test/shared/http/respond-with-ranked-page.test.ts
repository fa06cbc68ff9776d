import { describe, expect, it } from 'vitest';
import { respondWithRankedPage } from '../../../shared/http/respond-with-ranked-page.ts';
import { cursorBehind } from '../../../shared/http/response-size.ts';
import { keyRing } from '../../functions/support/key-rings.ts';

type Call = Parameters<typeof respondWithRankedPage>[0];
const callWith = (query: object = {}, changes: Partial<Call> = {}) =>
  ({
    path: '/v1/jobs/job_1/ranking',
    caller: { organizationId: 'org_1' },
    origin: { environment: 'production' },
    query: { limit: 2, kind: 'fit', ...query },
    ...changes,
  }) as Call;

/** A page of the numbers 9 and 8, and what was asked for. */
async function pageOf(call: Call, next: string | null = null) {
  const asked: object[] = [];
  const page = await respondWithRankedPage(call, async () => keyRing('1'), {
    read: async (request) => {
      asked.push(request);
      return { items: [9, 8], next };
    },
    placeOf: (item) => `0${item}`,
    present: (item) => ({ score: item }),
  });
  return { page, asked };
}

describe('a page of a ranking', () => {
  it('has the items as they are presented, and no cursor at the end', async () => {
    const { page, asked } = await pageOf(callWith());
    expect(page).toMatchObject({
      object: 'list',
      data: [{ score: 9 }, { score: 8 }],
      has_more: false,
      next_cursor: null,
    });
    expect(asked).toEqual([{ limit: 2, after: undefined }]);
  });

  it('goes on where the one before ended', async () => {
    const { page } = await pageOf(callWith(), '08');
    expect(page.has_more).toBe(true);
    const { asked } = await pageOf(callWith({ limit: 5, cursor: page.next_cursor }));
    expect(asked).toEqual([{ limit: 5, after: '08' }]);
  });

  it('has a cursor behind any number of its items', async () => {
    const { page } = await pageOf(callWith());
    for (const [count, after] of [
      [1, '09'],
      [2, '08'],
    ] as const)
      expect((await pageOf(callWith({ cursor: page[cursorBehind](count) }))).asked).toEqual([
        { limit: 2, after },
      ]);
  });

  it.each<[string, object, Partial<Call>]>([
    ['another filter', { kind: 'other' }, {}],
    ['another job', {}, { path: '/v1/jobs/job_2/ranking' }],
    ['the other environment', {}, { origin: { environment: 'sandbox' } }],
    ['another organization', {}, { caller: { organizationId: 'org_2' } as Call['caller'] }],
  ])('has no cursor for %s', async (_, query, changes) => {
    const { page } = await pageOf(callWith(), '08');
    const call = callWith({ ...query, cursor: page.next_cursor }, changes);
    await expect(pageOf(call)).rejects.toEqual(expect.objectContaining({ code: 'invalid_cursor' }));
  });
});
