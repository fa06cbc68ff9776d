import type { IdKind } from '../contracts/primitives.ts';
import type { EventBody } from '../domain/event.ts';
import type { Index, Key, Write } from './row.ts';

/** What every stored resource has. */
export interface Resource {
  id: string;
  version: number;
  external_id: string | null;
  updated_at: string;
  /** Requests under an Idempotency-Key that changed it last: a run that takes over from a crashed one finds its change made. */
  acted_by?: string[];
}

/** How one kind of resource lies in the table. */
export interface ResourceKind<R extends Resource> {
  kind: IdKind;
  key: (organizationId: string, id: string) => Key;
  /** Partition per index; rows sort by id there too. Undefined keeps the row out of the index. */
  indexes: (organizationId: string, resource: R) => Partial<Record<Index, string>>;
  /** When it may vanish, in Unix seconds, for kinds that are kept for a while only. */
  expiresAt?: (resource: R) => number;
  /** Where a deleted one is kept, for kinds that are deleted softly. */
  graveyard?: (organizationId: string) => string;
  /** Written whenever it is made, changed or deleted; null is nothing before, or after. */
  alongside?: (organizationId: string, before: R | null, after: R | null) => Write[];
  /** What events show of it. */
  snapshot: (resource: R) => EventBody['object'];
}
