import { beforeAll, describe, expect, it } from 'vitest';
import { getMe } from '../../functions/account/get-me.ts';
import { scopesOfRole } from '../../shared/domain/roles.ts';
import type { Caller } from '../../shared/http/api-gateway.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { monthPartition } from '../../shared/storage/keys.ts';
import { usageKey } from '../../shared/storage/organization-keys.ts';
import { organizationStore } from '../../shared/storage/organizations.ts';
import type { Backend } from '../support/backend.ts';
import { callerOf, newCaller, testEdge } from '../support/call-endpoint.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { newSignedIn } from '../support/signed-in.ts';
import { turnableClock } from './support/clock.ts';
import { jobCalls } from './support/job-calls.ts';

let backend: Backend;

beforeAll(async () => {
  backend = await sharedBackend();
});

/** The end of next month, so that the organization is born before it. */
const today = new Date();
const monthsEnd = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 2, 1));
const secondsLeft = 36 * 3600;
const lateInMonth = () => turnableClock(new Date(monthsEnd.getTime() - secondsLeft * 1000));
const missing = { id: 'job_01HZZZZZZZZZZZZZZZZZZZZZZZ' };

/** The calls of an organization of the free plan that has used so much of its 1,000 this month. */
async function freePlan(used: number, changes: Partial<Caller> = {}) {
  const clock = lateInMonth();
  const caller = await newCaller(backend, { plan: 'free', ...changes });
  const row = { ...usageKey(caller.organizationId, monthPartition(clock())), used };
  await backend.table.commit([{ put: { ...row, data: null }, when: { always: 'a test' } }]);
  const organizations = organizationStore(backend.table);
  return {
    clock,
    caller,
    calls: jobCalls(backend, { clock }),
    me: () => callerOf(routes.getMe, getMe({ organizations }), testEdge(backend, clock))({ caller }),
    used: () => organizations.callsMade(caller.organizationId, clock()),
  };
}

describe('200', () => {
  it('tells whose key it is, what it may do, and where the budget stands', async () => {
    const { me, caller } = await freePlan(12, {
      scopes: ['jobs:read'],
      keyExpiresAt: monthsEnd.toISOString(),
    });
    const { status, body } = await me();
    expect(status).toBe(200);
    expect(body).toEqual({
      object: 'organization',
      id: caller.organizationId,
      name: 'Testing Ltd',
      environment: 'production',
      plan: 'free',
      scopes: ['jobs:read'],
      key: {
        id: caller.keyId,
        name: 'tests',
        key_set_id: caller.keySetId,
        type: 'secret',
        last_four: 'abcd',
        created_at: caller.keyCreatedAt,
        expires_at: monthsEnd.toISOString(),
      },
      member: null,
      rate_limit: { limit: 1000, remaining: 988, period: 'month', reset_at: monthsEnd.toISOString() },
      created_at: expect.any(String),
    });
  });

  it('tells who is signed in, with the scopes of the role and the calls that the keys have made', async () => {
    const { caller, clock } = await freePlan(12);
    const { organizationId } = caller;
    const signedIn = await newSignedIn(backend, 'developer', { organizationId, plan: 'free' });
    const organizations = organizationStore(backend.table);
    const me = callerOf(routes.getMe, getMe({ organizations }), testEdge(backend, clock));
    const { status, body, headers } = await me({ caller: signedIn });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: organizationId,
      scopes: scopesOfRole.developer,
      key: null,
      member: {
        id: signedIn.person?.memberId,
        name: 'Test developer',
        role: 'developer',
        session_id: signedIn.person?.sessionId,
        expires_at: signedIn.keyExpiresAt,
      },
      rate_limit: { remaining: 988 },
    });
    expect(headers.RateLimit).toBeUndefined();
  });

  it('asks for no scope, costs nothing, and works when the budget is used up', async () => {
    const { me, used } = await freePlan(1_000, { scopes: [] });
    expect((await me()).body.rate_limit.remaining).toBe(0);
    expect((await me()).status).toBe(200);
    expect(await used()).toBe(1_000);
  });
});

