import { gunzipSync, gzipSync } from 'node:zlib';
import type { FitBand } from '../contracts/fit-headline.ts';
import type { FitDetail } from '../contracts/fit-score.ts';
import { scoresOf } from '../domain/fit-rubric.ts';
import { timeOf } from '../domain/ids.ts';
import type { FitScore } from '../domain/stored/fit-score.ts';
import type { Scan } from '../domain/stored/scan.ts';
import { fitScorePartition, monthPartition, rankingOfJob } from './keys.ts';
import type { Page } from './list-page.ts';
import type { Item, Key, Write } from './row.ts';
import { rowsBetween } from './rows-in.ts';
import type { Table } from './table.ts';
import { maxMegabytes } from './work-of-call.ts';

export interface StoredFit {
  fit: FitScore;
  /** Null before the first result. */
  detail: FitDetail | null;
}

export type FitScoreStore = ReturnType<typeof fitScoreStore>;
type OfScan = Pick<Scan, 'id' | 'job_id'>;
/** The limit of a batch read. */
const maxKeys = 100;

const partitionOf = (organizationId: string, scanId: string) =>
  fitScorePartition(organizationId, monthPartition(timeOf(scanId)));
/** The key of the score against the scan's own job is the scan's id alone, so that a scan is read together with it. */
export const ownFitKey = (organizationId: string, scanId: string): Key => ({
  pk: partitionOf(organizationId, scanId),
  sk: scanId,
});
const otherFitKey = (organizationId: string, scanId: string, jobId: string): Key => ({
  pk: partitionOf(organizationId, scanId),
  sk: `${scanId}#${jobId}`,
});
const fitKey = (organizationId: string, scan: OfScan, jobId: string): Key =>
  jobId === scan.job_id ? ownFitKey(organizationId, scan.id) : otherFitKey(organizationId, scan.id, jobId);
const pairOf = ({ scan_id, job_id }: { scan_id: string | null; job_id: string }) => `${scan_id}#${job_id}`;
/** Greater than any continuation of a scan's id in the sort keys of its scores. */
const lastOf = (scanId: string) => `${scanId}#~`;

/** Three digits that fall as the share or score rises, so that the best comes first. */
const falling = (hundred: number) => String(100 - hundred).padStart(3, '0');
/** By band, score, coverage and scan. The first part is the score, or the highest of the band if that is lower. */
const placeOf = ({ score, band, coverage, scan_id }: FitScore) =>
  `${falling(Math.min(score ?? 0, band ? scoresOf(band).most : 100))}#${falling(score ?? 0)}#${falling(Math.round((coverage ?? 0) * 100))}#${scan_id}`;

/** The position of a score in its job's ranking, in the form of a cursor. */
export const rankingPlace = (fit: FitScore) => placeOf(fit).replaceAll('#', '-');

function rowOf(organizationId: string, scan: OfScan, { fit, detail }: StoredFit): Item<FitScore> {
  // In the ranking from its first result on; a score that is requested again keeps its position until the new one is
  // completed.
  const ranked = { gsi1pk: rankingOfJob(organizationId, fit.job_id), gsi1sk: placeOf(fit) };
  return {
    ...fitKey(organizationId, scan, fit.job_id),
    ...(fit.score !== null && ranked),
    version: fit.version,
    data: fit,
    ...(detail && { detail: gzipSync(JSON.stringify(detail)) }),
  };
}

export const unpackFit = (row: Item): StoredFit => ({
  fit: row.data as FitScore,
  detail: row.detail ? JSON.parse(gunzipSync(row.detail).toString()) : null,
});

