import { firstLines } from '../domain/first-lines.ts';
import { timeOf } from '../domain/ids.ts';
import type { ScanResult } from '../domain/stored/scan.ts';
import { fitProfile, hasRoom, mostBytesOf, packResult } from './fit-profile.ts';
import { monthPartition, scanResultPartition } from './keys.ts';
import type { Key, Write } from './row.ts';

export const resultKey = (organizationId: string, id: string): Key => ({
  pk: scanResultPartition(organizationId, monthPartition(timeOf(id))),
  sk: id,
});

const resultRow = (organizationId: string, scanId: string, packed: Uint8Array): Write => ({
  put: { ...resultKey(organizationId, scanId), data: packed },
  when: { always: 'its transaction has a condition on the version of the scan' },
});

/**
 * The write that stores a reading, for the transaction that completes the scan. The text is stored with the profile that
 * quotes it, because together they compress well; if it does not fit into the row or a response, only the first lines
 * that fit are stored.
 */
export function keepResult(organizationId: string, scanId: string, result: ScanResult): Write {
  // Corrections were fitted together with their reading.
  const { profile, summary, read } = result.profile.corrected.length > 0 ? result : fitProfile(result);
  const { lines = [], lines_cut = false } = result;
  // A text that compresses well must also fit into a response.
  let kept = firstLines(lines).length;
  for (;;) {
    const text = { lines: lines.slice(0, kept), lines_cut: lines_cut || kept < lines.length };
    const packed = packResult({ profile, summary, read, ...text });
    if (packed.byteLength <= mostBytesOf(result) || kept === 0)
      return resultRow(organizationId, scanId, packed);
    kept = Math.floor(kept / 2);
  }
}

/**
 * The write that stores a corrected result as a whole, for the transaction of the correction. Throws for one that has no room:
 * its caller refuses it, so that nothing of a profile is lost by a correction.
 */
export function keepCorrected(organizationId: string, scanId: string, result: ScanResult): Write {
  if (!hasRoom(result)) throw new Error(`the corrected result of ${scanId} has no room in its row`);
  return resultRow(organizationId, scanId, packResult(result));
}
