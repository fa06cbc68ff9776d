import { claimSeconds, doneKey } from './keys.ts';
import { expiryOf } from './retention-window.ts';
import type { Write } from './row.ts';
import type { Table } from './table.ts';

/** How many requests under an Idempotency-Key a resource names in its own row. Those before them have rows of their own. */
const remembered = 4;
/** A day more than a key is kept: the clock of a request that is repeated after a crash is that of its first run. */
const doneSeconds = 2 * claimSeconds;

/** The requests that changed a resource, with one more; the last of them are named in its row. */
export const withClaim = (before: string[] = [], claim: string): string[] =>
  [...before.filter((one) => one !== claim), claim].slice(-remembered);

/** The writes that keep the requests which `after` does not name any more. They belong in the transaction of the change. */
export function keepForgotten(
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

interface Acted {
  id: string;
  acted_by?: string[];
  /** How many its row names at most. */
  most?: number;
}

/** Whether a request changed a resource before. Costs a read only where the row names as many requests as it can. */
export async function didAct(
  table: Pick<Table, 'get'>,
  { id, acted_by = [], most = remembered }: Acted,
  claim: string,
): Promise<boolean> {
  if (acted_by.includes(claim)) return true;
  return acted_by.length >= most && (await table.get(doneKey(claim, id))) !== undefined;
}