describe('the budget', () => {
  it('is in every response', async () => {
    const { calls, caller, me } = await freePlan(10);
    const policy = { 'RateLimit-Policy': '"month";q=1000;w=2592000' };
    const at = (remaining: number) => ({ ...policy, RateLimit: `"month";r=${remaining};t=${secondsLeft}` });
    expect((await me()).headers).toMatchObject(at(990));
    expect((await calls.list({ caller })).headers).toMatchObject(at(989));
    expect((await calls.get({ caller, params: missing })).headers).toMatchObject(at(988));
    expect((await calls.create({ caller, body: { name: 'Cook' } })).headers).toMatchObject(at(987));
    expect((await calls.create({ caller, rawBody: '{' })).headers).toMatchObject(at(986));
  });

  it('is counted exactly: of 30 calls at once, the eleven that are left get through', async () => {
    const { calls, caller, used } = await freePlan(989);
    const ask = (_: unknown, n: number) =>
      n % 2 ? calls.list({ caller }) : calls.create({ caller, body: { name: 'Cook' } });
    const answers = await Promise.all(Array.from({ length: 30 }, ask));
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(11);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(19);
    expect(await used()).toBe(1_000);
  });

  it('makes nothing once it is used up', async () => {
    const { calls, caller, clock } = await freePlan(1_000);
    await calls.create({ caller, body: { name: 'Cook' } });
    clock.forward({ hours: 36 });
    expect((await calls.list({ caller })).body.data).toEqual([]);
  });

  it('is not charged for 401 and 403', async () => {
    const { calls, caller, used } = await freePlan(5, { scopes: [] });
    expect((await calls.list({ caller })).body.error.code).toBe('insufficient_scope');
    const publishable = { ...caller, keyType: 'publishable' as const };
    expect((await calls.create({ caller: publishable })).body.error.code).toBe('key_type_not_allowed');
    expect((await calls.list({ caller: publishable })).body.error.code).toBe('origin_not_allowed');
    expect(await used()).toBe(5);
  });

  it('is not charged for a replay, which works without any budget', async () => {
    const { calls, caller, used } = await freePlan(999);
    const sent = { caller, body: { name: 'Cook' }, headers: { 'idempotency-key': 'k' } };
    const first = await calls.create(sent);
    expect(await calls.create(sent)).toMatchObject({ status: 201, text: first.text });
    expect(await used()).toBe(1_000);
  });

  it('is charged once for a call that is refused', async () => {
    const { calls, caller, used } = await freePlan(0);
    await calls.get({ caller, params: missing });
    await calls.create({ caller, body: {} });
    await calls.list({ caller, query: { limit: '0' } });
    await calls.create({ caller, rawBody: '{' });
    await calls.close({ caller, params: missing, headers: { 'idempotency-key': 'k' } });
    expect(await used()).toBe(5);
  });

  it('is whole again with the first instant of the next month, UTC', async () => {
    const { calls, caller, clock } = await freePlan(1_000);
    clock.forward({ hours: 36, ms: -1 });
    expect((await calls.list({ caller })).headers['Retry-After']).toBe('1');
    clock.forward({ ms: 1 });
    expect((await calls.list({ caller })).headers.RateLimit).toContain('r=999;');
  });
});

describe('429', () => {
  it('says quota_exceeded and how many seconds to wait', async () => {
    const { calls, caller } = await freePlan(1_000);
    const refused = await calls.list({ caller });
    expect(refused.body.error).toMatchObject({ status: 429, type: 'rate_limit', code: 'quota_exceeded' });
    expect(refused.headers).toMatchObject({
      'Retry-After': String(secondsLeft),
      RateLimit: `"month";r=0;t=${secondsLeft}`,
    });
  });
});
