import { randomBytes } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { idSource } from '../../../shared/domain/ids.ts';
import type { ScanResult } from '../../../shared/domain/stored/scan.ts';
import { keepCorrected, keepResult, resultKey } from '../../../shared/storage/keep-result.ts';
import type { Item, Write } from '../../../shared/storage/row.ts';
import { resultOf } from '../../functions/support/reading.ts';

const scanId = idSource(new Date('2026-11-27T10:00:00.000Z'))('scan');
/** What a write stores of a result, and its bytes in the row. */
function stored(write: Write) {
  const { put } = write as Extract<Write, { put: Item }>;
  const packed = put.data as Uint8Array;
  return {
    key: { pk: put.pk, sk: put.sk },
    bytes: packed.byteLength,
    result: JSON.parse(gunzipSync(packed).toString()) as ScanResult,
  };
}
const keep = (fields: Partial<ScanResult> = {}) =>
  stored(keepResult('org_1', scanId, { ...resultOf('Jane'), ...fields }));
/** Lines of a hundred signs that gzip cannot shorten by much. */
const lines = (count: number) => Array.from({ length: count }, () => randomBytes(75).toString('base64'));

describe('the result of a reading', () => {
  it('is stored with the lines of its text, by the month of its scan', () => {
    const { key, result } = keep({ lines: ['Jane', 'Nurse'] });
    expect(key).toEqual(resultKey('org_1', scanId));
    expect(key.pk).toContain('2026-11');
    expect(result).toEqual({ ...resultOf('Jane'), lines: ['Jane', 'Nurse'], lines_cut: false });
  });

  it('has no lines where there is no text, and shows what was cut before', () => {
    expect(keep().result).toMatchObject({ lines: [], lines_cut: false });
    expect(keep({ lines: ['Jane'], lines_cut: true }).result).toMatchObject({
      lines: ['Jane'],
      lines_cut: true,
    });
  });

  it('has the first lines that fit into its row, by halves', () => {
    const all = lines(4_000);
    const { bytes, result } = keep({ lines: all });
    expect(result.lines).toEqual(all.slice(0, 2_000));
    expect(result.lines_cut).toBe(true);
    expect(bytes).toBeLessThanOrEqual(240 * 1024);
  });

  it('is cut as a profile before its text', () => {
    const profile = resultOf('Jane').profile;
    const skills = Array.from({ length: 4_001 }, () => ({ name: 'x' })) as typeof profile.skills;
    const { result } = keep({ profile: { ...profile, skills }, lines: ['Jane'] });
    expect([result.profile.skills.length, result.lines]).toEqual([1024, ['Jane']]);
  });

  it('with corrections is not cut, as they were fitted together, and has more room', () => {
    const profile = resultOf('Jane').profile;
    const skills = Array.from({ length: 4_001 }, () => ({ name: 'x' })) as typeof profile.skills;
    const corrected = ['skills'] as unknown as typeof profile.corrected;
    const all = lines(4_000);
    const { bytes, result } = keep({ profile: { ...profile, skills, corrected }, lines: all });
    expect([result.profile.skills.length, result.lines_cut]).toEqual([4_001, result.lines?.length !== 4_000]);
    expect(bytes).toBeLessThanOrEqual(380 * 1024);
    expect(bytes).toBeGreaterThan(150 * 1024);
  });
});

describe('a corrected result', () => {
  it('is stored as a whole, or not at all', () => {
    const result = { ...resultOf('Jane'), lines: lines(100), lines_cut: false };
    expect(stored(keepCorrected('org_1', scanId, result))).toMatchObject({
      key: resultKey('org_1', scanId),
      result,
    });
    const large = { ...result, lines: lines(6_000) };
    expect(() => keepCorrected('org_1', scanId, large)).toThrow(scanId);
  });
});
