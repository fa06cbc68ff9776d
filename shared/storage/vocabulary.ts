import type { DeletionView } from '../contracts/list.ts';
import { ApiError } from '../domain/api-error.ts';
import type { EventOrigin } from '../domain/event.ts';
import { idSource, timeOf } from '../domain/ids.ts';
import { comparedName, type Entry } from '../domain/vocabulary.ts';
import { unaudited } from './audit-scope.ts';
import { listPage, type Matches, type PageRequest } from './list-page.ts';
import { nameWrites } from './names.ts';
import { resourceStore } from './resource-store.ts';
import { retryOnConflict } from './retry-on-conflict.ts';
import { ConditionFailed, type Item, type Write } from './row.ts';
import type { Table } from './table.ts';
import { nameKey, usedPartition, vocabularyPartition } from './vocabulary-keys.ts';
import type { Facts, Vocabulary } from './vocabulary-shape.ts';
import { maxEntries, type Turn, vocabularyTurn } from './vocabulary-turn.ts';

/** The most entries of one vocabulary that one resource refers to. */
const mostOfOne = 20;
/** The keys of one batch read. */
const maxRead = 100;

export type VocabularyStore<E extends Entry, Name extends DeletionView['object']> = ReturnType<
  typeof vocabularyStore<E, Name>
>;

/** The entries of one kind, whose names are unique within an organization. They have no events. */
export function vocabularyStore<E extends Entry, Name extends DeletionView['object']>(
  table: Table,
  vocabulary: Vocabulary<E, Name>,
) {
  const { kind, object, followed, first, judging } = vocabulary;
  const claim = vocabulary.claim ?? { of: ({ name }: E) => comparedName(name), param: 'name' };
  const store = resourceStore<E>(table, {
    kind,
    followed,
    key: (organizationId, id) => ({ pk: vocabularyPartition(organizationId, followed), sk: id }),
    indexes: () => ({}),
    alongside: (organizationId, before, after) => [
      ...nameWrites(
        { keyOf: (entry: E) => nameKey(organizationId, followed, claim.of(entry)), param: claim.param },
        before,
        after,
      ),
      ...(vocabulary.alongside?.(organizationId, before, after) ?? []),
    ],
    snapshot: ({ id }) => ({ object, id }),
  });

  const { turnOf, nextTurn, factsOf, judged } = vocabularyTurn(table, vocabulary);

  /** The turn. The first use stores the first entries with it: of two at once, one stores them. */
  const openedTurn = async (origin: EventOrigin): Promise<Item<Turn> | undefined> => {
    const turn = await turnOf(origin.organizationId);
    if (turn || !first) return turn;
    const newId = idSource(origin.now);
    const entries = first(() => newId(kind), origin.now);
    const stored = entries.flatMap((entry) => store.writes({ ...origin, claim: undefined }, null, entry, []));
    try {
      const turn = nextTurn(origin.organizationId, undefined, entries.length, new Map());
      await unaudited(() => table.commit([turn, ...stored]));
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error;
    }
    return turnOf(origin.organizationId);
  };

  const isUsed = async (organizationId: string, id: string, facts: Facts): Promise<boolean> => {
    if (judging?.isAbove && [...facts.values()].includes(id)) return true;
    const range = { from: ' ', to: '~', ascending: true, limit: 1 };
    return (await table.query({ pk: usedPartition(organizationId, id), ...range })).length > 0;
  };

  return {
    ...store,
    kind,
    object,

    async list(origin: EventOrigin, page: PageRequest, matches?: Matches<E>) {
      const { organizationId } = origin;
      await openedTurn(origin);
      const partition = vocabularyPartition(organizationId, followed);
      return listPage<E>(table, { kind, partition, since: timeOf(organizationId) }, page, matches);
    },

    /** Up to 1,000 entries by their ids, without those that do not exist. */
    async byId(organizationId: string, ids: Iterable<string>): Promise<Map<string, E>> {
      const distinct = [...new Set(ids)];
      // A function that shows one job has no right to batch reads.
      const size = distinct.length <= mostOfOne ? 1 : maxRead;
      const parts = Array.from({ length: Math.ceil(distinct.length / size) }, (_, part) =>
        size === 1
          ? store.find(organizationId, distinct[part] ?? '')
          : store.getMany(organizationId, distinct.slice(part * size, (part + 1) * size)),
      );
      const found = (await Promise.all(parts)).flat() as (E | undefined)[];
      return new Map(found.flatMap((entry) => (entry ? [[entry.id, entry] as const] : [])));
    },

    async findByName(organizationId: string, name: string): Promise<E | undefined> {
      const claim = await table.get<{ id: string }>(nameKey(organizationId, followed, comparedName(name)));
      return claim && store.find(organizationId, claim.data.id);
    },

    /**
     * Stores a new entry, or returns the one that a crashed first run of the request stored; `make` is called with the number of
     * the others. Throws {@link ApiError} too_many_entries and name_taken.
     */
    add: (origin: EventOrigin, make: (count: number) => E): Promise<E> =>
      retryOnConflict(async () => {
        const { organizationId } = origin;
        const turn = await openedTurn(origin);
        const count = turn?.data.count ?? 0;
        const entry = make(count);
        const isThere = count >= maxEntries && (await store.find(organizationId, entry.id));
        if (count >= maxEntries && !isThere) throw new ApiError('too_many_entries');
        const facts = await judged(organizationId, turn, entry);
        return store.insert(origin, entry, [], [nextTurn(organizationId, turn, 1, facts)]);
      }),

    /** Changes an entry; `decide` returns the same one for no change. Throws {@link ApiError} name_taken. */
    alter: (origin: EventOrigin, id: string, decide: (before: E) => E): Promise<E> =>
      store.change(origin, id, async (before) => {
        const { organizationId } = origin;
        const next = decide(before);
        if (next === before) return null;
        if (!judging || judging.fact(next) === judging.fact(before)) return { next, events: [] };
        // Two moves at once would put each entry above the other, so both change the turn.
        const turn = await turnOf(organizationId);
        const facts = await judged(organizationId, turn, next);
        return { next, events: [], also: [nextTurn(organizationId, turn, 0, facts)] };
      }),

    /**
     * The writes that mark an entry as used, for the transaction that uses it; a mark that is there costs one read. `gone` makes
     * the error for an entry that was deleted since it was read.
     */
    async markUsed(organizationId: string, id: string, gone: () => Error): Promise<Write[]> {
      const key = everUsedKey(organizationId, id);
      if (await table.get(key)) return [];
      const entry = { pk: vocabularyPartition(organizationId, followed), sk: id };
      return [
        { put: { ...key, data: { id } }, when: { absent: true } },
        { check: entry, when: { exists: true }, refuse: gone },
      ];
    },

    /** Deletes an entry. Throws {@link ApiError} in_use for one that a resource uses, or that is above another one. */
    drop: (origin: EventOrigin, id: string): Promise<E> =>
      store.remove(origin, id, [], async ({ id: found }) => {
        const { organizationId } = origin;
        const turn = await turnOf(organizationId);
        const facts = await factsOf(organizationId, turn);
        if (await isUsed(organizationId, found, facts)) throw new ApiError('in_use');
        facts.delete(found);
        return [nextTurn(organizationId, turn, -1, facts), unusedYet(organizationId, found)];
      }),
  };
}

/** The condition that no resource began to use the entry. */
const unusedYet = (organizationId: string, id: string): Write => ({
  check: everUsedKey(organizationId, id),
  when: { absent: true },
});
const everUsedKey = (organizationId: string, id: string) => ({
  pk: usedPartition(organizationId, id),
  sk: 'EVER',
});
