import { beforeAll, describe, expect, it } from 'vitest';
import { listAuditLog } from '../../functions/account/list-audit-log.ts';
import type { AuditEntry } from '../../shared/domain/audit.ts';
import type { Caller } from '../../shared/http/api-gateway.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { apiKeyStore } from '../../shared/storage/api-keys.ts';
import { auditLog } from '../../shared/storage/audit-log.ts';
import { memberStore } from '../../shared/storage/members.ts';
import type { Backend } from '../support/backend.ts';
import { callerOf, newCaller, testEdge } from '../support/call-endpoint.ts';
import { everyRow } from '../support/every-row.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { newSignedIn } from '../support/signed-in.ts';
import { turnableClock } from './support/clock.ts';
import { jobCalls } from './support/job-calls.ts';
import { keyCalls } from './support/key-calls.ts';
import { keyRing } from './support/key-rings.ts';
import { moveCalls, moving } from './support/move-calls.ts';
import { pipelineStores, storeApplication } from './support/pipeline-stores.ts';
import { settingCalls } from './support/setting-calls.ts';
import { walk } from './support/walk.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

/** The entries of an organization as they are stored, the oldest first. */
const stored = async ({ organizationId }: Caller): Promise<AuditEntry[]> =>
  (await everyRow(backend))
    .filter(({ pk }) => pk.startsWith(`ORG#${organizationId}#AUDIT#`))
    .map(({ data }) => data as AuditEntry)
    .sort((one, other) => (one.id < other.id ? -1 : 1));

const listCall = (clock: () => Date = () => new Date()) => {
  const { table } = backend;
  const needs = {
    members: memberStore(table),
    apiKeys: apiKeyStore(table),
    cursorKeys: async () => keyRing('1'),
  };
  return callerOf(
    routes.listAuditLog,
    listAuditLog({ log: auditLog(table), ...needs }),
    testEdge(backend, clock),
  );
};

describe('a call that changes something', () => {
  it('has one entry with who, what and which request, and no text', async () => {
    const caller = await newCaller(backend);
    const { create, update, get } = jobCalls(backend);
    const made = await create({ caller, body: { name: 'Night Nurse' } });
    await get({ caller, params: { id: made.body.id } });
    const changed = await update({ caller, params: { id: made.body.id }, body: { name: 'Nurse' } });
    const common = {
      id: expect.stringMatching(/^aud_/),
      created_at: expect.any(String),
      actor: { type: 'api_key', id: caller.keyId },
      session_id: null,
      key_id: caller.keyId,
      target: { type: 'job', id: made.body.id },
    };
    expect(await stored(caller)).toEqual([
      { ...common, call: 'POST /v1/jobs', request_id: made.headers['Svc-Request-Id'] },
      { ...common, call: 'PATCH /v1/jobs/{id}', request_id: changed.headers['Svc-Request-Id'] },
    ]);
    expect(JSON.stringify(await stored(caller))).not.toContain('Nurse');
  });

  it('by a person names the member and the session', async () => {
    const caller = await newSignedIn(backend, 'owner');
    const keys = keyCalls(backend);
    const { body } = await keys.create({ caller, body: { name: 'CI', scopes: [] } });
    expect(await stored(caller)).toMatchObject([
      {
        actor: { type: 'user', id: caller.person?.memberId },
        session_id: caller.person?.sessionId,
        key_id: null,
        target: { type: 'key_set', id: body.id },
      },
    ]);
  });

  it('in several transactions, also at once, has one entry', async () => {
    const { caller, application, job } = await moving(backend);
    const stores = pipelineStores(backend);
    const others = await Promise.all(
      ['ben', 'cleo', 'dan'].map((name) =>
        storeApplication(stores, caller, job, { email: `${name}@example.com` }),
      ),
    );
    const application_ids = [application, ...others].map(({ id }) => id);
    const { status } = await moveCalls(backend).bulk({
      caller,
      body: { action: 'advance', application_ids },
    });
    expect(status).toBe(200);
    expect(await stored(caller)).toMatchObject([{ call: 'POST /v1/applications/bulk', target: null }]);
    const moved = await Promise.all(
      others.map(({ id }) => stores.applications.get(caller.organizationId, id)),
    );
    expect(new Set(moved.map(({ stage }) => stage.id))).toEqual(new Set([job.stages[1]?.id]));
  });
});

