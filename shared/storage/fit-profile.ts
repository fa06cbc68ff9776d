import { gzipSync } from 'node:zlib';
import { cutUntil } from '../domain/cut-result.ts';
import type { ScanResult } from '../domain/stored/scan.ts';

/** The limit of a result: a row has at most 400 KB with its keys. A CV of thirty full pages takes a tenth of it. */
export const maxResultBytes = 380 * 1024;
/** The limit of a profile in a response, counted as JSON inside a JSON string; the whole response has at most 5 MB. */
const maxProfileBytes = 3_000_000;

/**
 * The limit for what can be evidence of a requirement. The work of a score grows with it, and a score of one person must not keep
 * those of others waiting.
 */
const maxPassages = 4_000;

const passagesIn = ({ work, projects, skills, education, languages, certificates }: ScanResult['profile']) =>
  [...work, ...projects].reduce((sum, { highlights }) => sum + highlights.length + 2, 0) +
  skills.length +
  education.length +
  languages.length +
  certificates.length;

export const packResult = (result: ScanResult) => gzipSync(JSON.stringify(result));

const isBounded = (part: Pick<ScanResult, 'profile' | 'summary'>) =>
  passagesIn(part.profile) <= maxPassages && isSendable(part);
const isSendable = (part: Pick<ScanResult, 'profile' | 'summary'>) =>
  Buffer.byteLength(JSON.stringify(JSON.stringify(part))) <= maxProfileBytes;

/**
 * A result as it is read: releases before November 26, 2026 stored profiles that are too large for a response or a score, and those
 * before November 27 had no list of doubts or corrections.
 */
export function fitStored(stored: ScanResult): ScanResult {
  const result = { ...stored, profile: { ...nothingReviewed, ...stored.profile } };
  const { profile, summary } = result;
  if (isBounded({ profile, summary })) return result;
  const { isCut: _, ...fitting } = fitProfile(result);
  return { ...result, ...fitting };
}

/** The profile and summary of a CV, cut so that they fit into a row, a response and a score, because a CV can be of any size. */
export function fitProfile({ profile, summary, read }: ScanResult) {
  const whole = { profile, summary, read };
  const kept = cutUntil(
    whole,
    (cut) =>
      isBounded(cut) && packResult({ ...cut, lines: [], lines_cut: true }).byteLength <= maxResultBytes,
  );
  return { ...kept, profile: withFoundPaths(kept.profile), isCut: kept !== whole };
}

const nothingReviewed = { review: [], corrected: [] };

/** The profile without doubts about entries that were cut. */
function withFoundPaths(profile: ScanResult['profile']): ScanResult['profile'] {
  const has = (value: unknown, [name, ...rest]: string[]): boolean =>
    name === undefined ||
    (typeof value === 'object' &&
      value !== null &&
      Object.hasOwn(value, name) &&
      has(value[name as keyof typeof value], rest));
  return { ...profile, review: profile.review.filter(({ path }) => has(profile, path.split('/'))) };
}
