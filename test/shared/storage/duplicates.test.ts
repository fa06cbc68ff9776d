/** How candidates are compared and pairs reported; test/functions/list-candidate-duplicates.test.ts has them on a table. */
import { describe, expect, it } from 'vitest';
import type { AskedWord } from '../../../shared/domain/candidate-words.ts';
import type { EventOrigin } from '../../../shared/domain/event.ts';
import type { Candidate } from '../../../shared/domain/stored/candidate.ts';
import { type Duplicate, duplicates } from '../../../shared/storage/duplicates.ts';
import type { Indexed } from '../../../shared/storage/index-words.ts';
import { indexedKey, sha256 } from '../../../shared/storage/keys.ts';
import type { PageRequest } from '../../../shared/storage/list-page.ts';
import type { Item, Key, Write } from '../../../shared/storage/row.ts';
import { candidateWith } from '../domain/support/candidate-with.ts';

const now = new Date('2026-11-23T00:00:00.000Z');
const origin = { organizationId: 'org_1', now } as EventOrigin;
const phone = '0171 1234567';
const mark = (id: string) => sha256(id).slice(0, 12);
const idAt = (n: number) => `cand_${String(n).padStart(4, '0')}`;
const person = (n: number, fields: Partial<Candidate> = {}) =>
  candidateWith({ phone, created_at: new Date(now.getTime() + n * 1000).toISOString(), ...fields }, idAt(n));

/** The rows of the index and the candidates that a search finds, in memory. */
function newDesk(people: Candidate[], indexed: Record<string, Partial<Indexed>> = {}) {
  const asked: { words: string[]; request: PageRequest }[] = [];
  const sent: Write[][] = [];
  const told: unknown[] = [];
  const read: number[] = [];
  const rowOf = (key: Key): Item<Indexed> | undefined => {
    const data = indexed[key.sk];
    const empty = { rows: {}, signature: null, reported: [], is_compared: false };
    return data && { ...key, version: 4, data: { ...empty, ...data } };
  };
  const table = {
    get: async (key: Key) => rowOf(key) as never,
    getMany: async (keys: Key[]) => {
      read.push(keys.length);
      return keys.map(rowOf) as never;
    },
    commit: async (writes: Write[]) => void sent.push(writes),
  };
  const search = {
    async page(_: string, words: AskedWord[], request: PageRequest) {
      asked.push({ words: words.map(({ word }) => word), request });
      return { items: people.slice(0, request.limit), next: null };
    },
  };
  const event: Write = { remove: { pk: 'an', sk: 'event' } };
  const candidates = {
    afterChange: (_: EventOrigin, before: Candidate) => ({ ...before, version: before.version + 1 }),
    writes: (...[, before, after, events]: [EventOrigin, Candidate | null, Candidate, object[]]) => {
      told.push(...events.map((one) => ({ ...one, versions: [before?.version, after.version] })));
      return [event];
    },
  };
  const found = duplicates({ table, search, candidates } as unknown as Parameters<typeof duplicates>[0]);
  return {
    ...{ asked, sent, told, read, event, indexed: (n: number) => rowOf(indexedKey('org_1', idAt(n))) },
    find: (one: Candidate) => found.find('org_1', one, now),
    async ids(one: Candidate, more: Partial<PageRequest> = {}) {
      const page = await found.page('org_1', one, { limit: 10, order: 'desc', now, ...more });
      return [page.items.map(({ id }) => id), page.next];
    },
    async report(one: Candidate, of?: Duplicate[]) {
      const own = rowOf(indexedKey('org_1', one.id));
      if (!own) throw new Error('it is not indexed');
      await found.report(origin, one, own, of ?? (await found.find('org_1', one, now)));
    },
  };
}

describe('the duplicates of a candidate', () => {
  it('are those with a reason, the newest first, without the candidate', async () => {
    const [one, other, newer] = [person(1), person(2), person(3, { phone: null, other_phones: [phone] })];
    const { find, asked } = newDesk([other, one, newer, person(4, { phone: '030 7654321' })]);
    expect(await find(one)).toEqual(
      [newer, other].map((candidate) => ({
        ...{ id: candidate.id, created_at: candidate.created_at, candidate, indexed: undefined },
        ...{ reasons: [{ type: 'phone', similarity: null }], confidence: 'medium' },
      })),
    );
    expect(asked).toEqual([{ words: ['711234567'], request: { limit: 100, order: 'desc', now } }]);
  });

  it('are found and compared by the text of the CVs, too', async () => {
    const signature = Array.from({ length: 64 }, (_, at) => at);
    const bare = { phone: null };
    const { find, asked, indexed } = newDesk([person(2, bare), person(3, bare)], {
      [idAt(1)]: { signature },
      [idAt(2)]: { signature },
    });
    const [only, ...none] = await find(person(1, bare));
    expect([only?.id, only?.indexed, none]).toEqual([idAt(2), indexed(2), []]);
    expect(asked).toHaveLength(16);
  });

  it('are among the newest hundred, whatever finds them', async () => {
    const people = Array.from({ length: 100 }, (_, n) => person(n + 10, { other_phones: ['030 7654321'] }));
    const { find, read } = newDesk([...people, person(200)]);
    const found = await find(person(1, { other_phones: ['030 7654321'] }));
    expect([found.length, found[0]?.id, read]).toEqual([100, idAt(109), [100]]);
  });
});

