/** People sign in with real HTTP: through the local provider, into production, and by its word into a sandbox. */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findPort } from '../../infra/local/listen-locally.ts';
import { createKeySet, createOrganization } from '../../shared/administration/organizations.ts';
import { addMember, inviteMember } from '../../shared/administration/people.ts';
import { type LocalStage, startLocalStage } from '../support/local-stage.ts';
import { newVisitor, ownHeaders, signInAs, type Visitor } from '../support/visitor.ts';

let production: LocalStage;
let sandbox: LocalStage;
let organizationId: string;
beforeAll(async () => {
  // Each is told the other's address before it runs.
  const sandboxUrl = `http://127.0.0.1:${await findPort(0)}`;
  production = await startLocalStage({ stage: 'prod', sandboxUrl });
  const { port } = new URL(sandboxUrl);
  sandbox = await startLocalStage({
    stage: 'sandbox',
    productionUrl: production.baseUrl,
    port: Number(port),
  });
  organizationId = (await createOrganization(production.admin, { name: 'Demo', plan: 'scale' })).id;
  const roles = { ada: 'owner', ben: 'recruiter', cleo: 'developer', dan: 'viewer' } as const;
  for (const [subject, role] of Object.entries(roles))
    await addMember(production.admin, {
      organization: organizationId,
      issuer: production.issuer,
      subject,
      name: subject,
      email: `${subject}@demo.example`,
      role,
    });
}, 120_000);
afterAll(async () => {
  await production?.stop();
  await sandbox?.stop();
});

const call = async (visitor: Visitor, path: string, body?: object) => {
  const { baseUrl } = production;
  const response = await visitor.ask(baseUrl + path, {
    method: body ? 'POST' : 'GET',
    headers: ownHeaders(baseUrl),
    ...(body && { body: JSON.stringify(body) }),
  });
  // biome-ignore lint/suspicious/noExplicitAny: a test reads any field it expects
  return { status: response.status, body: (await response.json()) as any };
};
const tokenOf = (visitor: Visitor, environment = 'production', organization_id = organizationId) =>
  call(visitor, '/auth/token', { organization_id, environment });

async function signedIn(account: string): Promise<Visitor> {
  const visitor = newVisitor();
  await signInAs(visitor, production.baseUrl, { account });
  return visitor;
}

/** Seconds until the API refuses the token, by asking as a page would. */
async function secondsUntilRefused(token: string): Promise<number> {
  const start = performance.now();
  for (;;) {
    const { status } = await production.api(token).get('/v1/me');
    const seconds = (performance.now() - start) / 1000;
    if (status === 401) return seconds;
    if (seconds > 15) return seconds;
    await sleep(200);
  }
}

it('signs Ada in, and leads her to the page that she wanted', async () => {
  const ada = newVisitor();
  const url = await signInAs(ada, production.baseUrl, { account: 'ada' }, '/dashboard/jobs?status=open');
  expect(url).toBe(`${production.baseUrl}/dashboard/jobs?status=open`);
  const { status, body } = await call(ada, '/auth/session');
  expect(status).toBe(200);
  expect(body).toMatchObject({
    person: { name: 'Ada Okafor', email: 'ada@demo.example' },
    organizations: [{ id: organizationId, name: 'Demo', role: 'owner' }],
    sandbox_url: sandbox.baseUrl,
  });
  const { body: token } = await tokenOf(ada);
  const me = await production.api(token.token).get('/v1/me');
  expect(me.body).toMatchObject({
    id: organizationId,
    key: null,
    member: { id: token.member_id, role: 'owner' },
  });
  expect(me.headers.get('RateLimit')).toBeNull();
});

it('shows each person what their role may see', async () => {
  const [ben, cleo] = await Promise.all([signedIn('ben'), signedIn('cleo')]);
  const [recruiter, developer] = [(await tokenOf(ben)).body.token, (await tokenOf(cleo)).body.token];
  expect((await production.api(recruiter).get('/v1/candidates')).status).toBe(200);
  expect((await production.api(developer).get('/v1/candidates')).body.error.code).toBe('insufficient_scope');
  expect((await production.api(developer).get('/v1/webhook-endpoints')).status).toBe(200);
  expect((await production.api(recruiter).get('/v1/webhook-endpoints')).body.error.code).toBe(
    'insufficient_scope',
  );
});

it('names the person as the actor of what they do, and counts no call of theirs', async () => {
  const ada = await signedIn('ada');
  const { token, member_id } = (await tokenOf(ada)).body;
  const before = (await production.api(token).get('/v1/me')).body.rate_limit.remaining;
  const { status } = await production.api(token).post('/v1/jobs', { name: 'Nurse' });
  expect(status).toBe(201);
  const { data } = (await production.api(token).get('/v1/events?limit=1')).body;
  expect(data[0].data.context.actor).toEqual({ type: 'user', id: member_id });
  expect((await production.api(token).get('/v1/me')).body.rate_limit.remaining).toBe(before);
});

