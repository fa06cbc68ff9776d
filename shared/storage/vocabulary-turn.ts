import type { DeletionView } from '../contracts/list.ts';
import { idPrefixes } from '../contracts/primitives.ts';
import type { Entry } from '../domain/vocabulary.ts';
import type { Item, Write } from './row.ts';
import type { Table } from './table.ts';
import { vocabularyPartition, vocabularyTurnKey } from './vocabulary-keys.ts';
import type { Facts, Vocabulary } from './vocabulary-shape.ts';

/** The most entries of a vocabulary. Their facts together have 40 kB. */
export const maxEntries = 500;

/**
 * The row that each new or deleted entry changes. It exists from the first use of the vocabulary on. An entry has up to 230 kB,
 * so `facts` has the one fact of each that others are judged by. Turns of an earlier release have none.
 */
export interface Turn {
  count: number;
  facts?: Record<string, string | null>;
}

/** The turn of a vocabulary: its reads, and the writes that change it. */
export function vocabularyTurn<E extends Entry, Name extends DeletionView['object']>(
  table: Table,
  { kind, followed, judging }: Pick<Vocabulary<E, Name>, 'kind' | 'followed' | 'judging'>,
) {
  const turnOf = (organizationId: string) => table.get<Turn>(vocabularyTurnKey(organizationId, followed));

  /** The turn after `added` entries more, with the facts of all of them. */
  const nextTurn = (
    organizationId: string,
    turn: Item<Turn> | undefined,
    added: number,
    facts: Facts,
  ): Write => ({
    put: {
      ...vocabularyTurnKey(organizationId, followed),
      version: (turn?.version ?? 0) + 1,
      data: {
        count: (turn?.data.count ?? 0) + added,
        ...(judging && { facts: Object.fromEntries(facts) }),
      },
    },
    when: turn ? { version: turn.version ?? 0 } : { absent: true },
  });

  /** The facts of all entries. Only until the first change after an earlier release are the entries themselves read. */
  const factsOf = async (organizationId: string, turn: Item<Turn> | undefined): Promise<Facts> => {
    if (!judging) return new Map();
    if (turn?.data.facts) return new Map(Object.entries(turn.data.facts));
    const [from, to] = [`${idPrefixes[kind]}_`, `${idPrefixes[kind]}_~`];
    const pk = vocabularyPartition(organizationId, followed);
    const rows = await table.query<E>({ pk, from, to, ascending: true, limit: maxEntries });
    return new Map(rows.map(({ data }) => [data.id, judging.fact(data)]));
  };

  /** The facts of all entries with that of this one. Throws for an entry that the others do not permit. */
  const judged = async (organizationId: string, turn: Item<Turn> | undefined, entry: E): Promise<Facts> => {
    const facts = await factsOf(organizationId, turn);
    facts.delete(entry.id);
    judging?.refuse(facts, entry);
    return judging ? facts.set(entry.id, judging.fact(entry)) : facts;
  };

  return { turnOf, nextTurn, factsOf, judged };
}
