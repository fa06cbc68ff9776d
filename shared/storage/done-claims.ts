import { claimSeconds, doneKey } from './keys.ts';
import { expiryOf } from './retention-window.ts';
import type { Write } from './row.ts';
import type { Table } from './table.ts';

/**
 * The number of requests with an Idempotency-Key that are listed in a resource's own row. Earlier ones have rows of
 * their own.
 */
const remembered = 4;
/**
 * A day longer than an Idempotency-Key is stored, because a request that is repeated after a crash uses the clock of
 * its first run.
 */
const doneSeconds = 2 * claimSeconds;

/** The requests that changed a resource, with one more; its row lists only the last ones. */
export const withClaim = (before: string[] = [], claim: string): string[] =>
  [...before.filter((one) => one !== claim), claim].slice(-remembered);

/** The writes that store the requests which `after` no longer lists, for the transaction of the change. */
export function droppedClaims(
  id: string,
  { before = [], after = [] }: { before?: string[]; after?: string[] },
  now: Date,
): Write[] {
  const expires_at = expiryOf(now, doneSeconds);
  const forgotten = before.filter((claim) => !after.includes(claim));
  return forgotten.map((claim) => ({
    put: { ...doneKey(claim, id), expires_at, data: {} },
    when: { always: 'stored twice it is the same row, and it leads to nothing' },
  }));
}

/** The writes that store every request that the row of a resource lists. */
export const doneRequests = ({ id, acted_by }: Pick<Acted, 'id' | 'acted_by'>, now: Date): Write[] =>
  droppedClaims(id, { before: acted_by }, now);

interface Acted {
  id: string;
  acted_by?: string[];
  /** The largest number that its row lists. */
  most?: number;
  /** Further ids under which requests changed it. */
  otherIds?: string[];
}

/**
 * Whether a request changed a resource before. It costs a read only if the row lists as many requests as it can, or the resource
 * has other ids.
 */
export async function didAct(
  table: Pick<Table, 'get'>,
  { id, acted_by = [], most = remembered, otherIds = [] }: Acted,
  claim: string,
): Promise<boolean> {
  if (acted_by.includes(claim)) return true;
  if (acted_by.length < most && otherIds.length === 0) return false;
  for (const one of [id, ...otherIds]) if (await table.get(doneKey(claim, one))) return true;
  return false;
}
