/** What the edge does for any row that asks for it, on rows of this test's own. */
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { ApiError } from '../../../shared/domain/api-error.ts';
import type { Caller } from '../../../shared/http/api-gateway.ts';
import type { Handle } from '../../../shared/http/call.ts';
import { type Route, route } from '../../../shared/routes/route.ts';
import * as routeTable from '../../../shared/routes/route-table.ts';
import type { Backend } from '../../support/backend.ts';
import { callerOf, newCaller, type Sent, testEdge } from '../../support/call-endpoint.ts';
import { sharedBackend } from '../../support/shared-backend.ts';

let backend: Backend;
let secret: Caller;
let publishable: Caller;
const page = 'https://careers.example.com';
beforeAll(async () => {
  backend = await sharedBackend();
  secret = await newCaller(backend, { allowedOrigins: [page] });
  publishable = { ...secret, keyId: `${secret.keyId}P`, keyType: 'publishable', scopes: [] };
});

/** An endpoint that answers `view`, or what the call makes it answer. */
const calling =
  <R extends Route>(row: R, view: unknown) =>
  (sent: Sent) =>
    callerOf<R>(
      row,
      (typeof view === 'function' ? view : async () => view) as Handle<R>,
      testEdge(backend),
    )(sent);

const note = v.object({ id: v.string(), text: v.string() });
const read = route({
  method: 'GET',
  path: '/v1/notes/{id}',
  summary: '',
  scope: 'any',
  params: { id: v.string() },
  response: note,
});
const params = { id: 'n1' };
const kept = { id: 'n1', text: 'hello', secret: 'inner' };

describe('a page', () => {
  const open = { ...read, keys: 'public' as const, publicResponse: v.object({ id: v.string() }) };
  const visit = (headers: Record<string, string>, sent: Partial<Sent> = {}) =>
    calling(open, kept)({ caller: publishable, params, headers, ...sent });
  const readable = {
    'Access-Control-Allow-Origin': page,
    'Access-Control-Expose-Headers': 'Svc-Request-Id, Retry-After, Idempotent-Replayed, Location, ETag',
    Vary: 'Origin',
  };

  it('that is listed may read the answer', async () => {
    const { status, headers } = await visit({ origin: page });
    expect(status).toBe(200);
    expect(headers).toMatchObject(readable);
    expect(headers).not.toHaveProperty('Access-Control-Allow-Credentials');
  });

  it('that is listed may read what is wrong with its call', async () => {
    const { status, headers } = await visit({ origin: page }, { query: { colour: 'red' } });
    expect(status).toBe(400);
    expect(headers).toMatchObject(readable);
  });

  it.each(['https://evil.example', 'null'])(
    'that is not listed may read the reason, and nothing else: %s',
    async (origin) => {
      const { body, headers } = await visit({ origin });
      expect(body.error.code).toBe('origin_not_allowed');
      expect(headers).toMatchObject({ ...readable, 'Access-Control-Allow-Origin': origin });
    },
  );

  it('that hides its origin is refused', async () => {
    const { body, headers } = await visit({});
    expect(body.error.code).toBe('origin_not_allowed');
    expect(headers).not.toHaveProperty('Access-Control-Allow-Origin');
  });

  it('is shown by the schema for pages, whatever the handler gives it', async () => {
    expect((await visit({ origin: page })).body).toEqual({ id: 'n1' });
    expect((await visit({}, { caller: secret })).body).toEqual({ id: 'n1', text: 'hello' });
  });

  it('reads nothing that was asked for with a secret key', async () => {
    const { status, headers } = await visit({ origin: page }, { caller: secret });
    expect(status).toBe(200);
    expect(headers).not.toHaveProperty('Access-Control-Allow-Origin');
  });

  it('costs the organization nothing, and its response has no budget', async () => {
    const used = () => testEdge(backend).organizations.callsMade(secret.organizationId, new Date());
    const before = await used();
    const answers = [await visit({ origin: page }), await visit({ origin: 'null' })];
    for (const { headers } of answers) expect(Object.keys(headers).join()).not.toContain('RateLimit');
    expect(await used()).toBe(before);
  });

  it('on a route that is not for pages gets no leave to read', async () => {
    const { headers } = await calling(read, kept)({ caller: secret, params, headers: { origin: page } });
    expect(headers).not.toHaveProperty('Access-Control-Allow-Origin');
    expect(headers).not.toHaveProperty('Vary');
  });
});

