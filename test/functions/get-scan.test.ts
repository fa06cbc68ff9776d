import { beforeAll, describe, expect, it } from 'vitest';
import type { Backend } from '../support/backend.ts';
import { newCaller } from '../support/call-endpoint.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { type ScanCalls, scanCalls, storeScan } from './support/scan-calls.ts';

let backend: Backend;
let calls: ScanCalls;

beforeAll(async () => {
  backend = await sharedBackend();
  calls = scanCalls(backend);
});

describe('200', () => {
  it.each(['queued', 'processing', 'failed'] as const)(
    'shows a %s scan without profile, summary and a made-up progress',
    async (status) => {
      const caller = await newCaller(backend);
      const { id } = await storeScan(backend, caller, new Date(), { status });
      const { body } = await calls.get({ caller, params: { id } });
      expect(body).toMatchObject({ id, status, progress: null, profile: null, summary: null, fit: null });
    },
  );

  it('shows a completed scan with profile and summary', async () => {
    const caller = await newCaller(backend);
    const { id } = await storeScan(backend, caller, new Date(), { status: 'completed' });
    const { body } = await calls.get({ caller, params: { id } });
    expect(body.profile.basics.name).toBe('Anna Smith');
    expect(body.summary.headline).toBe('Anna Smith, nurse');
  });

  it('shows a profile as JSON Resume, also where the scan is nobody’s', async () => {
    const caller = await newCaller(backend);
    const { id, candidate_id } = await storeScan(backend, caller, new Date(), { status: 'completed' });
    expect(candidate_id).toBeNull();
    const { status, body } = await calls.jsonResume({ caller, params: { id } });
    expect([status, body.basics.name]).toEqual([200, 'Anna Smith']);
    const waiting = await storeScan(backend, caller, new Date(), { status: 'queued' });
    expect((await calls.jsonResume({ caller, params: { id: waiting.id } })).status).toBe(200);
  });

  it('lets nothing out of where the file lies and who reads it', async () => {
    const caller = await newCaller(backend);
    const { id, file_key } = await storeScan(backend, caller, new Date(), { claimed_by: 'message-1' });
    const { text } = await calls.get({ caller, params: { id } });
    expect(text).not.toContain(file_key);
    expect(text).not.toContain('message-1');
  });

  it('carries an ETag', async () => {
    const caller = await newCaller(backend);
    const { id } = await storeScan(backend, caller, new Date());
    expect((await calls.get({ caller, params: { id } })).headers.ETag).toMatch(/^(W\/)?"[^"]+"$/);
  });
});

describe('404', () => {
  it('is the same answer for a missing, a foreign and a malformed id', async () => {
    const [owner, stranger] = [await newCaller(backend), await newCaller(backend)];
    const foreign = await storeScan(backend, owner, new Date());
    const ids = ['scan_01HZZZZZZZZZZZZZZZZZZZZZZZ', foreign.id, 'scan_1', '..'];
    const answers = await Promise.all(ids.map((id) => calls.get({ caller: stranger, params: { id } })));
    const bodies = answers.map(({ body }) => ({ ...body.error, request_id: '' }));
    expect(bodies[0]).toMatchObject({ status: 404, code: 'not_found' });
    for (const body of bodies) expect(body).toEqual(bodies[0]);
  });
});
