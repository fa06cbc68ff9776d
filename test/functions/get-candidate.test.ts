import { beforeAll, describe, expect, it } from 'vitest';
import type { Backend } from '../support/backend.ts';
import { newCaller } from '../support/call-endpoint.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import {
  type CandidateCalls,
  candidateCalls,
  changeStored,
  knowing,
  nobody,
} from './support/candidate-calls.ts';

let backend: Backend;
let calls: CandidateCalls;
beforeAll(async () => {
  backend = await sharedBackend();
  calls = candidateCalls(backend);
});

describe('200', () => {
  const entry = (status: 'active' | 'hired' | 'rejected' | 'withdrawn') => ({
    id: 'app_01HZZZZZZZZZZZZZZZZZZZZZZZ',
    job_id: 'job_01HZZZZZZZZZZZZZZZZZZZZZZZ',
    stage_id: 'stg_01HZZZZZZZZZZZZZZZZZZZZZZZ',
    status,
  });
  it.each([
    ['new', []],
    ['active', ['hired', 'active', 'rejected']],
    ['hired', ['rejected', 'hired', 'withdrawn']],
    ['inactive', ['rejected', 'withdrawn']],
  ] as const)('is %s with applications that are %j', async (status, applications) => {
    const { caller, params } = await knowing(backend, calls);
    await changeStored(calls, caller, params.id, { applications: applications.map(entry) });
    expect((await calls.get({ caller, params })).body.status).toBe(status);
  });

  it('shows nothing of how retention is watched', async () => {
    const { caller, params } = await knowing(backend, calls);
    await changeStored(calls, caller, params.id, { retention_due_on: '2030-01-01' });
    expect((await calls.get({ caller, params })).text).not.toContain('retention_due_on');
  });
});

describe('304', () => {
  it('answers a client that has this version, and not one that has an older', async () => {
    const { caller, params } = await knowing(backend, calls);
    const etag = (await calls.get({ caller, params })).headers.ETag ?? '';
    const headers = { 'if-none-match': etag };
    expect((await calls.get({ caller, params, headers })).status).toBe(304);
    await calls.update({ caller, params, body: { phone: '+31 20 794 0800' } });
    expect((await calls.get({ caller, params, headers })).status).toBe(200);
  });
});

describe('404', () => {
  it.each(['get', 'profile', 'scans', 'applications', 'timeline', 'notes'] as const)(
    "%s answers for another organization's candidate as for a missing one",
    async (name) => {
      const { params } = await knowing(backend, calls);
      const caller = await newCaller(backend);
      const foreign = await calls[name]({ caller, params });
      const missing = await calls[name]({ caller, params: { id: nobody } });
      expect(missing.status).toBe(404);
      expect({ ...foreign.body.error, request_id: '' }).toEqual({ ...missing.body.error, request_id: '' });
    },
  );
});
