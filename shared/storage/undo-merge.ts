import { ApiError } from '../domain/api-error.ts';
import { emailsOf, refuseAnonymized } from '../domain/candidate.ts';
import { entryOf } from '../domain/candidate-applications.ts';
import { type EventOrigin, instantAfter } from '../domain/event.ts';
import { invalid } from '../domain/invalid.ts';
import { unmerged } from '../domain/merge-candidates.ts';
import type { Candidate } from '../domain/stored/candidate.ts';
import type { Merge } from '../domain/stored/merge.ts';
import type { CandidateStore } from './candidates.ts';
import { handOver, type MergingStores } from './hand-over.ts';
import { deletedPartition, mergedKey, ofCandidate, undoKey } from './keys.ts';
import { unlink } from './links.ts';
import type { Merged } from './merged-rows.ts';
import { removeOlder } from './older-applications.ts';
import type { Write } from './row.ts';
import type { Table } from './table.ts';
import { appendToTimeline } from './timeline.ts';

/** The merge that can be undone. Throws {@link ApiError} validation_failed and invalid_state_transition. */
async function readMerge(
  table: Table,
  { organizationId, now }: EventOrigin,
  survivor: Candidate,
  id: string,
) {
  const [into, kept] = await table.getMany([mergedKey(organizationId, id), undoKey(organizationId, id)]);
  if (!into || !survivor.merged_ids.includes(id))
    throw invalid(
      'candidate_id',
      'not_found',
      'candidate_id names no candidate that was merged into this one.',
    );
  const refused = (message: string) => new ApiError('invalid_state_transition', { message });
  if ((into.data as Merged).id !== survivor.id)
    throw refused(
      'The candidate was merged into one that was merged into this one. Undo the later merge first.',
    );
  // The table deletes expired rows late.
  if (!kept || (kept.expires_at ?? 0) * 1000 <= now.getTime())
    throw refused('A merge can be undone for 30 days.');
  return kept.data as Merge;
}

/** The addresses that are still those of the merged candidate or of the remaining one, and the writes that give them back. */
async function addressesBack(
  candidates: Pick<CandidateStore, 'claimOf'>,
  organizationId: string,
  survivor: Candidate,
  { candidate }: Merge,
) {
  const own = [survivor.id, ...survivor.merged_ids];
  const emails: string[] = [];
  const writes: Write[] = [];
  for (const email of emailsOf(candidate)) {
    const claim = await candidates.claimOf(organizationId, email);
    if (claim.owner !== undefined && !own.includes(claim.owner)) continue;
    emails.push(email);
    const isBack = claim.owner === candidate.id || candidate.merged_ids.includes(claim.owner ?? '');
    if (isBack) continue;
    const when =
      claim.owner === undefined
        ? ({ absent: true } as const)
        : {
            always: 'its transaction has a condition on the version of the candidate that had the address',
          };
    writes.push({ put: { ...claim.key, data: { id: candidate.id } }, when });
  }
  return { emails, writes };
}

interface Undoing {
  id: string;
  otherId: string;
  check: (survivor: Candidate) => void;
}

const present = <T>(found: (T | undefined)[]) => found.filter((one) => one !== undefined);

/**
 * Undoes a merge and returns the restored candidate, or one that is already restored as it is. Throws {@link ApiError}
 * validation_failed for a candidate that was not merged into this one, and invalid_state_transition after 30 days.
 */
export async function undoMerge(
  stores: MergingStores,
  origin: EventOrigin,
  { id, otherId, check }: Undoing,
): Promise<Candidate> {
  const { table, applications, candidates, scans } = stores;
  const { organizationId, now } = origin;
  const existing = await candidates.find(organizationId, otherId);
  if (existing?.id === otherId && existing.host_ids.includes(id)) return existing;
  await candidates.change(origin, id, async (before) => {
    check(before);
    refuseAnonymized(before);
    const record = await readMerge(table, origin, before, otherId);
    const addresses = await addressesBack(candidates, organizationId, before, record);
    const [read, found] = await Promise.all([
      applications.getMany(organizationId, record.application_ids),
      scans.getMany(
        organizationId,
        record.before.scan_id === null ? record.scan_ids : [...record.scan_ids, record.before.scan_id],
      ),
    ]);
    const back = present(read).filter(({ candidate_id }) => candidate_id === before.id);
    const scansThere = present(found);
    const scansBack = scansThere.filter((scan) => record.scan_ids.includes(scan.id));
    const { survivor, restored } = unmerged(before, record, {
      applications: back,
      emails: addresses.emails,
      scanIds: new Set(scansThere.map((scan) => scan.id)),
      now,
    });
    const stored: Candidate = {
      ...restored,
      version: restored.version + 2,
      updated_at: instantAfter(record.merged_at, origin),
    };
    const inRow = new Set(before.applications.map((entry) => entry.id));
    const older = back.filter((application) => !inRow.has(application.id));
    return {
      next: survivor,
      events: [{ type: 'candidate.updated', context: { changed: ['merged_ids'] } }],
      also: [
        ...candidates.restoring(origin, stored, [{ type: 'candidate.created', context: { restored: true } }]),
        { remove: mergedKey(organizationId, otherId), when: { exists: true } },
        { remove: undoKey(organizationId, otherId) },
        { remove: { pk: deletedPartition(organizationId, 'CAND'), sk: otherId } },
        ...addresses.writes,
        ...handOver(stores, origin, otherId, { applications: back, scans: scansBack }),
        ...scansBack.map((scan) => unlink(ofCandidate(organizationId, before.id, 'SCAN'), scan.id)),
        ...older.map((application) => removeOlder(organizationId, before.id, entryOf(application))),
        appendToTimeline(origin, { type: 'unmerged', candidate_id: before.id }),
      ],
    };
  });
  return candidates.get(organizationId, otherId);
}
