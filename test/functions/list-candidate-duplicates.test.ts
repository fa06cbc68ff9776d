import { beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../../shared/http/api-gateway.ts';
import type { Backend } from '../support/backend.ts';
import { eventsOf, newCaller } from '../support/call-endpoint.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { resultOf } from './support/reading.ts';
import { searchDesk } from './support/search-desk.ts';
import { walk } from './support/walk.ts';

let backend: Backend;
let desk: ReturnType<typeof searchDesk>;
beforeAll(async () => {
  backend = await sharedBackend();
  desk = searchDesk(backend);
});

/** A CV of so many lines; `changed` are other words at its end. */
const cv = (from: number, to: number) => ({
  ...resultOf('Jane'),
  lines: Array.from({ length: to - from }, (_, n) => `did w${(from + n) * 7919} with z${from + n}`),
});
const reported = async (caller: Caller) =>
  (await eventsOf(backend, caller))
    .filter(({ type }) => type === 'candidate.duplicate_detected')
    .map(({ data }) => [data.object.id, data.context.duplicate_candidate_id]);

describe('GET /v1/candidates/{id}/duplicates', () => {
  it('has those with the same phone, name or CV, with the reasons', async () => {
    const caller = await newCaller(backend);
    const name = { first_name: 'Łukasz', last_name: 'Nowak' };
    const one = await desk.add(caller, { ...name, phone: '+49 171 1234567' }, cv(3000, 3100));
    const named = await desk.add(caller, { first_name: 'lukasz', last_name: 'NOWAK', phone: '0171 7654321' });
    const phoned = await desk.add(caller, { phone: '0171/1234567' });
    const both = await desk.add(caller, {
      first_name: 'Nowak',
      last_name: 'Lukasz',
      phone: '00491711234567',
    });
    const newer = await desk.add(caller, { first_name: 'L.' }, cv(3002, 3102));
    const alike = await desk.add(caller, { first_name: 'L.' }, cv(3025, 3125));
    for (const [first_name, lines] of [
      ['Nowak', cv(1000, 1100)],
      ['Łukasz', undefined],
      ['Lukasz Maria', undefined],
    ] as const)
      await desk.add(
        caller,
        { first_name, last_name: first_name === 'Lukasz Maria' ? 'Nowak' : null },
        lines,
      );
    expect(await desk.duplicatesOf(caller, one)).toEqual([
      { id: alike, reasons: ['cv_text'], confidence: 'medium' },
      { id: newer, reasons: ['cv_text'], confidence: 'high' },
      { id: both, reasons: ['phone', 'name'], confidence: 'high' },
      { id: phoned, reasons: ['phone'], confidence: 'medium' },
      { id: named, reasons: ['name'], confidence: 'low' },
    ]);
    const { body } = await desk.duplicates({ caller, params: { id: newer } });
    expect(
      body.data.find(({ candidate }: { candidate: { id: string } }) => candidate.id === one),
    ).toMatchObject({
      object: 'duplicate',
      candidate: { object: 'candidate', ...name },
      reasons: [{ type: 'cv_text', similarity: expect.closeTo(0.95, 1) }],
    });
  });

  it('is a list of pages, in both orders and between two instants', async () => {
    const caller = await newCaller(backend);
    const phone = '+31 6 1111 2222';
    const ids: string[] = [];
    for (let n = 0; n < 5; n++) ids.push(await desk.add(caller, { phone }));
    const [one = '', ...others] = ids;
    const read = async (query: Record<string, string>) => {
      const pages = await walk(
        async (sent) => {
          const answered = await desk.duplicates({ ...sent, params: { id: one } });
          const data = answered.body.data.map(({ candidate }: { candidate: object }) => candidate);
          return { ...answered, body: { ...answered.body, data } };
        },
        { caller, query },
        () => 2,
      );
      return pages.map((page) => page.map(({ id }) => id));
    };
    expect(await read({})).toEqual([others.toReversed().slice(0, 2), others.toReversed().slice(2)]);
    expect(await read({ order: 'asc' })).toEqual([others.slice(0, 2), others.slice(2)]);
    const { created_at } = (await desk.get({ caller, params: { id: others[1] ?? '' } })).body;
    expect((await read({ created_after: created_at })).flat()).toEqual(others.slice(2).toReversed());
    expect((await read({ created_before: created_at })).flat()).toEqual([others[0]]);
  });

  it('has none of another organization, and is 404 there', async () => {
    const [caller, stranger] = [await newCaller(backend), await newCaller(backend)];
    const phone = '+31 6 3333 4444';
    const id = await desk.add(caller, { phone });
    await desk.add(stranger, { phone });
    expect(await desk.duplicatesOf(caller, id)).toEqual([]);
    expect((await desk.duplicates({ caller: stranger, params: { id } })).status).toBe(404);
  });

  it('leads a merged id to the candidate that remains, who is no longer a duplicate', async () => {
    const caller = await newCaller(backend);
    const phone = '+31 6 5555 6666';
    const [host, guest] = [await desk.add(caller, { phone }), await desk.add(caller, { phone })];
    await desk.merge({ caller, params: { id: host }, body: { candidate_id: guest } });
    for (const id of [host, guest]) await desk.index(caller, id);
    expect(await desk.duplicatesOf(caller, guest)).toEqual([]);
  });
});

describe('candidate.duplicate_detected', () => {
  it('is emitted once for a pair, for the one that came last, and not for the same name alone', async () => {
    const caller = await newCaller(backend);
    const phone = '+31 6 7777 8888';
    const name = { first_name: 'Ada', last_name: 'Berg' };
    const one = await desk.add(caller, { phone });
    await desk.add(caller, name);
    expect(await reported(caller)).toEqual([]);
    const other = await desk.add(caller, { ...name, phone });
    expect(await reported(caller)).toEqual([[other, one]]);
    for (const id of [one, other, one]) {
      await desk.update({ caller, params: { id }, body: { location: `Oslo ${id}` } });
      await desk.index(caller, id);
    }
    expect(await reported(caller)).toEqual([[other, one]]);
    const { data, sequence } =
      (await eventsOf(backend, caller)).findLast(({ type }) => type.includes('duplicate')) ?? {};
    expect(data?.object.version).toBe(sequence);
    expect(data?.context.actor).toEqual({ type: 'system', id: 'index-candidate' });
  });

  it('is emitted for a pair that both were changed to at the same moment', async () => {
    const caller = await newCaller(backend);
    const [one, other] = [await desk.add(caller), await desk.add(caller)];
    for (const id of [one, other])
      await desk.update({ caller, params: { id }, body: { phone: '+31 6 9999 0000' } });
    await Promise.all([one, other].map((id) => desk.index(caller, id)));
    expect(await reported(caller)).toHaveLength(1);
  });

  it('is not emitted again for two who were one until a merge was undone, or whose words come back', async () => {
    const caller = await newCaller(backend);
    const phone = '+31 6 2222 1111';
    const [host, guest] = [await desk.add(caller, { phone }), await desk.add(caller, { phone })];
    expect(await reported(caller)).toHaveLength(1);
    for (const call of [desk.merge, desk.unmerge]) {
      await call({ caller, params: { id: host }, body: { candidate_id: guest } });
      for (const id of [host, guest]) await desk.index(caller, id);
    }
    const [one, other] = [await desk.add(caller, { phone: '+31 6 2222 3333' }), await desk.add(caller)];
    for (const changed of ['+31 6 2222 3333', null, '+31 6 2222 3333']) {
      await desk.update({ caller, params: { id: other }, body: { phone: changed, first_name: null } });
      await desk.index(caller, other);
    }
    expect((await reported(caller)).slice(1)).toEqual([[other, one]]);
  });

  it('is not emitted again about a pair of which one was merged into a third, and restored', async () => {
    const caller = await newCaller(backend);
    const phone = '+31 6 7777 1111';
    const [one, other, third] = [
      await desk.add(caller, { phone }),
      await desk.add(caller, { phone }),
      await desk.add(caller, { first_name: 'Third' }),
    ];
    const index = async () => {
      for (const id of [other, third]) await desk.index(caller, id);
    };
    await desk.merge({ caller, params: { id: third }, body: { candidate_id: other } });
    await index();
    await desk.unmerge({ caller, params: { id: third }, body: { candidate_id: other } });
    await index();
    expect(await reported(caller)).toEqual([
      [other, one],
      [third, one],
    ]);
  });

  it('is emitted at most 20 times for one change, the clearest first', async () => {
    const caller = await newCaller(backend);
    const phone = '+31 20 123 4567';
    const name = { first_name: 'Eve', last_name: 'Okoro' };
    const clear = await desk.add(caller, { phone, ...name });
    for (let n = 0; n < 22; n++) await desk.add(caller, { phone });
    const before = (await reported(caller)).length;
    const last = await desk.add(caller, { phone, ...name });
    const own = (await reported(caller)).slice(before);
    expect(own).toHaveLength(20);
    expect(own.map(([id]) => id)).toEqual(Array(20).fill(last));
    expect(own.map(([, id]) => id)).toContain(clear);
  });
});
