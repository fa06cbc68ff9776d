import { ApiError } from '../domain/api-error.ts';
import type { Application } from '../domain/stored/application.ts';
import type { Candidate } from '../domain/stored/candidate.ts';
import type { Intake } from '../domain/stored/intake.ts';
import type { Merge } from '../domain/stored/merge.ts';
import type { Scan } from '../domain/stored/scan.ts';
import { isOfMerged } from '../domain/unmerge-candidates.ts';
import { applicationsSince, mostSince } from './applications-since.ts';
import { type Belongings, fits, type MergingStores } from './hand-over.ts';
import { ofCandidate } from './keys.ts';
import { linkedIds } from './links.ts';

const present = <T>(found: (T | undefined)[]) => found.filter((one) => one !== undefined);

/** The most applications that one transaction moves: as many as a merge moves. */
export const mostAtOnce = 10;
/**
 * The applications and scans of the merge; the applications that came since under an address of the merged candidate; and of all
 * of them the scans, and those of the candidate's chats that made them. `rest` are the applications that do not fit into the
 * transaction of the others, without long texts. The applications that stay are those in the candidate's row and those that came since.
 */
export async function belongingsBack(
  stores: MergingStores,
  organizationId: string,
  survivor: Candidate,
  record: Merge,
  chats: Intake[] = [],
): Promise<Required<Belongings> & { rest: Application[]; kept: Application[] }> {
  const { applications, scans } = stores;
  const { found, isCut } = await applicationsSince(stores, organizationId, survivor, record);
  if (isCut)
    throw new ApiError('invalid_state_transition', {
      message: `More than ${mostSince} applications came since the merge.`,
    });
  const isBack = (one: Application) => record.application_ids.includes(one.id);
  const ofMerged = isOfMerged(record);
  const kept = found.filter((one) => !ofMerged(one));
  const sent = found.filter((one) => ofMerged(one) && !isBack(one)).map(({ id }) => id);
  const first = new Set(sent.splice(0, mostAtOnce));
  const firstIds = found.filter((one) => isBack(one) || first.has(one.id)).map(({ id }) => id);
  const read = present(await applications.getMany(organizationId, firstIds));
  for (;;) {
    const back = read.filter((one) => isBack(one) || first.has(one.id));
    const ids = new Set(back.map(({ id }) => id));
    const wanted = new Set([...record.scan_ids, ...back.flatMap(({ scan_id }) => scan_id ?? [])]);
    const ofBack = present(await scans.getMany(organizationId, [...wanted].sort()));
    const moved = {
      applications: back,
      scans: ofBack.filter(({ candidate_id }) => candidate_id === survivor.id),
      intakes: chats.filter(({ confirming }) => ids.has(confirming?.application_id ?? '')),
    };
    const last = fits(moved) ? undefined : [...first].at(-1);
    if (last === undefined)
      return { ...moved, rest: found.filter((one) => ofMerged(one) && !ids.has(one.id)), kept };
    first.delete(last);
  }
}

/** The number of scans that are looked at for a profile. */
const mostProfiles = 100;
/** The ids of the scans that go back, and the newest of them that may be the profile of the restored candidate. */
export async function profilesBack(
  stores: MergingStores,
  organizationId: string,
  survivor: Candidate,
  { record, theirs }: { record: Merge; theirs: Application[] },
): Promise<{ goingBack: { id: string }[]; profiles: string[] }> {
  const cvs = (some: Application[]) => some.flatMap(({ scan_id }) => scan_id ?? []);
  const possible = new Set([...record.scan_ids, ...cvs(theirs.filter((one) => one.is_confirmed))]);
  const newest = [...possible].sort().slice(-mostProfiles);
  const read = present(await stores.scans.getMany(organizationId, newest));
  const own = read.filter(({ candidate_id }) => candidate_id === survivor.id);
  return {
    goingBack: [...record.scan_ids, ...cvs(theirs)].map((id) => ({ id })),
    profiles: await profilesOf(stores, organizationId, own),
  };
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
  { id }: Pick<Candidate, 'id'>,
  goingBack: { id: string }[],
): Promise<Scan[]> {
  const leaving = new Set(goingBack.map((scan) => scan.id));
  const linked = await linkedIds(table, ofCandidate(organizationId, id, 'SCAN'), 'scan');
  const own = linked.filter((one) => !leaving.has(one)).slice(-lookedAt);
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
