import { beforeAll, expect, it } from 'vitest';
import { reindexChanges } from '../../../shared/storage/reindex.ts';
import type { Item } from '../../../shared/storage/row.ts';
import { jobCalls } from '../../functions/support/job-calls.ts';
import { storeScan } from '../../functions/support/scan-calls.ts';
import type { Backend } from '../../support/backend.ts';
import { newCaller } from '../../support/call-endpoint.ts';
import { everyRow } from '../../support/every-row.ts';
import { sharedBackend } from '../../support/shared-backend.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

it('enters rows of an earlier release in the index of changes, once', async () => {
  const { table } = backend;
  const caller = await newCaller(backend);
  const { organizationId } = caller;
  const jobs = jobCalls(backend);
  const { body: job } = await jobs.create({ caller, body: { name: 'Nurse' } });
  const scan = await storeScan(backend, caller, new Date());
  const now = new Date();

  // As an earlier release wrote them.
  for (const { gsi4pk: _, gsi4sk: __, ...row } of await rowsOf(organizationId, job.id, scan.id))
    await table.commit([{ put: row, when: { exists: true } }]);
  const pk = `ORG#${organizationId}#JOB#DELETED`;
  await table.commit([{ put: { pk, sk: 'job_deleted', data: job }, when: { absent: true } }]);
  const query = { order_by: 'updated_at' };
  expect((await jobs.list({ caller, query })).body.data).toEqual([]);

  expect(await reindexChanges(table, organizationId, now)).toBe(3);
  expect(await reindexChanges(table, organizationId, now)).toBe(0);
  expect((await jobs.list({ caller, query })).body.data).toEqual([job]);
  const [grave] = await rowsOf(organizationId, 'job_deleted');
  expect(grave?.expires_at).toBe(Math.floor(now.getTime() / 1000) + 30 * 24 * 3600);
});

it('leaves a row to the change that comes between its reading and its writing', async () => {
  const caller = await newCaller(backend);
  const { organizationId } = caller;
  const jobs = jobCalls(backend);
  const { body: job } = await jobs.create({ caller, body: { name: 'Nurse' } });
  const [stored] = await rowsOf(organizationId, job.id);
  const { gsi4pk: _, gsi4sk: __, ...row } = stored as Item;
  await backend.table.commit([{ put: row, when: { exists: true } }]);
  const changing = {
    ...backend.table,
    commit: async (...given: Parameters<typeof backend.table.commit>) => {
      await jobs.update({ caller, params: { id: job.id }, body: { name: 'Cook' } });
      return backend.table.commit(...given);
    },
  };
  expect(await reindexChanges(changing, organizationId, new Date())).toBe(0);
  const { body } = await jobs.list({ caller, query: { order_by: 'updated_at' } });
  expect(body.data).toMatchObject([{ name: 'Cook', version: 2 }]);
});

const rowsOf = async (organizationId: string, ...ids: string[]) =>
  (await everyRow(backend)).filter(
    ({ pk, sk }) =>
      ids.includes(sk) && /#(JOB|JOB#DELETED|SCAN#[\d-]+)$/.test(pk) && pk.includes(organizationId),
  );
