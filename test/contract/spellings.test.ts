/** What may be spelled in several ways means the same in each, and what is said twice is refused: asked of every route over raw HTTP. */
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ApiAnswer, SharedStage, TestOrganization } from '../support/local-stage.ts';
import { sharedStage } from '../support/shared-stage.ts';
import { spelledOut } from '../support/spell-path.ts';
import { expectRefusal } from './support/expect-refusal.ts';
import { callRoute, missingParams, pathOf, routes } from './support/route-calls.ts';
import { repeatedText } from './support/shown-once.ts';
import { validRequests } from './support/valid-requests.ts';

let stage: SharedStage;
let one: TestOrganization;
let other: TestOrganization;
beforeAll(async () => {
  stage = await sharedStage();
  [one, other] = await Promise.all([stage.newOrganization(), stage.newOrganization()]);
});

/** Header lines as they are given: fetch would fold two spellings of a name into one. */
function send(method: string, path: string, lines: [name: string, value: string][]): Promise<ApiAnswer> {
  const url = new URL(stage.baseUrl);
  return new Promise((resolve, reject) => {
    const headers = [['Host', url.host], ...lines].flat();
    const outgoing = request(
      { host: url.hostname, port: url.port, method, path, headers },
      async (answer) => {
        const body = await text(answer);
        const received = new Headers();
        for (const [name, value] of Object.entries(answer.headers)) received.set(name, String(value));
        const json = received.get('content-type')?.includes('json') ? JSON.parse(body) : undefined;
        resolve({ status: answer.statusCode ?? 0, headers: received, text: body, body: json });
      },
    );
    outgoing.on('error', reject);
    outgoing.end();
  });
}

describe('two keys in one request', () => {
  const keysOf = () => [`Bearer ${one.secretKey}`, `Bearer ${other.secretKey}`] as const;

  it.each(routes)('are refused by %s, in two spellings or in one', async (_, route) => {
    const path = pathOf(route, missingParams(route));
    const [first, second] = keysOf();
    for (const names of [
      ['AUTHORIZATION', 'authorization'],
      ['authorization', 'Authorization'],
      ['Authorization', 'Authorization'],
    ] as const) {
      const lines: [string, string][] = [
        [names[0], first],
        [names[1], second],
      ];
      const answer = await send(route.method, path, lines);
      expect(expectRefusal(answer, 'invalid_parameter', route).param).toBe('Authorization');
      expect(answer.headers.get('RateLimit'), 'nobody’s budget').toBeNull();
    }
  });

  it('never make the verdict on one the verdict on the other', async () => {
    const [a, b] = [await stage.newOrganization(), await stage.newOrganization()];
    const organizationOf = async (key: string) => {
      const { body } = await send('GET', '/v1/me', [['Authorization', `Bearer ${key}`]]);
      return body.id as string;
    };
    for (const [first, second] of [
      [a, b],
      [b, a],
    ] as const)
      await send('GET', '/v1/me', [
        ['AUTHORIZATION', `Bearer ${first.secretKey}`],
        ['authorization', `Bearer ${second.secretKey}`],
      ]);
    expect(await organizationOf(a.secretKey)).toBe(a.organizationId);
    expect(await organizationOf(b.secretKey)).toBe(b.organizationId);
  });
});

describe('a path parameter', () => {
  const withParams = routes.filter(([, { params }]) => Object.keys(params).length > 0);
  const spellAll = (params: Record<string, string> = {}) =>
    Object.fromEntries(Object.entries(params).map(([name, value]) => [name, spelledOut(value)]));

  it.each(withParams)('of %s names the same thing when it is percent-encoded', async (operationId, route) => {
    const { api } = one;
    const { params, body } = await validRequests[operationId](api);
    const escaped = spellAll(params);
    if (route.method === 'GET') {
      const [plain, again] = [
        await callRoute(api, route, { params }),
        await callRoute(api, route, { params }),
      ];
      const spelled = await callRoute(api, route, { params: escaped });
      expect([plain.status, spelled.status]).toEqual([route.success, route.success]);
      // A signed URL differs each time it is asked for.
      if (plain.text === again.text) expect(spelled.text).toBe(plain.text);
      return;
    }
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    const first = await callRoute(api, route, { params: escaped, body, headers });
    expect(first.status, first.text).toBe(route.success);
    if (route.idempotency !== 'replays') return;
    const repeated = await callRoute(api, route, { params, body, headers });
    expect([repeated.status, repeated.text]).toEqual([first.status, repeatedText(route, first.text)]);
    expect(repeated.headers.get('Idempotent-Replayed')).toBe('true');
    expect(repeated.headers.get('Location')).toBe(first.headers.get('Location'));
  });

  it('is one external id in both spellings, so one candidate', async () => {
    const upsert = (spelled: string) =>
      one.api.send('PUT', `/v1/candidates/by-external-id/${spelled}`, { body: { first_name: 'Jane' } });
    const answers = [
      await upsert('jane%40acme.com'),
      await upsert('jane@acme.com'),
      await upsert('%6Aane%40acme.com'),
    ];
    expect(answers.map(({ status, body }) => [status, body.external_id])).toEqual(
      answers.map(() => [200, 'jane@acme.com']),
    );
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    const { body: found } = await one.api.get('/v1/candidates?external_id=jane%40acme.com');
    expect(found.data.map(({ id }: { id: string }) => id)).toEqual([answers[0]?.body.id]);
    expect((await upsert('a%2Fb')).body.external_id).toBe('a/b');
    for (const broken of ['%', '%zz', '%ED%A0%80', '%C3']) expectRefusal(await upsert(broken), 'not_found');
  });

  it('keeps the cursors of its list in the other spelling', async () => {
    const { body: candidate } = await one.api.post('/v1/candidates', { first_name: 'Noted' });
    for (const note of ['first', 'second'])
      await one.api.post(`/v1/candidates/${candidate.id}/notes`, { text: note });
    const list = (spelled: string, cursor = '') =>
      one.api.get(`/v1/candidates/${spelled}/notes?limit=1${cursor && `&cursor=${cursor}`}`);
    const { body: page } = await list(candidate.id);
    const next = await list(spelledOut(candidate.id), page.next_cursor);
    expect([next.status, next.body.data?.length]).toEqual([200, 1]);
  });
});
