import { beforeAll, expect, it } from 'vitest';
import { requestFit } from '../../../shared/domain/fit-record.ts';
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
