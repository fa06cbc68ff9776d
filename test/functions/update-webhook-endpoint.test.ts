import { beforeAll, describe, expect, it } from 'vitest';
import { targetRefusals } from '../../shared/outbound/target-address.ts';
import { laneStore } from '../../shared/storage/lanes.ts';
import { type WebhookEndpointStore, webhookEndpointStore } from '../../shared/storage/webhook-endpoints.ts';
import type { Backend } from '../support/backend.ts';
import { eventsOf, newCaller } from '../support/call-endpoint.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { failOnce } from './support/lanes.ts';
import { originOf } from './support/origin.ts';
import { type WebhookCalls, webhookCalls } from './support/webhook-calls.ts';

let backend: Backend;
let calls: WebhookCalls;
let endpoints: WebhookEndpointStore;
beforeAll(async () => {
  backend = await sharedBackend();
  calls = webhookCalls(backend);
  endpoints = webhookEndpointStore(backend.table);
});

const url = 'https://hooks.example.com/in';

/** An endpoint of a new organization, and how to change it. */
async function changing(body: object = {}) {
  const caller = await newCaller(backend);
  const { secret, ...made } = (await calls.create({ caller, body: { url, ...body } })).body;
  const params = { id: made.id };
  return {
    caller,
    made,
    secret,
    get: () => calls.get({ caller, params }),
    update: (changes: unknown, headers?: Record<string, string>) =>
      calls.update({ caller, params, body: changes, headers }),
  };
}

describe('200', () => {
  it('changes what is given and leaves the rest, the signing secret too', async () => {
    const { caller, made, get, update } = await changing({
      description: 'Our ATS',
      metadata: { team: 'core', tier: '1' },
    });
    const before = await endpoints.get(caller.organizationId, made.id);
    const changes = {
      url: 'HTTPS://Hooks.Example.com:443/v2#top',
      events: ['scan.*'],
      payload: 'thin',
      external_id: 'h-2',
    };
    const answer = await update({ ...changes, metadata: { tier: null, region: 'eu' } });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      ...made,
      ...changes,
      url: 'https://hooks.example.com/v2',
      metadata: { team: 'core', region: 'eu' },
      version: 2,
      updated_at: answer.body.updated_at,
    });
    expect((await get()).body).toEqual(answer.body);
    expect(answer.text).not.toMatch(/whsec_|secret/);
    expect((await endpoints.get(caller.organizationId, made.id)).secrets).toEqual(before.secrets);
  });

  it('takes null for a description or an external_id out', async () => {
    const { update } = await changing({ description: 'Our ATS', external_id: 'h' });
    const { body } = await update({ description: null, external_id: null });
    expect(body).toMatchObject({ description: null, external_id: null });
  });

  it('changes nothing when asked for what is there, and tells nobody of what it changes', async () => {
    const { caller, made, update } = await changing({ description: 'Our ATS' });
    expect((await update({ url, description: 'Our ATS', enabled: true, metadata: {} })).body).toEqual(made);
    expect((await update({})).body).toEqual(made);
    await update({ description: 'Another' });
    await update({ enabled: false });
    expect(await eventsOf(backend, caller)).toEqual([]);
  });

  it('switches off, says since when and by whom, and on again without a trace', async () => {
    const { made, update } = await changing();
    const off = (await update({ enabled: false })).body;
    expect(off).toMatchObject({ enabled: false, disabled_reason: 'by_caller' });
    expect(off.disabled_at).toBe(off.updated_at);
    expect((await update({ enabled: false, description: 'Later' })).body.disabled_at).toBe(off.disabled_at);
    const on = (await update({ enabled: true, description: null })).body;
    expect(on).toEqual({ ...made, version: 4, updated_at: on.updated_at });
  });

  it('keeps why the sender switched it off until a caller switches it on', async () => {
    const { caller, made, update } = await changing();
    const gone = {
      enabled: false,
      disabled_at: '2026-11-21T10:00:00.000Z',
      disabled_reason: 'gone' as const,
    };
    const sender = originOf(caller);
    await endpoints.change(sender, made.id, (before) => ({ next: { ...before, ...gone }, events: [] }));
    expect((await update({ enabled: false, description: 'Gone?' })).body).toMatchObject(gone);
    const on = { enabled: true, disabled_at: null, disabled_reason: null };
    expect((await update({ enabled: true })).body).toMatchObject(on);
  });

  it('removes the failures of one that is enabled again or moved, and of no other', async () => {
    const { caller, made, update } = await changing({ enabled: false });
    const lanes = laneStore(backend.table);
    await failOnce(lanes, caller.organizationId, made.id, new Date());
    const other = (await calls.create({ caller, body: { url } })).body;
    await failOnce(lanes, caller.organizationId, other.id, new Date());
    const failures = async (id: string) => (await lanes.get(caller.organizationId, id)).failures;

    await update({ description: 'Still off' });
    expect(await failures(made.id)).toBe(1);
    await update({ enabled: true });
    expect([await failures(made.id), await failures(other.id)]).toEqual([0, 1]);
    await failOnce(lanes, caller.organizationId, made.id, new Date());
    await update({ enabled: true, description: 'On already' });
    expect(await failures(made.id)).toBe(1);
    // At another address somebody else answers.
    await update({ url: 'https://new.example.com/in' });
    expect(await failures(made.id)).toBe(0);
  });
});

