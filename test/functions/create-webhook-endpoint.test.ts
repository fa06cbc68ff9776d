import * as v from 'valibot';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { idSource } from '../../shared/domain/ids.ts';
import { newEndpoint } from '../../shared/domain/webhook-endpoint.ts';
import { targetRefusals } from '../../shared/outbound/target-address.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { endpointTurnKey } from '../../shared/storage/keys.ts';
import type { Table } from '../../shared/storage/table.ts';
import { webhookEndpointStore } from '../../shared/storage/webhook-endpoints.ts';
import { liveSecrets } from '../../shared/webhooks/live-secrets.ts';
import type { Backend } from '../support/backend.ts';
import { newCaller } from '../support/call-endpoint.ts';
import { everyRow, textOf } from '../support/every-row.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { originOf } from './support/origin.ts';
import { keeper, webhookCalls } from './support/webhook-calls.ts';

let backend: Backend;
let calls: ReturnType<typeof webhookCalls>;

beforeAll(async () => {
  backend = await sharedBackend();
  calls = webhookCalls(backend);
});

const url = 'https://hooks.example.com/in';
const create = async (body: object, headers?: Record<string, string>) =>
  calls.create({ caller: await newCaller(backend), body, headers });

describe('a key that may not read events', () => {
  const writer = async () => ({ ...(await newCaller(backend)), scopes: ['webhooks:write' as const] });

  it('subscribes to ids, and is refused snapshots', async () => {
    const caller = await writer();
    const { status, body } = await calls.create({ caller, body: { url } });
    const reader = { ...caller, scopes: ['webhooks:read' as const] };
    const shown = await calls.get({ caller: reader, params: { id: body.id } });
    expect([status, shown.body.payload]).toEqual([201, 'thin']);
    const asked = await calls.create({ caller, body: { url, payload: 'snapshot' } });
    expect([asked.status, asked.body.error.code]).toEqual([403, 'insufficient_scope']);
  });

  it.each([
    [{ url: 'https://elsewhere.example.com/' }, 403],
    [{ events: ['job.*'] }, 403],
    [{ description: 'Ours' }, 200],
    [{ payload: 'thin', url: 'https://elsewhere.example.com/' }, 200],
  ])('changes an endpoint with snapshots by %j: %i', async (body, status) => {
    const caller = await newCaller(backend);
    const { id } = (await calls.create({ caller, body: { url } })).body;
    const scopes = ['webhooks:write' as const];
    expect((await calls.update({ caller: { ...caller, scopes }, params: { id }, body })).status).toBe(status);
  });

  it('does not make an endpoint with ids one with snapshots', async () => {
    const caller = await writer();
    const { id } = (await calls.create({ caller, body: { url } })).body;
    const { status } = await calls.update({ caller, params: { id }, body: { payload: 'snapshot' } });
    expect(status).toBe(403);
  });
});

