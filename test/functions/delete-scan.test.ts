import { beforeAll, expect, it } from 'vitest';
import type { Backend } from '../support/backend.ts';
import { eventsOf, newCaller } from '../support/call-endpoint.ts';
import { everyRow } from '../support/every-row.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { candidateCalls, knowing } from './support/candidate-calls.ts';
import { privacyCalls } from './support/privacy-calls.ts';
import { resultOf } from './support/reading.ts';
import { scanCalls, storeScan } from './support/scan-calls.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

it('deletes a scan with its profile, and stores the order to erase its file', async () => {
  const caller = await newCaller(backend);
  const read = resultOf('Jane Miller');
  const { id } = await storeScan(backend, caller, new Date(), { status: 'completed' }, read);
  const deleted = await privacyCalls(backend).deleteScan({ caller, params: { id } });
  expect(deleted).toMatchObject({ status: 200, body: { object: 'scan', id, deleted: true } });

  expect((await scanCalls(backend).get({ caller, params: { id } })).status).toBe(404);
  const rows = (await everyRow(backend)).filter(({ pk }) => String(pk).includes(caller.organizationId));
  const left = rows.filter(({ pk, sk }) => /#(?:SCAN|RESULT)#/.test(String(pk)) && String(sk).includes(id));
  // The entry of the list of deletions alone.
  expect(left.map(({ pk }) => pk)).toEqual([`ORG#${caller.organizationId}#SCAN#DELETED`]);
  const orders = rows.filter(({ pk }) => pk === `ORG#${caller.organizationId}#ERASURE`);
  expect(orders.map(({ data }) => data)).toMatchObject([
    {
      kind: 'scan_deleted',
      scan_id: id,
      status: 'processing',
      file_keys: ['pending/uploads/nowhere', 'uploads/nowhere'],
    },
  ]);
  const events = (await eventsOf(backend, caller)).map(({ type }) => type);
  expect(events.sort()).toEqual(['erasure.requested', 'scan.deleted']);
});

it('returns 404 for a scan that was deleted before, and emits nothing', async () => {
  const caller = await newCaller(backend);
  const { id } = await storeScan(backend, caller, new Date(), { status: 'completed' });
  const { deleteScan } = privacyCalls(backend);
  await deleteScan({ caller, params: { id } });
  const before = (await eventsOf(backend, caller)).length;
  expect((await deleteScan({ caller, params: { id } })).status).toBe(404);
  expect((await eventsOf(backend, caller)).length).toBe(before);
});

it('takes the scan out of the list of its candidate', async () => {
  const calls = candidateCalls(backend);
  const { caller, params } = await knowing(backend, calls);
  const { id } = await storeScan(backend, caller, new Date(), { candidate_id: params.id });
  const listed = async () =>
    (await calls.scans({ caller, params })).body.data.map((scan: { id: string }) => scan.id);
  expect(await listed()).toEqual([id]);
  await privacyCalls(backend).deleteScan({ caller, params: { id } });
  expect(await listed()).toEqual([]);
});
