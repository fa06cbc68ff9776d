import type { DeletionView } from '../contracts/list.ts';
import type { IdKind } from '../contracts/primitives.ts';
import type { Entry } from '../domain/vocabulary.ts';
import type { FollowedKind } from './keys.ts';
import type { Write } from './row.ts';

/** One fact of each entry, by its id. */
export type Facts = Map<string, string | null>;

interface Judging<E extends Entry> {
  /** The fact by which the others are judged: an id, or a word of a closed list. */
  fact: (entry: E) => string | null;
  /** Throws for a new entry, or a new fact of one, that the facts of the others do not permit. */
  refuse: (others: ReadonlyMap<string, string | null>, entry: E) => void;
  /** Whether the fact is the id of the entry above: one with others below it is in use. */
  isAbove?: true;
}

/** One kind of entries, such as departments. */
export interface Vocabulary<E extends Entry, Name extends DeletionView['object']> {
  kind: IdKind;
  object: Name;
  followed: FollowedKind;
  /** The entries of an organization that has never used the vocabulary. */
  first?: (newId: () => string, now: Date) => E[];
  /** For entries that are judged by the others. */
  judging?: Judging<E>;
  /** The text that is unique among the entries, and its field; by default the name without regard to case. */
  claim?: { of: (entry: E) => string; param: string };
  /** Further writes for a change or deletion. */
  alongside?: (organizationId: string, before: E | null, after: E | null) => Write[];
}
