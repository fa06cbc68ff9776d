/** A profile that an earlier release stored, larger than any answer, is read cut. */
import { beforeAll, expect, it } from 'vitest';
import { timeOf } from '../../shared/domain/ids.ts';
import { packResult } from '../../shared/storage/fit-profile.ts';
import { monthPartition, scanResultPartition } from '../../shared/storage/keys.ts';
import type { Backend } from '../support/backend.ts';
import { newCaller } from '../support/call-endpoint.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { resultOf } from './support/reading.ts';
import { scanCalls, storeScan } from './support/scan-calls.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

it('in the scan, its rescan and the list that expands it', async () => {
  const caller = await newCaller(backend);
  const scan = await storeScan(backend, caller, new Date(), { status: 'completed' });
  const result = resultOf('Jane Miller');
  const quotes = { ...result.profile.basics, summary: '"'.repeat(1_500_000) };
  const pk = scanResultPartition(caller.organizationId, monthPartition(timeOf(scan.id)));
  const data = packResult({ ...result, profile: { ...result.profile, basics: quotes } });
  await backend.table.commit([{ put: { pk, sk: scan.id, data }, when: { exists: true } }]);

  const calls = scanCalls(backend);
  const params = { id: scan.id };
  const read = await calls.get({ caller, params });
  const listed = await calls.list({ caller, query: { expand: 'profile' } });
  const again = await calls.rescan({ caller, params });
  expect([read.status, listed.status, again.status]).toEqual([200, 200, 202]);
  expect(listed.body.data[0].profile.basics.name).toBe('Jane Miller');
});
