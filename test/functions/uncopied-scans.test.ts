/** The file of a scan that could not be copied before it expired ends the scan, in a night's sweep. */
import { beforeAll, expect, it } from 'vitest';
import { scanStore } from '../../shared/storage/scans.ts';
import type { Backend } from '../support/backend.ts';
import { eventsOf, newCaller } from '../support/call-endpoint.ts';
import { everyRow } from '../support/every-row.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { turnableClock } from './support/clock.ts';
import { originOf } from './support/origin.ts';
import { s3WithoutCopies } from './support/s3-without-copies.ts';
import { registerScan, scanCalls } from './support/scan-calls.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

async function registered(copies: boolean) {
  const caller = await newCaller(backend);
  const clock = turnableClock();
  const s3 = copies ? backend.s3 : s3WithoutCopies(backend, 'SlowDown');
  const { body: scan } = await registerScan(scanCalls({ ...backend, s3 }, clock), caller);
  const { failUncopied, get } = scanCalls(backend, clock);
  const read = async () => (await get({ caller, params: { id: scan.id } })).body;
  return { caller, clock, scan, failUncopied, read };
}
const days = (count: number) => ({ hours: 24 * count });
const reminders = async () => (await everyRow(backend)).filter(({ pk }) => pk.startsWith('UNCOPIED'));

it('fails with file_expired once, with an event, and not before its file can be gone', async () => {
  const { caller, clock, failUncopied, read } = await registered(false);
  clock.forward(days(3));
  await failUncopied();
  expect((await read()).status).toBe('queued');
  clock.forward(days(2));
  expect(await failUncopied()).toBe(1);
  expect(await failUncopied()).toBe(0);
  expect(await read()).toMatchObject({ status: 'failed', error: { code: 'file_expired', retryable: false } });
  expect((await eventsOf(backend, caller)).map(({ type }) => type)).toEqual(['scan.created', 'scan.failed']);
  expect(await reminders()).toEqual([]);
});

it.each(['processing', 'completed', 'failed'] as const)('leaves one alone that is %s', async (status) => {
  const { caller, clock, scan, failUncopied, read } = await registered(true);
  await scanStore(backend.table).change(originOf(caller), scan.id, (before) => ({
    next: { ...before, status },
    events: [],
  }));
  clock.forward(days(5));
  await failUncopied();
  expect(await read()).toMatchObject({ status, error: null });
  expect(await reminders()).toEqual([]);
});

it('passes over one that was deleted', async () => {
  const { caller, clock, scan, failUncopied } = await registered(true);
  await scanStore(backend.table).remove(originOf(caller), scan.id, []);
  clock.forward(days(5));
  expect(await failUncopied()).toBe(0);
  expect(await reminders()).toEqual([]);
});