describe('201', () => {
  it('subscribes to everything unless told otherwise, and shows the secret', async () => {
    const { status, body, headers } = await create({ url });
    expect(status).toBe(201);
    expect(headers.Location).toBe(`http://127.0.0.1:4010/v1/webhook-endpoints/${body.id}`);
    expect(body).toMatchObject({
      object: 'webhook_endpoint',
      url,
      events: ['*'],
      description: null,
      payload: 'snapshot',
      enabled: true,
      disabled_at: null,
      disabled_reason: null,
      external_id: null,
      metadata: {},
    });
    expect(body.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(body).not.toHaveProperty('secrets');
  });

  it('disabled from the start has the reason of one that is disabled later', async () => {
    const { body } = await create({ url, enabled: false });
    const off = { enabled: false, disabled_at: body.created_at, disabled_reason: 'by_caller' };
    expect(body).toMatchObject(off);
  });

  it('keeps every field it was given', async () => {
    const given = {
      url,
      events: ['scan.*', 'job.published'],
      description: 'Our ATS',
      payload: 'thin',
      enabled: false,
      external_id: 'h-1',
      metadata: { team: 'core' },
    };
    expect((await create(given)).body).toMatchObject(given);
  });

  it('stores the secret sealed, for its own endpoint only', async () => {
    const caller = await newCaller(backend);
    const { body } = await calls.create({ caller, body: { url } });
    const { organizationId } = caller;
    const stored = await webhookEndpointStore(backend.table).get(organizationId, body.id);
    const boxes = liveSecrets(stored, new Date());
    expect(await keeper.openAll(boxes, { organizationId, endpointId: body.id })).toEqual([body.secret]);
    await expect(keeper.openAll(boxes, { organizationId, endpointId: 'we_other' })).rejects.toThrow();
  });

  it('shows the same secret in a replay, though the table holds neither it nor the answer in clear', async () => {
    const caller = await newCaller(backend);
    const sent = { caller, body: { url, description: 'Sealed too' }, headers: { 'idempotency-key': 'w' } };
    const first = await calls.create(sent);
    const again = await calls.create(sent);
    expect(again).toMatchObject({ status: 201, text: first.text });
    expect(again.headers['Idempotent-Replayed']).toBe('true');

    const rows = textOf(await everyRow(backend));
    expect(rows).toContain(first.body.id);
    const secret: string = first.body.secret;
    for (const clear of [secret, secret.slice('whsec_'.length), `"secret"`, '\\"secret\\"'])
      expect(rows).not.toContain(clear);
  });

  it('gives each endpoint a secret of its own', async () => {
    const secrets = await Promise.all([create({ url }), create({ url })]);
    expect(secrets[0]?.body.secret).not.toBe(secrets[1]?.body.secret);
  });

  it.each([
    ['https://hooks.example.com:8443/in', 'https://hooks.example.com:8443/in'],
    ['HTTPS://Hooks.Example.com:443/In?a=1#part', 'https://hooks.example.com/In?a=1'],
    ['https://8.8.8.8/in', 'https://8.8.8.8/in'],
  ])('takes %s', async (given, kept) => {
    expect((await create({ url: given })).body.url).toBe(kept);
  });
});

describe('409', () => {
  it('refuses the 51st endpoint, also beside others, and takes one after a deletion', async () => {
    const caller = await newCaller(backend);
    const add = (headers?: Record<string, string>) => calls.create({ caller, body: { url }, headers });
    for (let count = 0; count < 48; count++) expect((await add()).status).toBe(201);
    const beside = await Promise.all(Array.from({ length: 5 }, () => add()));
    expect(beside.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409, 409]);
    expect((await add()).body.error).toMatchObject({ code: 'too_many_endpoints', type: 'conflict' });
    const keyed = { 'idempotency-key': 'when there is room' };
    expect((await add(keyed)).status).toBe(409);
    const made = beside.find(({ status }) => status === 201);
    await calls.remove({ caller, params: { id: made?.body.id } });
    expect((await add(keyed)).status).toBe(201);
    expect((await add(keyed)).headers['Idempotent-Replayed']).toBe('true');
  });

  it('counts endpoints also where some are deleted at the same time', async () => {
    const caller = await newCaller(backend);
    const add = () => calls.create({ caller, body: { url } });
    const made = await Promise.all(Array.from({ length: 4 }, add));
    const changes = made.flatMap(({ body }) => [calls.remove({ caller, params: { id: body.id } }), add()]);
    const answers = await Promise.all([...changes, add(), add()]);
    for (const { status } of answers) expect([200, 201]).toContain(status);
    const turn = await backend.table.get<{ count: number }>(endpointTurnKey(caller.organizationId));
    const left = await webhookEndpointStore(backend.table).all(caller.organizationId, new Date());
    expect([turn?.data.count, left.length]).toEqual([6, 6]);
  });

  it('reads them once for an organization of an earlier release', async () => {
    const caller = await newCaller(backend);
    const add = (table: Table) => {
      const origin = originOf(caller);
      const id = idSource(origin.now)('webhookEndpoint');
      const body = v.parse(routes.createWebhookEndpoint.body, { url });
      return webhookEndpointStore(table).add(
        origin,
        newEndpoint(id, { ...body, payload: 'snapshot' }, {} as never, origin.now),
      );
    };
    const { table } = backend;
    for (let count = 0; count < 3; count++) await add(table);
    const turnKey = endpointTurnKey(caller.organizationId);
    const turn = await table.get(turnKey);
    await table.commit([{ put: { ...turnKey, version: turn?.version, data: {} }, when: { exists: true } }]);
    const query = vi.fn(table.query) as typeof table.query;
    for (let count = 0; count < 3; count++) await add({ ...table, query });
    expect(query).toHaveBeenCalledTimes(1);
    expect((await table.get<{ count: number }>(turnKey))?.data.count).toBe(6);
  });

  it('refuses an external_id that another endpoint carries', async () => {
    const caller = await newCaller(backend);
    await calls.create({ caller, body: { url, external_id: 'h' } });
    const refused = await calls.create({ caller, body: { url, external_id: 'h' } });
    expect(refused.body.error).toMatchObject({ status: 409, code: 'external_id_taken' });
  });
});

describe('422', () => {
  it.each([
    ['hooks.example.com', 'invalid_url'],
    ['http://hooks.example.com/in', 'scheme_not_allowed'],
    ['ftp://hooks.example.com/in', 'scheme_not_allowed'],
    ['https://me:secret@hooks.example.com/in', 'credentials_not_allowed'],
    ['https://hooks.example.com:22/in', 'port_not_allowed'],
    ['https://localhost/in', 'host_not_allowed'],
    ['https://hooks.internal/in', 'host_not_allowed'],
    ['https://intranet/in', 'host_not_allowed'],
    ['https://127.0.0.1/in', 'address_not_public'],
    ['https://2130706433/in', 'address_not_public'],
    ['https://10.0.0.1/in', 'address_not_public'],
    ['https://169.254.169.254/latest/meta-data', 'address_not_public'],
    ['https://100.64.0.1/in', 'address_not_public'],
    ['https://[::1]/in', 'address_not_public'],
    ['https://[::ffff:10.0.0.1]/in', 'address_not_public'],
    ['https://[fd00::1]/in', 'address_not_public'],
  ] as const)('refuses the address %s', async (given, reason) => {
    const { error } = (await create({ url: given })).body;
    expect(error).toMatchObject({
      status: 422,
      code: 'validation_failed',
      param: 'url',
      details: [{ code: 'url_not_allowed', message: `url ${targetRefusals[reason]}.` }],
    });
  });

  it.each([
    [{}, 'url'],
    [{ url: 5 }, 'url'],
    [{ url, events: [] }, 'events'],
    [{ url, events: ['scan.finished'] }, 'events.0'],
    [{ url, events: ['*', 'scan*'] }, 'events.1'],
    [{ url, events: ['robot.*'] }, 'events.0'],
    [{ url, events: ['constructor'] }, 'events.0'],
    [{ url, events: ['scan.requeued'] }, 'events.0'],
    [{ url, payload: 'fat' }, 'payload'],
    [{ url, enabled: 'yes' }, 'enabled'],
    [{ url, secret: 'whsec_mine' }, 'secret'],
  ])('refuses %j', async (body, param) => {
    expect((await create(body)).body.error).toMatchObject({ status: 422, code: 'validation_failed', param });
  });
});
