import { comparableEmail, emailsOf } from '../../shared/domain/contacts.ts';
import type { Candidate } from '../../shared/domain/stored/candidate.ts';
import type { ApplicationStore } from '../../shared/storage/applications.ts';
import type { CandidateStore } from '../../shared/storage/candidates.ts';

export interface AddressStores {
  candidates: Pick<CandidateStore, 'claimOf'>;
  applications: Pick<ApplicationStore, 'getMany'>;
}

/**
 * The addresses that a candidate had: those that a change removed, and those of the applications in its row, but none that another
 * candidate has now. In the form for comparison.
 */
export async function formerAddresses(
  { candidates, applications }: AddressStores,
  organizationId: string,
  candidate: Candidate,
): Promise<string[]> {
  const ids = candidate.applications.map(({ id }) => id);
  const found = ids.length > 0 ? await applications.getMany(organizationId, ids) : [];
  const sent = found.flatMap((application) => application?.submission.email ?? []);
  const own = new Set(emailsOf(candidate).map(comparableEmail));
  const others = new Set([...(candidate.former_emails ?? []), ...sent].map(comparableEmail));
  const former: string[] = [];
  for (const address of others) {
    if (own.has(address)) continue;
    const { owner } = await candidates.claimOf(organizationId, address);
    if (owner === undefined || [candidate.id, ...candidate.merged_ids].includes(owner)) former.push(address);
  }
  return former;
}
