import { gzipSync } from 'node:zlib';
import { cutUntil } from '../domain/cut-result.ts';
import type { ScanResult } from '../domain/stored/scan.ts';

/** The limit of a result: a row has at most 400 KB with its keys. */
const maxResultBytes = 380 * 1024;
/** The limit for the corrections of a profile, as JSON, which are stored next to what was read. */
export const maxCorrectedBytes = 128 * 1024;
/** The limit of a reading, which leaves room for corrections in its row. A CV of thirty full pages takes a sixth of it. */
const maxReadingBytes = 240 * 1024;
/** The limit of a profile in a response, counted as JSON inside a JSON string; the whole response has at most 5 MB. */
const maxProfileBytes = 3_000_000;
/** The same for a reading: inside a string, corrections take at most twice their bytes. */
const maxReadProfileBytes = maxProfileBytes - 2 * maxCorrectedBytes;

/**
 * The limit for what can be evidence of a requirement. The work of a score grows with it, and a score of one person must not keep
 * those of others waiting.
 */
export const maxPassages = 4_000;

/** The number of entries and highlights that can be evidence of a requirement; a job or a project counts twice. */
export const passagesIn = ({
  work,
  projects,
  skills,
  education,
  languages,
  certificates,
}: ScanResult['profile']) =>
  [...work, ...projects].reduce((sum, { highlights }) => sum + highlights.length + 2, 0) +
  skills.length +
  education.length +
  languages.length +
  certificates.length;

export const packResult = (result: ScanResult) => gzipSync(JSON.stringify(result));
const bytesOf = (result: ScanResult) => packResult(result).byteLength;
const withoutText = { lines: [], lines_cut: true };

type Part = Pick<ScanResult, 'profile' | 'summary'>;
const isBounded = ({ profile, summary }: Part, mostBytes = maxProfileBytes) =>
  passagesIn(profile) <= maxPassages &&
  Buffer.byteLength(JSON.stringify(JSON.stringify({ profile, summary }))) <= mostBytes;

/** Whether a corrected result can be stored and returned as it is, with its text. */
export const hasRoom = (result: ScanResult): boolean =>
  isBounded(result) && bytesOf(result) <= maxResultBytes;

/** The bytes that a result may have in its row when its CV was read. */
export const mostBytesOf = ({ profile }: ScanResult) =>
  profile.corrected.length === 0 ? maxReadingBytes : maxResultBytes;

/**
 * A result as it is read: releases before November 26, 2026 stored profiles that are too large for a response or a score, and those
 * before November 27 had no list of doubts or corrections.
 */
export function fitStored(stored: ScanResult): ScanResult {
  const result = { ...stored, profile: { ...nothingReviewed, ...stored.profile } };
  if (isBounded(result)) return result;
  const { isCut: _, ...fitting } = fitProfile(result);
  return { ...result, ...fitting };
}

/** The profile and summary of a CV, cut so that they fit into a row, a response and a score, because a CV can be of any size. */
export function fitProfile({ profile, summary, read }: ScanResult) {
  const whole = { profile, summary, read };
  const kept = cutUntil(
    whole,
    (cut) => isBounded(cut, maxReadProfileBytes) && bytesOf({ ...cut, ...withoutText }) <= maxReadingBytes,
  );
  return { ...kept, profile: withFoundPaths(kept.profile), isCut: kept !== whole };
}

/**
 * A reading with the corrections of the last one, which `correct` puts in effect. If both do not fit together, what was read is cut,
 * and never what a person corrected: the corrections have fitted by themselves when they were made.
 */
export function fitCorrected<Made extends Omit<ScanResult, 'lines' | 'lines_cut'>>(
  reading: ScanResult['profile'],
  correct: (read: ScanResult['profile']) => Made,
): Made & { isCut: boolean } {
  const fits = (cut: ScanResult['profile']) => hasRoom({ ...correct(cut), ...withoutText });
  const cut = cutUntil(reading, fits);
  const kept = fits(cut) ? cut : { ...cut, ...noEntries };
  return { ...correct(kept), isCut: kept !== reading };
}

const noEntries = { work: [], projects: [], skills: [], education: [], languages: [], certificates: [] };
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
