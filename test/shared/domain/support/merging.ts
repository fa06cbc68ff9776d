import { mergedWith, mergeOf } from '../../../../shared/domain/merge-candidates.ts';
import type { Candidate } from '../../../../shared/domain/stored/candidate.ts';
import type { Merge } from '../../../../shared/domain/stored/merge.ts';
import { unmerged } from '../../../../shared/domain/unmerge-candidates.ts';
import { candidateWith } from './candidate-with.ts';

export const mergedAt = new Date('2026-11-05T00:00:00.000Z');
/** The instant of the undo. */
export const now = new Date('2026-11-20T00:00:00.000Z');
export const [hostId, guestId] = ['cand_host', 'cand_guest'] as const;

/** Two candidates that were merged, with what the undo needs. */
export function merging(host: Partial<Candidate>, guest: Partial<Candidate>, moved: Partial<Merge> = {}) {
  const [before, other] = [candidateWith(host, hostId), candidateWith(guest, guestId)];
  const survivor = mergedWith(before, other, mergedAt);
  const ids = { application_ids: [], scan_ids: [], ...moved };
  const merge = { ...mergeOf({ before, other, after: survivor }, ids, mergedAt), ...moved };
  const undo = (changes: Partial<Candidate> = {}, more: Partial<Parameters<typeof unmerged>[2]> = {}) =>
    unmerged({ ...survivor, ...changes }, merge, {
      ...{ applications: [], kept: [], emails: [], scanIds: [], keptScanIds: [], months: null, now },
      ...more,
    });
  return { before, other, survivor, merge, undo };
}
