import type { Application } from '../domain/stored/application.ts';
import type { Candidate } from '../domain/stored/candidate.ts';
import type { Intake } from '../domain/stored/intake.ts';
import type { Merge } from '../domain/stored/merge.ts';
import type { Scan } from '../domain/stored/scan.ts';
import { isOfMerged } from '../domain/unmerge-candidates.ts';
import { type Belongings, fits, type MergingStores } from './hand-over.ts';
import { ofCandidate } from './keys.ts';
import { linkedIds } from './links.ts';

const present = <T>(found: (T | undefined)[]) => found.filter((one) => one !== undefined);

/**
 * The applications and scans of the merge; the applications that came since under an address of the merged candidate; and of all
 * of them the scans, and those of the candidate's chats that made them. `rest` are the applications that do not fit into the
 * transaction of the others. The applications that stay are those in the candidate's row.
 */
export async function belongingsBack(
  { applications, scans }: MergingStores,
  organizationId: string,
  survivor: Candidate,
  record: Merge,
  chats: Intake[] = [],
): Promise<Required<Belongings> & { rest: Application[]; kept: Application[] }> {
  const isTheirs = ({ candidate_id }: { candidate_id: string | null }) => candidate_id === survivor.id;
  const inRow = survivor.applications.map((entry) => entry.id);
  const ids = [...new Set([...record.application_ids, ...inRow])].sort();
  const found = present(await applications.getMany(organizationId, ids)).filter(isTheirs);
  const isBack = (one: Application) => record.application_ids.includes(one.id);
  const scansBack = async (back: Application[]) => {
    const wanted = new Set([...record.scan_ids, ...back.flatMap(({ scan_id }) => scan_id ?? [])]);
    return present(await scans.getMany(organizationId, [...wanted].sort())).filter(isTheirs);
  };
  const chatsOf = (back: Application[]) =>
    chats.filter(({ confirming }) => back.some(({ id }) => id === confirming?.application_id));
  const sent = found.filter((one) => !isBack(one) && isOfMerged(record)(one));
  const kept = found.filter((one) => !isBack(one) && !sent.includes(one));
  const rest: Application[] = [];
  for (;;) {
    const back = found.filter((one) => isBack(one) || sent.includes(one));
    const moved = { applications: back, scans: await scansBack(back), intakes: chatsOf(back) };
    const last = fits(moved) ? undefined : sent.pop();
    if (last === undefined) return { ...moved, rest: rest.reverse(), kept };
    rest.push(last);
  }
}

/** The CVs of some applications of a candidate. */
export async function scansOf(
  { scans }: Pick<MergingStores, 'scans'>,
  organizationId: string,
  { id }: Pick<Candidate, 'id'>,
  applications: Application[],
): Promise<Scan[]> {
  const ids = applications.flatMap(({ scan_id }) => scan_id ?? []).sort();
  return present(await scans.getMany(organizationId, ids)).filter((scan) => scan.candidate_id === id);
}

/** The number of a candidate's newest scans that are looked at for a profile. */
const lookedAt = 25;

/** The newest scans of a candidate, apart from those that go back. */
export async function scansBut(
  { table, scans }: MergingStores,
  organizationId: string,
  { id }: Candidate,
  goingBack: Scan[],
): Promise<Scan[]> {
  const linked = await linkedIds(table, ofCandidate(organizationId, id, 'SCAN'), 'scan');
  const own = linked.filter((one) => goingBack.every((scan) => scan.id !== one)).slice(-lookedAt);
  return present(await scans.getMany(organizationId, own)).filter((scan) => scan.candidate_id === id);
}

/** Those of some scans that may be the profile of their candidate: the team attached them, or their application is confirmed. */
export async function profilesOf({ applications }: MergingStores, organizationId: string, scans: Scan[]) {
  const sources = scans.flatMap(({ application_id }) => application_id ?? []);
  const confirmed = present(await applications.getMany(organizationId, sources))
    .filter(({ is_confirmed }) => is_confirmed)
    .map((application) => application.id);
  return scans
    .filter(({ application_id }) => application_id === null || confirmed.includes(application_id))
    .map((scan) => scan.id);
}