/** Fit scores, one per scan and job: next to their scan, and ranked by their job. */
export function fitScoreStore(table: Table) {
  return {
    async find(organizationId: string, scan: OfScan, jobId: string): Promise<StoredFit | null> {
      const row = await table.get(fitKey(organizationId, scan, jobId));
      return row ? unpackFit(row) : null;
    },

    /**
     * The score of each scan against its job, null where there is none: one read for up to fifty. Only the scan's row
     * shows whether a job is its own, so both possible keys are read.
     */
    async findMany(
      organizationId: string,
      asked: { scan_id: string | null; job_id: string }[],
    ): Promise<(FitScore | null)[]> {
      const keys = asked.flatMap(({ scan_id, job_id }) =>
        scan_id === null
          ? []
          : [ownFitKey(organizationId, scan_id), otherFitKey(organizationId, scan_id, job_id)],
      );
      const reads: Promise<(Item | undefined)[]>[] = [];
      for (let at = 0; at < keys.length; at += maxKeys)
        // Without their criteria, which are many times as large.
        reads.push(table.getMany(keys.slice(at, at + maxKeys), ['data']));
      const rows = (await Promise.all(reads)).flat().filter((row) => row !== undefined);
      const byPair = new Map(rows.map(({ data }) => [pairOf(data as FitScore), data as FitScore]));
      return asked.map((pair) => byPair.get(pairOf(pair)) ?? null);
    },

    /** The write that replaces the score `before`, for the transaction that emits the event. */
    write: (organizationId: string, scan: OfScan, before: FitScore | null, after: StoredFit): Write => ({
      put: rowOf(organizationId, scan, after),
      when: before ? { version: before.version } : { absent: true },
    }),

    /** Every score of a scan. */
    async allOf(organizationId: string, scanId: string): Promise<StoredFit[]> {
      const found: StoredFit[] = [];
      for await (const row of scoresIn(table, organizationId, scanId)) found.push(unpackFit(row));
      return found;
    },

    async keysOf(organizationId: string, scanId: string): Promise<Key[]> {
      const keys: Key[] = [];
      for await (const { pk, sk } of scoresIn(table, organizationId, scanId)) keys.push({ pk, sk });
      return keys;
    },

    /**
     * One page of a scan's scores: that of its own job first, then by the age of the jobs. `after` is the last job of
     * the previous page.
     */
    async pageOf(
      organizationId: string,
      scan: OfScan,
      { limit, after }: { limit: number; after?: string },
    ): Promise<Page<StoredFit>> {
      const { pk, sk } =
        after === undefined ? ownFitKey(organizationId, scan.id) : fitKey(organizationId, scan, after);
      const from = after === undefined ? sk : `${sk}!`;
      const range = { pk, from, to: lastOf(scan.id), ascending: true, limit: limit + 1 };
      const { rows, isCut } = await table.queryWithin(range, maxMegabytes);
      const items = rows.slice(0, limit).map(unpackFit);
      return { items, next: isCut || rows.length > limit ? (items.at(-1)?.fit.job_id ?? null) : null };
    },

    /**
     * One page of a job's ranking: by band, then score, then coverage, then the older scan first. It costs the same at any depth.
     * `after` is a position from `next`; a score that changes meanwhile moves, and the others stay in order.
     */
    async ranking(
      organizationId: string,
      jobId: string,
      { limit, after, band, minScore = 0 }: RankingRequest,
    ): Promise<Page<FitScore>> {
      const range = band ? scoresOf(band) : { least: 0, most: 100 };
      const from = after === undefined ? falling(range.most) : `${after.replaceAll('-', '#')}!`;
      const to = `${falling(Math.max(range.least, minScore))}#~`;
      if (from > to) return { items: [], next: null };
      const pk = rankingOfJob(organizationId, jobId);
      const asked = { pk, index: 'gsi1' as const, from, to, ascending: true, limit: limit + 1 };
      const { rows, isCut } = await table.queryWithin<FitScore>(asked, maxMegabytes);
      const items = rows.slice(0, limit).map(({ data }) => data);
      const last = items.at(-1);
      return { items, next: last && (isCut || rows.length > limit) ? rankingPlace(last) : null };
    },
  };
}

interface RankingRequest {
  limit: number;
  after?: string;
  band?: FitBand;
  minScore?: number;
}

const scoresIn = (table: Table, organizationId: string, scanId: string) =>
  rowsBetween<FitScore>(table, { pk: partitionOf(organizationId, scanId), from: scanId, to: lastOf(scanId) });
