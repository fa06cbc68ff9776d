import { claimSeconds, claimSort } from './keys.ts';
import { rowsAbout } from './responses-about.ts';
import { expiryOf } from './retention-window.ts';
import type { Key } from './row.ts';
import type { StoredResponse } from './stored-response.ts';
import type { Table } from './table.ts';

/** The row of a call with an Idempotency-Key. */
export interface Claim {
  /** ERASED: the call was completed, and its request and response were erased with their person. */
  status: 'INPROGRESS' | 'COMPLETED' | 'ERASED';
  /** The run that may complete or release the claim. */
  owner: string;
  fingerprint: string;
  /** The instant of the first run: the 24 hours and the ids that it makes depend on it, also after a takeover. */
  claimed_at: string;
  /** Random: of it a repeated run makes the ids of the first. Claims of releases before November 25, 2026 have none. */
  seed?: string;
  held_until_ms: number;
  /** The response. The attribute has the name that earlier releases gave it. */
  answer?: StoredResponse;
  /** The subjects of the response. */
  subjects?: readonly string[];
}

/**
 * Erases the stored responses about a resource; returns their number. Their claims remain: a late retry does nothing.
 */
export async function eraseResponsesAbout(table: Table, id: string): Promise<number> {
  let count = 0;
  for await (const { row, link } of rowsAbout(table, id)) {
    if (row.sk !== claimSort) await table.commit([{ remove: row }]);
    else if (await eraseResponse(table, row)) count++;
    // Last: an interrupted run must find the row again.
    if (link) await table.commit([{ remove: link }]);
  }
  return count;
}

/** Erases the response of one claim; returns whether there was one. */
async function eraseResponse(table: Table, key: Key): Promise<boolean> {
  const claim = (await table.get<Claim>(key))?.data;
  if (claim?.status !== 'COMPLETED') return false;
  const rest = erasedClaim(claim);
  const when = { dataEquals: { owner: claim.owner, status: claim.status } };
  await table.commit([{ put: { ...key, expires_at: claimExpiry(rest), data: rest }, when }]);
  return true;
}

/** The claim without its response, which is erased. */
export const erasedClaim = ({ owner, claimed_at }: Claim): Claim => ({
  status: 'ERASED',
  owner,
  fingerprint: '',
  claimed_at,
  held_until_ms: 0,
});

/** In seconds since 1970, as the table deletes it. */
export const claimExpiry = ({ claimed_at }: Claim) => expiryOf(claimed_at, claimSeconds);