describe('404', () => {
  it("is the same answer for a missing, a deleted and another organization's endpoint", async () => {
    const { caller, made, get, update } = await changing();
    const stranger = await newCaller(backend);
    const sent = { params: { id: made.id }, body: { description: 'Mine now' } };
    const answers = [
      await calls.update({ ...sent, caller, params: { id: 'we_01HZZZZZZZZZZZZZZZZZZZZZZZ' } }),
      await calls.update({ ...sent, caller: stranger }),
    ];
    expect((await get()).body).toEqual(made);
    await calls.remove({ caller, params: { id: made.id } });
    answers.push(await update({ description: 'Gone' }));
    const errors = answers.map(({ body }) => ({ ...body.error, request_id: '' }));
    expect(errors[0]).toMatchObject({ status: 404, code: 'not_found' });
    for (const error of errors) expect(error).toEqual(errors[0]);
  });
});

describe('409', () => {
  it('refuses an external_id that another endpoint carries', async () => {
    const { caller, update } = await changing();
    await calls.create({ caller, body: { url, external_id: 'taken' } });
    const { error } = (await update({ external_id: 'taken' })).body;
    expect(error).toMatchObject({ status: 409, code: 'external_id_taken' });
  });
});

describe('412', () => {
  it('refuses a change that was meant for another version', async () => {
    const { get, update } = await changing();
    const tag = (await get()).headers.ETag ?? '';
    const fresh = await update({ description: 'First' }, { 'if-match': tag });
    expect(fresh.status).toBe(200);
    const { error } = (await update({ description: 'Second' }, { 'if-match': tag })).body;
    expect(error).toMatchObject({ status: 412, code: 'stale_object' });
    expect((await get()).body.description).toBe('First');
    const current = fresh.headers.ETag ?? '';
    expect((await update({ description: 'Second' }, { 'if-match': current })).status).toBe(200);
  });
});

describe('422', () => {
  it.each([
    ['http://hooks.example.com/in', 'scheme_not_allowed'],
    ['https://me:secret@hooks.example.com/in', 'credentials_not_allowed'],
    ['https://hooks.example.com:22/in', 'port_not_allowed'],
    ['https://localhost/in', 'host_not_allowed'],
    ['https://10.0.0.1/in', 'address_not_public'],
    ['https://[::ffff:169.254.169.254]/in', 'address_not_public'],
  ] as const)('refuses the address %s as at the beginning', async (address, reason) => {
    const { made, get, update } = await changing();
    const { error } = (await update({ url: address, description: 'Moved' })).body;
    const details = [{ code: 'url_not_allowed', message: `url ${targetRefusals[reason]}.` }];
    expect(error).toMatchObject({ code: 'validation_failed', param: 'url', details });
    expect((await get()).body).toEqual(made);
  });

  it.each([
    [{ url: null }, 'url'],
    [{ events: [] }, 'events'],
    [{ events: ['scan.finished'] }, 'events.0'],
    [{ payload: 'fat' }, 'payload'],
    [{ enabled: null }, 'enabled'],
    [{ secret: 'whsec_mine' }, 'secret'],
    [{ disabled_reason: null }, 'disabled_reason'],
    [{ metadata: Object.fromEntries(Array.from({ length: 51 }, (_, n) => [`k${n}`, 'v'])) }, 'metadata'],
  ])('refuses %j', async (changes, param) => {
    const { update } = await changing();
    expect((await update(changes)).body.error).toMatchObject({ code: 'validation_failed', param });
  });
});
