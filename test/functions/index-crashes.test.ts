/** The index of candidates' words when a run is stopped or overlaps another, and when it reads the longest texts. */
import { beforeAll, describe, expect, it } from 'vitest';
import { candidateStore } from '../../shared/storage/candidates.ts';
import { wordIndex } from '../../shared/storage/index-words.ts';
import { keepResult } from '../../shared/storage/keep-result.ts';
import { scanStore } from '../../shared/storage/scans.ts';
import type { Table } from '../../shared/storage/table.ts';
import type { Backend } from '../support/backend.ts';
import { newCaller } from '../support/call-endpoint.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { originOf } from './support/origin.ts';
import { resultOf } from './support/reading.ts';
import { searchDesk } from './support/search-desk.ts';

let backend: Backend;
let desk: ReturnType<typeof searchDesk>;
beforeAll(async () => {
  backend = await sharedBackend();
  desk = searchDesk(backend);
});

/** The index whose transactions stop at the given one; `before` runs at that moment. */
const stopping = (at: number, before: () => Promise<unknown> = async () => {}, stops = true) => {
  let commits = 0;
  const table: Table = {
    ...backend.table,
    async commit(writes) {
      if (++commits === at) {
        await before();
        if (stops) throw new Error('the function was stopped');
      }
      return backend.table.commit(writes);
    },
  };
  const candidates = candidateStore(table, () => Promise.reject(new Error('no address')));
  return wordIndex({ table, candidates, scans: scanStore(table) });
};

describe('the index', () => {
  const large = Array.from({ length: 300 }, (_, n) => `w${(n * 7919).toString(36)}x q${n.toString(26)}`);

  it.each([1, 2, 3, 4, 5])('is whole after a stop at transaction %i and another run', async (at) => {
    const one = await newCaller(backend);
    const whole = await desk.add(one, { first_name: 'Whole' }, { ...resultOf('Ada'), lines: large });
    const expected = (await desk.rows(one)).filter(({ pk }) => pk.includes('#WORD#')).length;
    await desk.erase(one, whole);

    const id = await desk.add(one, { first_name: 'Whole' });
    await desk.scanFor(one, id, { ...resultOf('Ada'), lines: large });
    await expect(stopping(at).refresh(one.organizationId, id)).rejects.toThrow('stopped');
    await desk.index(one, id);
    expect((await desk.rows(one)).filter(({ pk }) => pk.includes('#WORD#'))).toHaveLength(expected);
    await desk.erase(one, id);
    expect(await desk.rows(one)).toEqual([]);
  });

  it.each([1, 2, 3, 4, 5])(
    'keeps nothing of a person who is erased before transaction %i, whether it stops',
    async (at) => {
      for (const stops of [true, false]) {
        const one = await newCaller(backend);
        const id = await desk.add(one, { first_name: 'Brief' });
        await desk.scanFor(one, id, { ...resultOf('Ada'), lines: large });
        const index = stopping(at, () => desk.erase(one, id), stops);
        await index
          .refresh(one.organizationId, id)
          .catch((error) => expect(String(error)).toContain('stopped'));
        expect(await desk.rows(one)).toEqual([]);
      }
    },
  );

  it.each<[string, string[]]>([
    ['a line of 700,000 words', [`${'ab '.repeat(700_000)}end`]],
    [
      '3,000 words of one beginning, of the largest letters',
      [Array.from({ length: 3_000 }, (_, n) => `${'\u{10400}'.repeat(36)}${n}`).join(' ')],
    ],
    ['a million signs without a space', ['\u5de5'.repeat(500_000) + '\u7a0b\u5e08'.repeat(250_000)]],
  ])('takes %s', async (_, text) => {
    const one = await newCaller(backend);
    const id = await desk.add(
      one,
      { last_name: 'Bounded' },
      { ...resultOf('Ada'), lines: ['first words', ...text] },
    );
    expect(await desk.found(one, 'bounded first')).toEqual([id]);
    await desk.erase(one, id);
    expect(await desk.rows(one)).toEqual([]);
  });

  it('is that of the last change when two runs overlap', async () => {
    const one = await newCaller(backend);
    const id = await desk.add(one, { last_name: 'First' });
    await desk.update({ caller: one, params: { id }, body: { last_name: 'Second' } });
    const index = stopping(
      1,
      async () => {
        await desk.update({ caller: one, params: { id }, body: { last_name: 'Third' } });
        await desk.index(one, id);
      },
      false,
    );
    await index.refresh(one.organizationId, id);
    expect(await desk.found(one, 'third')).toEqual([id]);
    expect(await desk.found(one, 'second')).toEqual([]);
  });

  it('is that of the newest reading when two runs overlap a rescan', async () => {
    const one = await newCaller(backend);
    const id = await desk.add(one, {}, { ...resultOf('Ada'), lines: ['oldest words'] });
    const { scan_id } = (await desk.get({ caller: one, params: { id } })).body;
    await desk.update({ caller: one, params: { id }, body: { last_name: 'Later' } });
    const index = stopping(
      1,
      async () => {
        const { organizationId } = one;
        await scanStore(backend.table).change(originOf(one), scan_id, (scan) => ({
          next: scan,
          events: [],
          also: [keepResult(organizationId, scan_id, { ...resultOf('Ada'), lines: ['newest words'] })],
        }));
      },
      false,
    );
    await index.refresh(one.organizationId, id);
    expect(await desk.found(one, 'newest')).toEqual([id]);
    expect(await desk.found(one, 'oldest')).toEqual([]);
  });

  it('keeps no word of a deleted scan whose candidate is merged before the erasure runs', async () => {
    const one = await newCaller(backend);
    const [host, third] = [await desk.add(one, { first_name: 'Host' }), await desk.add(one)];
    const lines = ['ferry timetables in haskell'];
    const guest = await desk.add(one, { first_name: 'Guest' }, { ...resultOf('Ada'), lines });
    await desk.merge({ caller: one, params: { id: host }, body: { candidate_id: guest } });
    for (const id of [host, guest]) await desk.index(one, id);
    await desk.unmerge({ caller: one, params: { id: host }, body: { candidate_id: guest } });
    const { scan_id } = (await desk.get({ caller: one, params: { id: guest } })).body;
    await desk.eraseScan(one, scan_id, () =>
      desk.merge({ caller: one, params: { id: third }, body: { candidate_id: guest } }),
    );
    expect(JSON.stringify(await desk.rows(one))).not.toContain('haskell');
  });

  it.each([2, 3, 4])(
    'is whole when a run stands still before transaction %i during a merge and its undo',
    async (at) => {
      const one = await newCaller(backend);
      const host = await desk.add(one, { first_name: 'Host' });
      const id = await desk.add(one, { first_name: 'Guest' });
      await desk.scanFor(one, id, { ...resultOf('Ada'), lines: large });
      const index = stopping(
        at,
        async () => {
          const pair = { caller: one, params: { id: host }, body: { candidate_id: id } };
          await desk.merge(pair);
          for (const each of [id, host]) await desk.index(one, each);
          await desk.unmerge(pair);
          await desk.scanFor(one, id, { ...resultOf('Ada'), lines: ['secretword'] });
          await desk.erase(one, host);
        },
        false,
      );
      await index.refresh(one.organizationId, id);
      await desk.scanFor(one, id, { ...resultOf('Ada'), lines: ['thirdword'] });
      await desk.index(one, id);
      expect(await desk.found(one, 'secretword')).toEqual([]);
      expect(await desk.found(one, 'thirdword')).toEqual([id]);
      await desk.erase(one, id);
      expect(await desk.rows(one)).toEqual([]);
    },
  );
});