describe('an Idempotency-Key', () => {
  const create = route({
    method: 'POST',
    path: '/v1/shelves/{shelf}/notes',
    summary: '',
    scope: 'any',
    keys: 'public',
    params: { shelf: v.string() },
    body: v.strictObject({ text: v.string() }),
    response: note,
    success: 201,
  });
  let made = 0;
  const call = calling(create, async () => ({ id: `n${++made}`, text: '' }));
  const sent = { params: { shelf: 'a/b' }, body: { text: 'x' } };
  const headers = { origin: page, 'idempotency-key': 'same' };

  it('of a publishable key is that of its key set, and not the organization’s', async () => {
    const callers = [publishable, { ...publishable, keySetId: 'keys_other' }, secret];
    const ids: string[] = [];
    for (const caller of callers) {
      const first = await call({ caller, ...sent, headers });
      const again = await call({ caller, ...sent, headers });
      expect(again.headers['Idempotent-Replayed']).toBe('true');
      expect(again.text).toBe(first.text);
      ids.push(first.body.id);
    }
    expect(new Set(ids).size).toBe(3);
  });

  it('replays to a page that is listed, whatever page called first', async () => {
    const other = 'https://jobs.example.com';
    const caller = { ...publishable, allowedOrigins: [page, other] };
    const key = { 'idempotency-key': 'two pages' };
    await call({ caller, ...sent, headers: { origin: page, ...key } });
    const replay = await call({ caller, ...sent, headers: { origin: other, ...key } });
    expect(replay.headers).toMatchObject({
      'Idempotent-Replayed': 'true',
      'Access-Control-Allow-Origin': other,
    });
  });

  it('comes with a Location below the path that was called', async () => {
    const { headers: answered, body } = await call({ caller: secret, ...sent });
    expect(answered.Location).toBe(`http://127.0.0.1:4010/v1/shelves/a%2Fb/notes/${body.id}`);
  });
});

describe('a call of a page', () => {
  const apply = route({
    method: 'POST',
    path: '/v1/notes',
    summary: '',
    scope: 'applications:write',
    keys: 'public',
    idempotency: 'none',
    body: v.strictObject({ text: v.string() }),
    response: note,
  });
  const edge = (admitted: string[]) => ({
    ...testEdge(backend),
    addresses: {
      admit: async (_: string, address: string) => {
        if (admitted.push(address) > 1)
          throw new ApiError('rate_limited', { headers: { 'Retry-After': '9' } });
      },
    },
  });
  const from = { headers: { origin: page }, address: '192.0.2.7' };

  it('is refused by its address before its body is weighed, read or judged', async () => {
    const admitted: string[] = [];
    const call = callerOf(apply, async ({ body }) => ({ id: 'n1', ...body }), edge(admitted));
    expect((await call({ caller: publishable, body: {}, ...from })).status).toBe(422);
    for (const rawBody of ['{"broken', 'x'.repeat(2_000_000), '', '[[[['.repeat(50_000), '{"text":"ok"}']) {
      const { status, body, headers } = await call({ caller: publishable, rawBody, ...from });
      expect([status, body.error.code, headers['Retry-After']]).toEqual([429, 'rate_limited', '9']);
    }
    expect(new Set(admitted)).toEqual(new Set(['192.0.2.7']));
  });

  it('is not counted where it is turned away, nor is a call of the organization itself', async () => {
    const admitted: string[] = [];
    const call = callerOf(apply, async ({ body }) => ({ id: 'n1', ...body }), edge(admitted));
    await call({ caller: publishable, body: { text: 'a' }, headers: { origin: 'https://evil.example' } });
    await call({ caller: secret, body: { text: 'a' }, address: from.address });
    expect(admitted).toEqual([]);
  });

  it('is limited on every route that takes what pages send, or the route does not start', () => {
    const { addresses: _, ...uncounted } = testEdge(backend);
    const start = (row: Route) => () => callerOf(row, async () => kept, uncounted);
    const fromPages = Object.values(routeTable as Record<string, Route>).filter(
      ({ keys, method }) => keys === 'public' && method !== 'GET',
    );
    expect(fromPages.length).toBeGreaterThan(0);
    for (const row of [...fromPages, apply]) expect(start(row)).toThrow('counts no addresses');
    const others = [read, { ...read, keys: 'public' as const }, { ...apply, keys: 'secret' as const }];
    for (const row of others) expect(start(row)).not.toThrow();
  });
});

