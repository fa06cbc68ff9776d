import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { bundles } from '../../infra/bundle.ts';
import { folderOf } from '../../infra/service-function.ts';
import { apiDocument } from '../../shared/api-document/api-document.ts';
import { endpointTable } from '../../shared/api-document/endpoint-table.ts';
import { openapiDocument } from '../../shared/api-document/openapi.ts';
import { examples } from '../../shared/examples/examples.ts';
import { type Route, route } from '../../shared/routes/route.ts';
import * as routes from '../../shared/routes/route-table.ts';

const root = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
const remedy = 'the route table has changed; run `npm run openapi` and look at the difference';

/** What works off queues, streams, the clock and the gateway's question who calls; everything else is a route. */
const workers = [
  'authorize-request',
  'erase-data',
  'export-candidate',
  'extract-scan',
  'fan-out-event',
  'finish-undos',
  'import-job',
  'index-candidate',
  'publish-events',
  'receive-file',
  'replay-events',
  'run-code',
  'score-scan',
  'send-webhook',
  'sweep-assessments',
  'sweep-due-deliveries',
  'sweep-retention',
];

it('the committed document is the one that the route table makes', () => {
  const made = apiDocument(routes, examples);
  const document = JSON.parse(JSON.stringify(made));
  expect(JSON.parse(read('test/contract/openapi.json')), remedy).toEqual(document);
});

it('docs/endpoints.md shows the endpoints that the route table has', () => {
  const [, table] =
    read('docs/endpoints.md').match(/<!-- endpoints -->\n([\s\S]*)<!-- \/endpoints -->/) ?? [];
  expect(table?.trim(), remedy).toBe(endpointTable(routes));
});

it('there is one file for each route with a function of its own, one folder for each worker, and no other function', () => {
  const rows = Object.entries(routes as Record<string, Route>).map(
    ([name, { servedBy }]) => servedBy ?? folderOf(name),
  );
  expect(bundles().map(({ name }) => name)).toEqual([...new Set([...rows, ...workers])].sort());
});

it('rows that one function serves need the same rights', () => {
  const shared = Object.values(routes as Record<string, Route>).filter(({ servedBy }) => servedBy);
  for (const rows of Map.groupBy(shared, ({ servedBy }) => servedBy).values())
    expect(new Set(rows.map(({ uses }) => uses.join())).size).toBe(1);
});

it('an endpoint is in the folder of its resource, and has its entry', async () => {
  for (const { source } of bundles().filter(({ isEndpoint }) => isEndpoint)) {
    expect(source).toMatch(/^[a-z]+\/[a-z-]+\.ts$/);
    expect(await import(`../../functions/${source}`), source).toHaveProperty('entry');
  }
});

describe('the table', () => {
  const rows = Object.values(routes as Record<string, Route>);

  it('names no method and path twice', () => {
    const named = rows.map(({ method, path }) => `${method} ${path}`);
    expect(new Set(named).size).toBe(named.length);
  });

  it('has a schema for each parameter in a path, and for no other', () => {
    for (const { path, params } of rows) {
      const inPath = [...path.matchAll(/\{(\w+)\+?\}/g)].map(([, name]) => name);
      expect(Object.keys(params), path).toEqual(inPath);
    }
  });

  it('takes a body only where one can be sent, and replays only where something is repeated', () => {
    for (const { method, path, body, idempotency } of rows) {
      if (method === 'GET' || method === 'DELETE') expect(body, path).toBeUndefined();
      expect(idempotency === 'none', path).toBe(method !== 'POST');
    }
  });

  it('gives cursor keys to lists and forms only', () => {
    const fieldsOf = (schema: unknown) => (schema as { entries?: object } | undefined)?.entries ?? {};
    for (const { path, uses, query, form, body, publicResponse } of rows) {
      const takesTokens =
        ['upload_token', 'form_token'].some((name) => name in fieldsOf(body)) ||
        (form !== undefined && form.keyField in fieldsOf(body));
      const issuesTokens = 'upload_token' in fieldsOf(publicResponse) || /\/(apply|chat)$/.test(path);
      expect(uses.includes('cursorKey'), path).toBe('cursor' in query || takesTokens || issuesTokens);
    }
  });

  it('asks for write where something changes and for read where nothing does', () => {
    for (const { method, path, scope } of rows) {
      if (scope === 'any' || scope === 'none') continue;
      // Who asks for an export reads; nothing of the organization changes.
      if (scope === 'exports:read') continue;
      expect(scope.split(':')[1], path).toBe(method === 'GET' ? 'read' : 'write');
    }
  });
});