describe('no entry', () => {
  it('is there of what changes nothing: a replay, a refusal, an equal change', async () => {
    const caller = await newCaller(backend);
    const { create, update } = jobCalls(backend);
    const asked = {
      caller,
      body: { name: 'Nurse', external_id: 'n-1' },
      headers: { 'idempotency-key': 'once' },
    };
    const { body } = await create(asked);
    expect((await create(asked)).headers['Idempotent-Replayed']).toBe('true');
    expect((await create({ caller, body: asked.body })).body.error.code).toBe('external_id_taken');
    expect((await create({ caller, body: {} })).status).toBe(422);
    const params = { id: body.id };
    expect((await update({ caller, params, body: { name: 'Nurse' } })).status).toBe(200);
    const stale = { caller, params, body: { name: 'Cook' }, headers: { 'if-match': '"9"' } };
    expect((await update(stale)).body.error.code).toBe('stale_object');
    expect(await stored(caller)).toHaveLength(1);
  });

  it('is there of the first entries of a vocabulary, which a refused call stores', async () => {
    const caller = await newCaller(backend);
    const { reasons } = settingCalls(backend);
    const { body } = await reasons.list({ caller });
    const refused = await reasons.create({ caller, body: { name: body.data[0].name } });
    expect(refused.body.error.code).toBe('name_taken');
    expect(await stored(caller)).toEqual([]);
  });

  it('is there where the transaction fails: effect and entry are one', async () => {
    const caller = await newCaller(backend);
    const broken = { ...backend, table: { ...backend.table } };
    broken.table.commit = async () => {
      throw Object.assign(new Error('no connection'), { name: 'TimeoutError' });
    };
    expect((await jobCalls(broken).create({ caller, body: { name: 'Nurse' } })).status).toBe(503);
    expect(await stored(caller)).toEqual([]);
  });
});

describe('the audit log', () => {
  it('is listed newest first with names, in pages, and by actor and action', async () => {
    const owner = await newSignedIn(backend, 'owner');
    const { organizationId } = owner;
    const key = await newCaller(backend, { organizationId });
    const { create, update } = jobCalls(backend);
    const { body: job } = await create({ caller: key, body: { name: 'Nurse' } });
    await update({ caller: { ...owner }, params: { id: job.id }, body: { name: 'Cook' } });
    const list = listCall();
    const { body } = await list({ caller: owner });
    expect(body.data).toEqual([
      {
        object: 'audit_entry',
        id: expect.any(String),
        at: expect.any(String),
        action: 'updateJob',
        actor: { type: 'user', id: owner.person?.memberId, name: owner.person?.name },
        session_id: owner.person?.sessionId,
        key_id: null,
        target: { type: 'job', id: job.id },
        request_id: expect.stringMatching(/^req_/),
      },
      expect.objectContaining({ action: 'createJob', actor: { type: 'api_key', id: key.keyId, name: null } }),
    ]);
    expect((await walk(list, { caller: owner }, () => 1)).flat()).toEqual(body.data);
    const only = async (query: Record<string, string>) =>
      (await list({ caller: owner, query })).body.data.map(({ action }: { action: string }) => action);
    expect(await only({ actor: key.keyId })).toEqual(['createJob']);
    expect(await only({ action: 'updateJob' })).toEqual(['updateJob']);
    expect(await only({ created_after: body.data[0].at })).toEqual([]);
  });

  it('is kept for 400 days', async () => {
    const clock = turnableClock();
    const caller = await newSignedIn(backend, 'owner');
    await keyCalls(backend, clock).create({ caller, body: { name: 'CI', scopes: [] } });
    const list = listCall(clock);
    clock.forward({ hours: 400 * 24 - 1 });
    expect((await list({ caller })).body.data).toHaveLength(1);
    clock.forward({ hours: 2 });
    expect((await list({ caller })).body.data).toEqual([]);
    const [row] = (await everyRow(backend)).filter(({ pk }) => pk.includes(`${caller.organizationId}#AUDIT`));
    expect(row?.expires_at).toBeGreaterThan(Date.now() / 1000 + 399 * 86_400);
  });

  it('of another organization is not shown', async () => {
    const caller = await newSignedIn(backend, 'owner');
    expect((await listCall()({ caller })).body.data).toEqual([]);
  });
});
