import { gzipSync } from 'node:zlib';
import { cutUntil } from '../domain/cut-result.ts';
import type { ScanResult } from '../domain/stored/scan.ts';

/** A row may weigh 400 KB; this leaves room for its keys. A CV of thirty full pages comes to a tenth of it. */
export const maxResultBytes = 380 * 1024;
/** A profile where it travels, as JSON that is a string inside of JSON: 5 MB is the most that an answer may weigh. */
const maxProfileBytes = 3_000_000;

export const packResult = (result: ScanResult) => gzipSync(JSON.stringify(result));

const isSendable = (part: Pick<ScanResult, 'profile' | 'summary'>) =>
  Buffer.byteLength(JSON.stringify(JSON.stringify(part))) <= maxProfileBytes;

/** A result as it is read: releases before the one of November 22, 2026 stored profiles that no answer has room for. */
export function fitStored(result: ScanResult): ScanResult {
  const { profile, summary } = result;
  if (isSendable({ profile, summary })) return result;
  const { isCut: _, ...fitting } = fitProfile(result);
  return { ...result, ...fitting };
}

/** The profile and summary of a CV, as much of them as a row and an answer hold. The CVs of strangers decide how large they are. */
export function fitProfile({ profile, summary }: ScanResult) {
  const whole = { profile, summary };
  const kept = cutUntil(
    whole,
    (cut) =>
      isSendable(cut) && packResult({ ...cut, lines: [], lines_cut: true }).byteLength <= maxResultBytes,
  );
  return { ...kept, isCut: kept !== whole };
}
