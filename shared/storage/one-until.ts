import { timeOf } from '../domain/ids.ts';
import type { Candidate } from '../domain/stored/candidate.ts';
import { ofCandidate } from './keys.ts';
import { linkedIds } from './links.ts';
import type { Table } from './table.ts';

/**
 * The instant until which two candidates were one: that of the undo, or of the last export that was ordered before its transaction and
 * therefore is about both.
 */
export async function oneUntil(
  table: Table,
  organizationId: string,
  hostId: string,
  now: Date,
): Promise<string> {
  const ordered = await linkedIds(table, ofCandidate(organizationId, hostId, 'EXPORT'), 'export');
  const times = ordered.map((id) => timeOf(id).toISOString());
  return [now.toISOString(), ...times].sort().at(-1) ?? '';
}

/** The former partners of a candidate, where those who left with one of them have another instant. */
export function datedUntil(joined: Candidate['joined'], id: string, until: string): Candidate['joined'] {
  const known = joined.find((one) => one.id === id)?.until;
  return joined.map((one) => (one.until === known ? { ...one, until } : one));
}
