import type { DeletionView } from '../contracts/list.ts';
import type { IdKind } from '../contracts/primitives.ts';
import type { Entry } from '../domain/vocabulary.ts';
import type { FollowedKind } from './keys.ts';
import type { Write } from './row.ts';

/** One kind of entries, such as departments. */
export interface Vocabulary<E extends Entry, Name extends DeletionView['object']> {
  kind: IdKind;
  object: Name;
  followed: FollowedKind;
  /** The entries of an organization that has never used the vocabulary. */
  first?: (newId: () => string, now: Date) => E[];
  /** For entries above others: throws for a place that the other entries do not permit. */
  refusePlace?: (others: readonly E[], entry: E) => void;
  /** Throws for a new entry that the others do not permit. */
  refuseNew?: (others: readonly E[], entry: E) => void;
  /** The text that is unique among the entries, and its field; by default the name without regard to case. */
  claim?: { of: (entry: E) => string; param: string };
  /** The entry above, for entries that have one. */
  above?: (entry: E) => string | null;
  /** Further writes for a change or deletion. */
  alongside?: (organizationId: string, before: E | null, after: E | null) => Write[];
}