describe('a body', () => {
  const take = route({
    method: 'PUT',
    path: '/v1/notes/{id}',
    summary: '',
    scope: 'any',
    params: { id: v.string() },
    body: v.object({ text: v.string() }),
    response: note,
    maxBodyBytes: 400 * 1024,
  });
  const call = calling(take, async ({ body }: { body: { text: string } }) => ({ id: 'n1', ...body }));

  it('may weigh what the row says, to the byte', async () => {
    const bytes = (size: number) => JSON.stringify({ text: '' }).replace('""', `"${'x'.repeat(size - 11)}"`);
    const status = async (size: number) =>
      (await call({ caller: secret, params, rawBody: bytes(size) })).status;
    expect([await status(400 * 1024), await status(400 * 1024 + 1)]).toEqual([200, 413]);
  });

  it('is read when the gateway hands it over as Base64, and weighed without it', async () => {
    const text = 'ÿ'.repeat(190 * 1024);
    const rawBody = Buffer.from(JSON.stringify({ text })).toString('base64');
    const sent = { caller: secret, params, rawBody, isBase64Encoded: true };
    expect((await call(sent)).body.text).toBe(text);
    const heavy = Buffer.from(JSON.stringify({ text: text + text })).toString('base64');
    expect((await call({ ...sent, rawBody: heavy })).status).toBe(413);
  });

  it.each(['null', ' null '])('is an object and not %j', async (rawBody) => {
    const { status, body } = await call({ caller: secret, params, rawBody });
    expect([status, body.error.code]).toEqual([422, 'validation_failed']);
    expect(body.error.details).toEqual([
      { id: null, param: null, code: 'invalid_type', message: 'The body must be an object.' },
    ]);
  });

  it('of a lenient schema may hold what the schema does not know', async () => {
    expect((await call({ caller: secret, params, body: { text: 'a', utm: 'b' } })).body.text).toBe('a');
  });
});

describe('an ETag', () => {
  const etagOf = async (row: Route, view: unknown, sent: Partial<Sent> = {}) =>
    (await calling(row, view)({ caller: secret, params, ...sent })).headers.ETag ?? '';

  it('stands for what is shown, expanded parts included, and for nothing inside', async () => {
    const versioned = { ...read, response: v.object({ ...note.entries, version: v.number() }) };
    const first = await etagOf(versioned, { ...kept, version: 3 });
    expect(first).toMatch(/^"3-[\w-]{22}"$/);
    expect(await etagOf(versioned, { ...kept, version: 3, secret: 'other' })).toBe(first);
    expect(await etagOf(versioned, { ...kept, version: 3, text: 'other' })).not.toBe(first);
    expect(await etagOf(read, kept)).toMatch(/^"[\w-]{22}"$/);
  });

  it.each(['', 'W/', '"other", '])(
    'that the client has returns 304 and nothing else: %s…',
    async (before) => {
      const etag = await etagOf(read, kept);
      const ask = (tag: string) =>
        calling(read, kept)({ caller: secret, params, headers: { 'if-none-match': tag } });
      const answer = await ask(before + etag);
      expect([answer.status, answer.text]).toEqual([304, '']);
      expect(answer.headers).toMatchObject({ ETag: etag, RateLimit: expect.any(String) });
      expect(answer.headers).not.toHaveProperty('Content-Type');
      expect((await ask('*')).status).toBe(304);
      expect((await ask('"other"')).status).toBe(200);
    },
  );

  it('is not asked of what fails, of lists, nor of what changes things', async () => {
    const headers = { 'if-none-match': '*' };
    const list = { ...read, query: { cursor: v.optional(v.string()) } };
    expect((await calling(list, kept)({ caller: secret, params, headers })).status).toBe(200);
    const change = { ...read, method: 'PUT' as const };
    expect((await calling(change, kept)({ caller: secret, params, headers })).status).toBe(200);
    const query = { colour: 'red' };
    expect((await calling(read, kept)({ caller: secret, params, query, headers })).status).toBe(400);
  });
});