describe('the document', () => {
  const params = { id: v.string() };
  const row = {
    summary: 'A row of this test.',
    scope: 'jobs:read',
    params,
    response: v.object({ id: v.string() }),
  } as const;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads any part it expects
  const operation = (asked: Route): any =>
    Object.values(openapiDocument({ testRow: asked }).paths)[0]?.[asked.method.toLowerCase()];
  const headersOf = (place: { headers: object }) => Object.keys(place.headers);
  const asks = (asked: Route) => operation(asked).parameters.map(({ name }: { name: string }) => name);

  const read = route({ ...row, method: 'GET', path: '/v1/notes/{id}' });

  it('says of a read that it can be conditional, and that 304 has no body', () => {
    expect(asks(read)).toEqual(['id', 'If-None-Match']);
    expect(headersOf(operation(read).responses[200])).toEqual(
      expect.arrayContaining(['Svc-Request-Id', 'Cache-Control', 'ETag', 'RateLimit', 'RateLimit-Policy']),
    );
    expect(operation(read).responses[304]).not.toHaveProperty('content');
    expect(
      asks(route({ ...row, method: 'GET', path: '/v1/notes/{id}', query: { cursor: v.string() } })),
    ).toEqual(['id', 'cursor']);
  });

  it('says of a change that it can be bound to a version', () => {
    const change = route({ ...row, method: 'PATCH', path: '/v1/notes/{id}', errors: ['stale_object'] });
    expect(asks(change)).toEqual(['id', 'If-Match']);
    expect(operation(change).responses).not.toHaveProperty('304');
  });

  it('says of a create where the new thing is, and of a refusal how long to wait', () => {
    const create = route({ ...row, method: 'POST', path: '/v1/notes/{id}', success: 201 });
    const { responses } = operation(create);
    expect(headersOf(responses[201])).toEqual(expect.arrayContaining(['Location', 'Idempotent-Replayed']));
    for (const status of [409, 429, 503])
      expect(headersOf(responses[status]), `${status}`).toContain('Retry-After');
    for (const status of [400, 403, 404, 413, 422])
      expect(headersOf(responses[status]), `${status}`).toEqual(['Svc-Request-Id']);
    expect(headersOf(responses[401])).toContain('WWW-Authenticate');
    expect(headersOf(responses[405])).toContain('Allow');
  });

  it('offers each refusal in both of its forms', () => {
    expect(Object.keys(operation(read).responses[404].content)).toEqual([
      'application/json',
      'application/problem+json',
    ]);
  });

  it('says which keys a route takes, and what each is shown', () => {
    const open = route({
      ...row,
      method: 'GET',
      path: '/v1/notes/{id}',
      keys: 'public',
      publicResponse: v.object({}),
    });
    expect(operation(open).security).toEqual([{ apiKey: [] }, { publishableKey: [] }]);
    const { content, 'x-publishable-response': shown } = operation(open).responses[200];
    expect(content['application/json'].schema.anyOf).toBeUndefined();
    expect(shown.schema.properties).toEqual({});
    expect(operation(open).responses[403].description).toContain('origin_not_allowed');
    expect(operation(read)).not.toHaveProperty('security');
    expect(
      operation(route({ ...row, scope: 'none', method: 'GET', path: '/v1/notes/{id}' })).security,
    ).toEqual([]);
  });

  it('gives every resource that is answered a name of its own', () => {
    const { paths } = openapiDocument(routes);
    const unnamed = [...JSON.stringify(paths).matchAll(/"object":\{"const":"(\w+)"\}/g)].map(
      ([, name]) => name,
    );
    expect(new Set(unnamed)).toEqual(new Set(['list']));
  });

  it('marks a route that ends', () => {
    const deprecated = { since: '2026-01-01T00:00:00Z', sunset: '2027-01-01T00:00:00Z' };
    const ending = operation(route({ ...row, method: 'GET', path: '/v1/notes/{id}', deprecated }));
    expect(ending.deprecated).toBe(true);
    for (const place of [200, 304, 404])
      expect(headersOf(ending.responses[place])).toEqual(expect.arrayContaining(['Deprecation', 'Sunset']));
    expect(operation(read)).not.toHaveProperty('deprecated');
  });
});
