/** The file of a scan that could not be copied before it expired ends the scan, in a night's sweep. */
import { beforeAll, describe, expect, it } from 'vitest';
import { extractScan } from '../../functions/workers/extract-scan/handler.ts';
import type { Scan } from '../../shared/domain/stored/scan.ts';
import { maxReceives } from '../../shared/platform/names.ts';
import { scanStore } from '../../shared/storage/scans.ts';
import type { Backend } from '../support/backend.ts';
import { eventsOf, newCaller } from '../support/call-endpoint.ts';
import { everyRow } from '../support/every-row.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { turnableClock } from './support/clock.ts';
import { logLines } from './support/log-lines.ts';
import { originOf } from './support/origin.ts';
import { s3WithoutCopies } from './support/s3-without-copies.ts';
import { registerScan, scanCalls } from './support/scan-calls.ts';

const linesOf = logLines();
let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

async function registered(copies: boolean) {
  const caller = await newCaller(backend);
  const clock = turnableClock();
  const s3 = copies ? backend.s3 : s3WithoutCopies(backend, 'SlowDown');
  const { body: scan } = await registerScan(scanCalls({ ...backend, s3 }, clock), caller);
  const { failUncopied, get, rescan } = scanCalls(backend, clock);
  const read = async () => (await get({ caller, params: { id: scan.id } })).body;
  return { caller, clock, scan, failUncopied, read, rescan };
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
  const counts = [{ failed: 0 }, { failed: 1 }, { failed: 0 }];
  expect(linesOf('scans without a file swept')).toMatchObject(
    counts.map((count) => ({ level: 'info', ...count })),
  );
  expect(await read()).toMatchObject({ status: 'failed', error: { code: 'file_expired', retryable: false } });
  const told = await eventsOf(backend, caller);
  expect(told.map(({ type }) => type)).toEqual(['scan.created', 'scan.failed']);
  const actor = { type: 'system', id: 'sweep-retention' };
  expect(told[1]).toMatchObject({ environment: 'production', data: { context: { actor } } });
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

describe('a scan whose messages all failed', () => {
  /** Receives of one message, each of which ends in an error, as where S3 refuses every read. */
  const receiveInVain = async (at: Awaited<ReturnType<typeof registered>>, messageId: string) => {
    const broken = async () => Promise.reject(new Error('no reading'));
    const scans = scanStore(backend.table);
    const read = extractScan({
      loadCorrections: () => import('../../functions/workers/extract-scan/corrections.ts'),
      environmentName: 'production',
      scans,
      uploads: { copy: broken, find: broken, read: broken },
      eraseFile: async () => 0,
      extract: broken,
      clock: at.clock,
    });
    const place = { organizationId: at.caller.organizationId, scanId: at.scan.id };
    for (let receiptsLeft = maxReceives - 1; receiptsLeft >= 0; receiptsLeft--) {
      await expect(read(place, { messageId, receiptsLeft })).rejects.toThrow('no reading');
      at.clock.forward({ minutes: 2 });
    }
  };
  const failure = { status: 'failed', error: { code: 'extraction_timeout', retryable: true } };

  it.each([true, false])('ends as failed, in its first attempt (file copied: %s)', async (copies) => {
    const at = await registered(copies);
    await receiveInVain(at, 'm1');
    expect((await at.read()).status).toBe('processing');
    at.clock.forward(days(5));
    expect(await at.failUncopied()).toBe(1);
    expect(await at.failUncopied()).toBe(0);
    expect(await at.read()).toMatchObject(failure);
    const types = (await eventsOf(backend, at.caller)).map(({ type }) => type);
    expect(types.filter((type) => type === 'scan.failed')).toHaveLength(1);
    expect(await reminders()).toEqual([]);
  });

  it('ends as failed after a rescan, however old it is', async () => {
    const at = await registered(true);
    const origin = originOf(at.caller);
    const next = (before: Scan) => ({ next: { ...before, status: 'completed' as const }, events: [] });
    await scanStore(backend.table).change(origin, at.scan.id, next);
    at.clock.forward(days(20));
    await at.failUncopied();
    expect((await at.rescan({ caller: at.caller, params: { id: at.scan.id } })).status).toBe(202);
    await receiveInVain(at, 'm2');
    at.clock.forward(days(5));
    expect(await at.failUncopied()).toBe(1);
    expect(await at.read()).toMatchObject({ ...failure, attempt: 2 });
    expect((await at.rescan({ caller: at.caller, params: { id: at.scan.id } })).status).toBe(202);
  });

  it('is left alone, and looked at again, while a message may still be reading it', async () => {
    const at = await registered(false);
    at.clock.forward(days(4));
    await receiveInVain(at, 'm3');
    expect(await at.failUncopied()).toBe(0);
    expect((await at.read()).status).toBe('processing');
    at.clock.forward(days(1));
    expect(await at.failUncopied()).toBe(1);
    at.clock.forward(days(4));
    expect(await at.failUncopied()).toBe(0);
  });
});

it('passes over one that was deleted', async () => {
  const { caller, clock, scan, failUncopied } = await registered(true);
  await scanStore(backend.table).remove(originOf(caller), scan.id, []);
  clock.forward(days(5));
  expect(await failUncopied()).toBe(0);
  expect(await reminders()).toEqual([]);
});