describe('an answer of another kind', () => {
  const feed = route({
    method: 'GET',
    path: '/feeds/jobs.xml',
    summary: '',
    scope: 'none',
    response: v.string(),
    media: 'application/xml; charset=utf-8',
    cacheSeconds: 300,
  });

  it('is the handler’s text as it is, under its own type, for anyone to keep', async () => {
    const { status, headers, text } = await calling(feed, '<jobs>ü</jobs>')({});
    expect([status, text]).toEqual([200, '<jobs>ü</jobs>']);
    expect(headers).toMatchObject({
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Control': 'public, max-age=300',
      ETag: expect.any(String),
    });
    const again = await calling(feed, '<jobs>ü</jobs>')({ headers: { 'if-none-match': headers.ETag ?? '' } });
    expect([again.status, again.headers['Cache-Control']]).toEqual([304, 'public, max-age=300']);
  });

  it('is JSON and kept by nobody when it is a refusal', async () => {
    const { status, headers } = await calling(feed, '')({ query: { colour: 'red' } });
    expect(status).toBe(400);
    expect(headers).toMatchObject({
      'Content-Type': 'application/json',
      'Cache-Control': 'private, no-store',
    });
  });
});

describe('Cache-Control', () => {
  it('keeps answers to a key out of every cache, and has open ones checked before they are used', async () => {
    const keyed = await calling(read, kept)({ caller: secret, params });
    expect(keyed.headers['Cache-Control']).toBe('private, no-store');
    const open = await calling({ ...read, scope: 'none' }, kept)({ params });
    expect(open.headers['Cache-Control']).toBe('no-cache');
  });
});

describe('Accept: application/problem+json', () => {
  const headers = { accept: 'application/problem+json' };

  it('words refusals as RFC 9457 does, and leaves answers as they are', async () => {
    const call = calling(read, kept);
    const refused = await call({ caller: secret, params, query: { colour: 'red' }, headers });
    expect(refused.headers['Content-Type']).toBe('application/problem+json');
    expect(refused.body).toMatchObject({ status: 400, code: 'invalid_parameter', param: 'colour' });
    expect(refused.body.request_id).toBe(refused.headers['Svc-Request-Id']);
    expect((await call({ caller: secret, params, headers })).headers['Content-Type']).toBe(
      'application/json',
    );
  });
});

describe('a route that ends', () => {
  it('says since when, until when and where to read on, with every answer', async () => {
    const deprecated = {
      since: '2026-01-01T00:00:00Z',
      sunset: '2027-06-30T23:59:59Z',
      link: 'https://docs.example.com/leaving',
    };
    const call = calling({ ...read, deprecated }, kept);
    for (const query of [{}, { colour: 'red' }] as Record<string, string>[])
      expect((await call({ caller: secret, params, query })).headers).toMatchObject({
        Deprecation: '@1767225600',
        Sunset: 'Wed, 30 Jun 2027 23:59:59 GMT',
        Link: '<https://docs.example.com/leaving>; rel="deprecation"',
      });
  });
});

it('tells the handler the caller’s address', async () => {
  const call = calling(read, async ({ address }: { address: string }) => ({ ...kept, text: address }));
  expect((await call({ caller: secret, params, address: '192.0.2.7' })).body.text).toBe('192.0.2.7');
});
