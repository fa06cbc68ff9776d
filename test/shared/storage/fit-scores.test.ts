import { beforeAll, describe, expect, it } from 'vitest';
import type { FitBand } from '../../../shared/contracts/fit-headline.ts';
import { completeFit, requestFit } from '../../../shared/domain/fit-record.ts';
import { idSource } from '../../../shared/domain/ids.ts';
import { newScan } from '../../../shared/domain/scan.ts';
import { fitScoreStore } from '../../../shared/storage/fit-scores.ts';
import type { Backend } from '../../support/backend.ts';
import { sharedBackend } from '../../support/shared-backend.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

it('finds each its own among more scores than one read takes, of own jobs and of others', async () => {
  const now = new Date();
  const newId = idSource(now);
  const [organizationId, own, other, none] = [
    newId('organization'),
    newId('job'),
    newId('job'),
    newId('job'),
  ];
  const store = fitScoreStore(backend.table);
  const asked = await Promise.all(
    Array.from({ length: 70 }, async (_, n) => {
      const scan = { ...newScan({ job_id: own } as Parameters<typeof newScan>[0], now), id: newId('scan') };
      for (const job of [own, other]) {
        const fit = requestFit(null, scan, job, { now });
        await backend.table.commit([store.write(organizationId, scan, null, { fit, detail: null })]);
      }
      return { scan_id: n === 69 ? null : scan.id, job_id: [own, other, none][n % 3] as string };
    }),
  );
  const found = await store.findMany(organizationId, asked);
  expect(found.map((fit) => fit && { scan_id: fit.scan_id, job_id: fit.job_id })).toEqual(
    asked.map((pair) => (pair.scan_id === null || pair.job_id === none ? null : pair)),
  );
});

describe('the ranking of a job', () => {
  /** Scores of a new job, each as its band, score and coverage. */
  async function ranked(...scores: [FitBand, number, number][]) {
    const now = new Date();
    const newId = idSource(now);
    const [organizationId, job] = [newId('organization'), newId('job')];
    const store = fitScoreStore(backend.table);
    const scans: string[] = [];
    for (const [band, score, coverage] of scores) {
      const scan = { ...newScan({ job_id: job } as Parameters<typeof newScan>[0], now), id: newId('scan') };
      scans.push(scan.id);
      const fit = completeFit(null, scan, job, { band, score, coverage }, now);
      await backend.table.commit([store.write(organizationId, scan, null, { fit, detail: null })]);
    }
    const page = (asked: Partial<Parameters<typeof store.ranking>[2]> = {}) =>
      store.ranking(organizationId, job, { limit: 10, ...asked });
    const places = async (asked = {}) =>
      (await page(asked)).items.map(({ scan_id }) => scans.indexOf(scan_id));
    return { page, places };
  }

  it('is by band, then by score, then by coverage, then the older scan first', async () => {
    const { places } = await ranked(
      ['weak', 20, 1],
      ['strong', 90, 0.5],
      ['strong', 90, 0.9],
      ['strong', 100, 0.1],
      ['strong', 90, 0.5],
      ['weak', 0, 0],
    );
    expect(await places()).toEqual([3, 2, 1, 4, 0, 5]);
  });

  it('has a page behind each place, and ends where there is none', async () => {
    const { page } = await ranked(['strong', 90, 1], ['strong', 100, 1], ['weak', 9, 1]);
    const seen: (number | null)[] = [];
    let after: string | undefined;
    do {
      const { items, next } = await page({ limit: 1, after });
      seen.push(...items.map(({ score }) => score));
      after = next ?? undefined;
      if (after) expect(after).toMatch(/^\d{3}-\d{3}-\d{3}-scan_/);
    } while (after);
    expect(seen).toEqual([100, 90, 9]);
    expect(await page({ limit: 3 })).toMatchObject({ next: null });
    expect((await page({ limit: 2 })).next).not.toBeNull();
  });

  it('is cut to a band, and to a least score', async () => {
    const { places } = await ranked(['strong', 90, 1], ['weak', 10, 1], ['weak', 30, 1]);
    expect(await places({ band: 'strong' })).toEqual([0]);
    expect(await places({ band: 'weak' })).toEqual([2, 1]);
    expect(await places({ minScore: 30 })).toEqual([0, 2]);
    expect(await places({ minScore: 31 })).toEqual([0]);
    expect(await places({ band: 'weak', minScore: 90 })).toEqual([]);
    expect(await places({ minScore: 0 })).toEqual([0, 2, 1]);
  });
});