describe('a page of them', () => {
  const desk = newDesk([2, 3, 4, 5].map((n) => person(n)));
  const all = [5, 4, 3, 2].map(idAt);

  it.each([
    [{}, [all, null]],
    [{ limit: 4 }, [all, null]],
    [{ limit: 3 }, [all.slice(0, 3), idAt(3)]],
    [{ limit: 3, position: idAt(3) }, [[idAt(2)], null]],
    [{ order: 'asc' }, [all.toReversed(), null]],
    [{ order: 'asc', limit: 1, position: idAt(3) }, [[idAt(4)], idAt(4)]],
    [{ createdAfter: new Date(now.getTime() + 3000) }, [[idAt(5), idAt(4)], null]],
    [{ createdBefore: new Date(now.getTime() + 3000) }, [[idAt(2)], null]],
    [{ position: idAt(1) }, [[], null]],
  ] as const)('with %j', async (more, expected) => {
    expect(await desk.ids(person(1), more)).toEqual(expected);
  });
});

describe('a report', () => {
  const oneWith = (n: number) => ({ id: idAt(n), until: now.toISOString() });
  const own = { [idAt(1)]: { rows: { a: 'b' } } };
  const eventAbout = (n: number) => ({
    ...{ type: 'candidate.duplicate_detected', context: { duplicate_candidate_id: idAt(n) } },
    versions: [1, 2],
  });

  it('stores the comparison with an event for each new pair, if no row changed meanwhile', async () => {
    const { report, sent, told, event } = newDesk([person(2), person(3)], { ...own, [idAt(3)]: {} });
    await report(person(1));
    const reported = [mark(idAt(3)), mark(idAt(2))];
    const data = { rows: { a: 'b' }, signature: null, reported, is_compared: true };
    expect(sent).toEqual([
      [
        { put: { ...indexedKey('org_1', idAt(1)), version: 5, data }, when: { version: 4 } },
        { check: indexedKey('org_1', idAt(3)), when: { version: 4 } },
        event,
      ],
    ]);
    expect(told).toEqual([eventAbout(3), eventAbout(2)]);
  });

  it.each([
    ['by the candidate', { [idAt(1)]: { reported: [mark(idAt(2))] } }],
    ['by the other one', { ...own, [idAt(2)]: { reported: [mark(idAt(1))] } }],
  ])('of a pair that was reported before %s is none', async (_, rows) => {
    const known: Record<string, Partial<Indexed>> = rows;
    const { report, sent, told } = newDesk([person(2)], known);
    await report(person(1));
    expect([told, sent[0]?.length]).toEqual([[], 1]);
    const { reported = [] } = known[idAt(1)] ?? {};
    expect(sent[0]).toMatchObject([{ put: { data: { is_compared: true, reported } } }]);
  });

  it.each([
    ['the candidate', { joined: [oneWith(2)] }, {}],
    ['the other one', {}, { joined: [oneWith(1)] }],
  ])('is none for two who were one until an undo, as the row of %s tells', async (_, first, second) => {
    const { report, told } = newDesk([person(2, second), person(3)], own);
    await report(person(1, first));
    expect(told).toEqual([eventAbout(3)]);
  });

  it('is one for those who were one with somebody else', async () => {
    const { report, told } = newDesk([person(2, { joined: [oneWith(9)] })], own);
    await report(person(1, { joined: [oneWith(8)] }));
    expect(told).toEqual([eventAbout(2)]);
  });

  it('is none for the same name alone', async () => {
    const name = { phone: null, first_name: 'Ada', last_name: 'Berg' };
    const { report, told, find } = newDesk([person(2, name)], own);
    expect((await find(person(1, name)))[0]?.confidence).toBe('low');
    await report(person(1, name));
    expect(told).toEqual([]);
  });

  it('has twenty pairs at most, the clearest first, and 200 are remembered', async () => {
    const name = { first_name: 'Ada', last_name: 'Berg' };
    const people = Array.from({ length: 24 }, (_, n) => person(n + 2, n === 0 ? name : {}));
    const before = Array.from({ length: 190 }, (_, n) => `before ${n}`);
    const { report, told, sent } = newDesk(people, { [idAt(1)]: { reported: before } });
    await report(person(1, name));
    expect(told).toEqual([2, ...Array.from({ length: 19 }, (_, n) => 25 - n)].map(eventAbout));
    const [write] = sent[0] ?? [];
    const { reported } = (write && 'put' in write ? write.put.data : {}) as Indexed;
    expect([reported.length, reported[0], reported.at(-20)]).toEqual([200, 'before 10', mark(idAt(2))]);
  });
});
