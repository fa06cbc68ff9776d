import { beforeAll, describe, expect, it } from 'vitest';
import { type AskedWord, askedWords, exactly, searchable } from '../../../shared/domain/candidate-words.ts';
import type { Candidate } from '../../../shared/domain/stored/candidate.ts';
import { wordPartition } from '../../../shared/storage/keys.ts';
import type { PageRequest } from '../../../shared/storage/list-page.ts';
import type { Key, RangeQuery } from '../../../shared/storage/row.ts';
import { wordSearch } from '../../../shared/storage/word-search.ts';
import type { Backend } from '../../support/backend.ts';
import { sharedBackend } from '../../support/shared-backend.ts';
import { candidateWith } from '../domain/support/candidate-with.ts';
import { newOrigin } from './conformance/origin.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

/** A new organization with rows of words, put there by the test; queries and reads are kept. */
function newDesk(readAtOnce = 100) {
  const { origin, making } = newOrigin();
  const { organizationId } = origin;
  const known = new Map<string, Candidate>();
  const asked: RangeQuery[] = [];
  const read: number[] = [];
  const table = {
    ...backend.table,
    queryWithin: <Data>(range: RangeQuery, megabytes: number) => {
      asked.push(range);
      return backend.table.queryWithin<Data>(range, megabytes);
    },
    getMany: (keys: Key[]) => {
      read.push(keys.length);
      return backend.table.getMany(keys);
    },
  };
  const getFirst = async (_: string, ids: string[]) => ids.slice(0, readAtOnce).map((id) => known.get(id));
  const search = wordSearch(table, { getFirst });
  const words = (q: string) => askedWords(q, searchable(true));
  return {
    ...{ organizationId, asked, read, search, words },
    partition: (group: string) => wordPartition(organizationId, group),
    /** Stores a candidate with these words of a group each. */
    async put(...entries: string[]) {
      const id = making.newId('candidate');
      known.set(id, candidateWith({}, id));
      const groups = Map.groupBy(entries, (entry) => entry.split(' ')[0]?.slice(0, 3) ?? '');
      for (const [group, of] of groups)
        await backend.table.commit([
          {
            put: { pk: wordPartition(organizationId, group), sk: id, data: { id, words: of } },
            when: { absent: true },
          },
        ]);
      return id;
    },
    forget: (id: string) => known.delete(id),
    async found(asking: AskedWord[], more: Partial<PageRequest> = {}, matches?: (one: Candidate) => boolean) {
      const request = { limit: 10, order: 'asc' as const, now: new Date(Date.now() + 1000), ...more };
      const { items, next } = await search.page(organizationId, asking, request, matches);
      return [items.map(({ id }) => id), next];
    },
  };
}

describe('a page', () => {
  it('has the candidates with all words, in both orders', async () => {
    const { put, found, words } = newDesk();
    const one = await put('anna n', 'oslo l');
    await put('anna n');
    await put('oslo l', 'annex n');
    const other = await put('annabel n', 'oslo l');
    expect(await found(words('oslo anna'))).toEqual([[one, other], null]);
    expect(await found(words('anna oslo'), { order: 'desc' })).toEqual([[other, one], null]);
    expect(await found(words('anna'), { limit: 2 })).toEqual([[one, expect.any(String)], expect.any(String)]);
    expect(await found(exactly(['oslo', 'anna'], 'location'))).toEqual([[], null]);
    expect(await found(exactly(['oslo'], 'location'))).toMatchObject([{ length: 3 }, null]);
  });

  it('is empty for no words, and in another organization', async () => {
    const { put, found, words } = newDesk();
    await put('anna n');
    expect(await found([])).toEqual([[], null]);
    expect(await newDesk().found(words('anna'))).toEqual([[], null]);
  });

  it('goes on after its last candidate, and has those that the filter keeps', async () => {
    const { put, found, words } = newDesk();
    const ids = [await put('anna n', 'li n'), await put('anna n', 'li n'), await put('anna n', 'li n')];
    expect(await found(words('anna li'), { limit: 2 })).toEqual([ids.slice(0, 2), ids[1]]);
    expect(await found(words('anna li'), { limit: 2, position: ids[1] })).toEqual([[ids[2]], null]);
    expect(await found(words('anna li'), {}, ({ id }) => id !== ids[1])).toEqual([[ids[0], ids[2]], null]);
  });

  it('passes over a candidate who was erased since, and none that comes after', async () => {
    const { put, found, words, forget } = newDesk();
    const [one, gone, other] = [await put('anna n'), await put('anna n'), await put('anna n')];
    forget(gone);
    expect(await found(words('anna'))).toEqual([[one, other], null]);
  });

  it('reads large candidates in parts, and misses none', async () => {
    const { put, found, words } = newDesk(1);
    const ids: string[] = [];
    for (let n = 0; n < 3; n++) {
      ids.push(await put('anna n', 'oslo l'));
      await put('anna n');
    }
    expect(await found(words('anna oslo'))).toEqual([ids, null]);
  });
});

describe('several words', () => {
  it('are looked up by the one with the fewest candidates', async () => {
    const { put, found, words, asked, partition } = newDesk();
    for (let n = 0; n < 3; n++) await put('anna n');
    await put('anna n', 'oslo l');
    for (const q of ['anna oslo', 'oslo anna']) {
      await found(words(q));
      expect(asked.at(-1)?.pk).toBe(partition('osl'));
    }
    expect(asked[0]?.limit).toBeGreaterThan(50);
    asked.length = 0;
    await found(words('anna'));
    expect(asked.map(({ pk }) => pk)).toEqual([partition('ann')]);
  });

  it('that all have many are looked up by the one whose first candidates reach furthest', async () => {
    const { put, found, words, asked, partition } = newDesk();
    for (let n = 0; n < 55; n++) {
      await put('anna n', ...(n % 2 === 0 ? [] : ['even n']));
      await put('other n', ...(n % 20 === 0 ? ['rare n'] : []));
    }
    for (const order of ['asc', 'desc'] as const) {
      await found(words('anna other'), { order });
      const first = asked.at(-1)?.pk;
      expect([partition('ann'), partition('oth')]).toContain(first);
      await found(words('anna even'), { order });
      expect(asked.at(-1)?.pk).toBe(partition('eve'));
      await found(words('other even anna rare'), { order });
      expect(asked.at(-1)?.pk).toBe(partition('rar'));
    }
  });
});

describe('one candidate', () => {
  it('has all asked words or not; words of one group are read once', async () => {
    const { put, search, organizationId, words, read } = newDesk();
    const id = await put('anna n', 'annika n', 'oslo l');
    const has = (q: string, organization = organizationId) => search.has(organization, id, words(q));
    expect([await has('anna annika oslo'), await has('anna bergen')]).toEqual([true, false]);
    expect(read).toEqual([2, 2]);
    expect(await has('anna', newDesk().organizationId)).toBe(false);
    expect(await search.has(organizationId, 'cand_other', words('anna'))).toBe(false);
  });

  it('is asked for a hundred rows at most at once', async () => {
    const { put, search, organizationId, read } = newDesk();
    const many = Array.from({ length: 101 }, (_, at) => `${at}`.padStart(3, '0'));
    const id = await put(...many.map((word) => `${word} n`));
    expect(await search.has(organizationId, id, exactly(many, 'name'))).toBe(true);
    expect(await search.has(organizationId, id, exactly([...many.slice(0, 100), 'x'], 'name'))).toBe(false);
    expect(read).toEqual([100, 1, 100, 1]);
  });
});
