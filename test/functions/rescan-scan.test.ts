import { beforeAll, describe, expect, it } from 'vitest';
import type { Backend } from '../support/backend.ts';
import { eventsOf, newCaller } from '../support/call-endpoint.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { type ScanCalls, scanCalls, storeScan } from './support/scan-calls.ts';

let backend: Backend;
let calls: ScanCalls;

beforeAll(async () => {
  backend = await sharedBackend();
  calls = scanCalls(backend);
});

describe('202', () => {
  it('queues a completed scan again and keeps its profile readable', async () => {
    const caller = await newCaller(backend);
    const { id } = await storeScan(backend, caller, new Date(), { status: 'completed' });
    const again = await calls.rescan({ caller, params: { id } });
    expect(again).toMatchObject({
      status: 202,
      body: { id, status: 'queued', attempt: 2, completed_at: null },
    });
    for (const { body } of [again, await calls.get({ caller, params: { id } })]) {
      expect(body.profile.basics.name).toBe('Anna Smith');
      expect(body.summary).not.toBeNull();
    }
  });

  it('queues a failed scan again', async () => {
    const caller = await newCaller(backend);
    const { id } = await storeScan(backend, caller, new Date(), { status: 'failed' });
    const again = await calls.rescan({ caller, params: { id } });
    expect(again).toMatchObject({ status: 202, body: { status: 'queued', attempt: 2, profile: null } });
  });

  it('asks for the reading by an event of our own, which names the scan', async () => {
    const caller = await newCaller(backend);
    const { id } = await storeScan(backend, caller, new Date(), { status: 'completed' });
    await calls.rescan({ caller, params: { id } });
    expect(await eventsOf(backend, caller)).toMatchObject([
      { type: 'scan.requeued', sequence: 2, data: { object: { object: 'scan', id } } },
    ]);
  });

  it('replays under an Idempotency-Key without another attempt', async () => {
    const caller = await newCaller(backend);
    const { id } = await storeScan(backend, caller, new Date(), { status: 'completed' });
    const sent = { caller, params: { id }, headers: { 'idempotency-key': 'r' } };
    const first = await calls.rescan(sent);
    expect(await calls.rescan(sent)).toMatchObject({ status: 202, text: first.text });
    expect((await calls.get({ caller, params: { id } })).body.attempt).toBe(2);
  });
});

describe('404', () => {
  it("does not know another organization's scan", async () => {
    const [owner, stranger] = [await newCaller(backend), await newCaller(backend)];
    const { id } = await storeScan(backend, owner, new Date(), { status: 'completed' });
    expect((await calls.rescan({ caller: stranger, params: { id } })).status).toBe(404);
    expect((await calls.get({ caller: owner, params: { id } })).body.status).toBe('completed');
  });
});

describe('409', () => {
  it.each(['queued', 'processing'] as const)('refuses a %s scan', async (status) => {
    const caller = await newCaller(backend);
    const { id } = await storeScan(backend, caller, new Date(), { status });
    const refused = await calls.rescan({ caller, params: { id } });
    expect(refused.body.error).toMatchObject({ status: 409, code: 'scan_in_progress' });
    expect(await eventsOf(backend, caller)).toEqual([]);
  });

  it('starts one attempt when five ask at once', async () => {
    const caller = await newCaller(backend);
    const { id } = await storeScan(backend, caller, new Date(), { status: 'completed' });
    const ask = () => calls.rescan({ caller, params: { id } });
    const answers = await Promise.all(Array.from({ length: 5 }, ask));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([202, 409, 409, 409, 409]);
    expect(await eventsOf(backend, caller)).toHaveLength(1);
  });
});