describe('an end', () => {
  it('of the session ends its tokens within ten seconds, and no other', async () => {
    const [one, other] = await Promise.all([signedIn('ada'), signedIn('ada')]);
    const [token, kept] = [(await tokenOf(one)).body.token, (await tokenOf(other)).body.token];
    expect((await production.api(token).get('/v1/me')).status).toBe(200);
    expect((await call(one, '/auth/sign-out', {})).body).toEqual({ object: 'signed_out' });
    expect(await secondsUntilRefused(token)).toBeLessThan(10);
    expect((await production.api(kept).get('/v1/me')).status).toBe(200);
    expect((await tokenOf(one)).body.error.code).toBe('not_signed_in');
  });

  it('of the role counts within ten seconds, for tokens that there are', async () => {
    const dan = await signedIn('dan');
    const { token, member_id } = (await tokenOf(dan)).body;
    const { members } = production.admin;
    expect((await production.api(token).get('/v1/jobs')).status).toBe(200);
    await members.change(organizationId, member_id, new Date(), () => ({ role: 'developer' }));
    const start = performance.now();
    while ((await production.api(token).get('/v1/candidates')).status === 200) {
      expect(performance.now() - start).toBeLessThan(10_000);
      await sleep(200);
    }
    await members.remove(organizationId, member_id, new Date());
    expect(await secondsUntilRefused(token)).toBeLessThan(10);
  });
});

describe('the sandbox', () => {
  const exchange = (assertion: string, origin = production.baseUrl) =>
    sandbox.api().post('/auth/sandbox-token', { assertion }, { Origin: origin });

  it('takes production’s word, once, and lets the dashboard alone read the answer', async () => {
    const cleo = await signedIn('cleo');
    const { assertion, url } = (await tokenOf(cleo, 'sandbox')).body;
    expect(url).toBe(`${sandbox.baseUrl}/auth/sandbox-token`);
    const answer = await exchange(assertion);
    expect(answer.status, answer.text).toBe(200);
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe(production.baseUrl);
    const { token, organization } = answer.body;
    const me = await sandbox.api(token).get('/v1/me', { Origin: production.baseUrl });
    expect(me.body).toMatchObject({
      id: organization.id,
      environment: 'sandbox',
      member: { role: 'developer' },
    });
    expect(me.headers.get('Access-Control-Allow-Origin')).toBe(production.baseUrl);
    expect((await production.api(token).get('/v1/me')).body.error.code).toBe('wrong_environment');
    const again = await exchange(assertion, 'https://evil.example');
    expect([again.status, again.body.error.code]).toEqual([401, 'assertion_invalid']);
    expect(again.headers.get('Access-Control-Allow-Origin')).toBeNull();
  });

  it('refuses a forged assertion, one that it cannot verify, and people who would sign in there', async () => {
    const cleo = await signedIn('cleo');
    const { assertion } = (await tokenOf(cleo, 'sandbox')).body;
    expect((await exchange(`${assertion.slice(0, -4)}AAAA`)).body.error.code).toBe('assertion_invalid');
    expect((await sandbox.api().get('/auth/sign-in')).body.error.code).toBe('not_found');
    expect((await production.api().post('/auth/sandbox-token', { assertion })).body.error.code).toBe(
      'not_found',
    );
  });

  it('answers the preflights of the dashboard', async () => {
    for (const path of ['/auth/sandbox-token', '/v1/jobs', '/v1/me']) {
      const response = await fetch(sandbox.baseUrl + path, {
        method: 'OPTIONS',
        headers: { Origin: production.baseUrl, 'Access-Control-Request-Method': 'POST' },
      });
      expect([response.status, response.headers.get('Access-Control-Allow-Origin')], path).toEqual([
        204,
        '*',
      ]);
      expect(response.headers.get('Access-Control-Allow-Headers')).toContain('If-Match');
    }
  });
});

it('lets a new person in by an invitation to their address', async () => {
  const asked = { organization: organizationId, role: 'viewer', baseUrl: production.baseUrl };
  const { url } = await inviteMember(production.admin, { ...asked, email: 'erin.o-hara@example.com' });
  const token = url.split('#')[1];
  const ben = await signedIn('ben');
  expect((await call(ben, '/auth/invitation', { token })).body.error.code).toBe('invitation_of_other');
  const erin = newVisitor();
  await signInAs(erin, production.baseUrl, { email: 'Erin.O-Hara@example.com' });
  expect((await call(erin, '/auth/session')).body.person.name).toBe('Erin O Hara');
  expect((await tokenOf(erin)).body.error.code).toBe('not_a_member');
  expect((await call(erin, '/auth/invitation', { token })).body).toMatchObject({ role: 'viewer' });
  expect((await tokenOf(erin)).status).toBe(200);
  expect((await call(erin, '/auth/invitation', { token })).body.error.code).toBe('invitation_not_found');
});

it('opens nothing of one organization with a token for another', async () => {
  const ada = await signedIn('ada');
  const other = await createOrganization(production.admin, { name: 'Other', plan: 'scale' });
  await addMember(production.admin, {
    organization: other.id,
    issuer: production.issuer,
    subject: 'ada',
    name: 'Ada',
    email: 'ada@demo.example',
    role: 'viewer',
  });
  const [owner, viewer] = [
    (await tokenOf(ada)).body.token,
    (await tokenOf(ada, 'production', other.id)).body.token,
  ];
  const { body: job } = await production.api(owner).post('/v1/jobs', { name: 'Nurse' });
  const foreign = await production.api(viewer).get(`/v1/jobs/${job.id}`);
  const nobodys = await production.api(viewer).get('/v1/jobs/job_01KERMBJX0N6W3C1B8YKQ2JEPX');
  expect([foreign.status, { ...foreign.body.error, request_id: '' }]).toEqual([
    404,
    { ...nobodys.body.error, request_id: '' },
  ]);
  expect((await production.api(viewer).post('/v1/jobs', { name: 'x' })).body.error.code).toBe(
    'insufficient_scope',
  );
  const { keys } = await createKeySet(production.admin, {
    organization: other.id,
    name: 'x',
    scopes: ['jobs:read'],
  });
  expect((await production.api(keys[0]?.secret).get(`/v1/jobs/${job.id}`)).status).toBe(404);
});
