import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { folderOf } from '../../infra/service-function.ts';
import { endpointTable } from '../../shared/contracts/endpoint-table.ts';
import { openapiDocument } from '../../shared/contracts/openapi.ts';
import type { Route } from '../../shared/route.ts';
import * as routes from '../../shared/routes.ts';

const root = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
const remedy = 'the route table has changed; run `npm run openapi` and look at the difference';

/** What works off queues, streams, the clock and the gateway's question who calls; everything else is a route. */
const workers = [
  'authorize-request',
  'extract-scan',
  'fan-out-event',
  'publish-events',
  'send-webhook',
  'sweep-due-deliveries',
];

it('the committed document is the one that the route table makes', () => {
  const document = JSON.parse(JSON.stringify(openapiDocument(routes)));
  expect(JSON.parse(read('test/contract/openapi.json')), remedy).toEqual(document);
});

it('the README shows the endpoints that the route table has', () => {
  const [, table] = read('README.md').match(/<!-- endpoints -->\n([\s\S]*)<!-- \/endpoints -->/) ?? [];
  expect(table?.trim(), remedy).toBe(endpointTable(routes));
});

it('there is one folder for each route, one for each worker, and no other', () => {
  const expected = [...Object.keys(routes).map(folderOf), ...workers];
  expect(readdirSync(new URL('functions/', root)).sort()).toEqual(expected.sort());
});

it.each(readdirSync(new URL('functions/', root)))('%s has its wiring and its handler apart', (folder) => {
  const files = readdirSync(new URL(`functions/${folder}/`, root));
  expect(files).toContain('index.ts');
  expect(files).toContain('handler.ts');
});

describe('the table', () => {
  const rows = Object.values(routes as Record<string, Route>);

  it('names no method and path twice', () => {
    const named = rows.map(({ method, path }) => `${method} ${path}`);
    expect(new Set(named).size).toBe(named.length);
  });

  it('has a schema for each parameter in a path, and for no other', () => {
    for (const { path, params } of rows) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect(Object.keys(params), path).toEqual(inPath);
    }
  });

  it('takes a body only where one can be sent, and replays only where something is repeated', () => {
    for (const { method, path, body, idempotency } of rows) {
      if (method === 'GET' || method === 'DELETE') expect(body, path).toBeUndefined();
      expect(idempotency === 'none', path).toBe(method !== 'POST');
    }
  });

  it('lets a route write only what it may read, and gives cursor keys to lists only', () => {
    for (const { path, uses, query } of rows) {
      if (uses.includes('writeTable')) expect(uses, path).toContain('readTable');
      expect(uses.includes('cursorKey'), path).toBe('cursor' in query);
    }
  });

  it('asks for write where something changes and for read where nothing does', () => {
    for (const { method, path, scope } of rows) {
      if (scope === 'any' || scope === 'none') continue;
      expect(scope.split(':')[1], path).toBe(method === 'GET' ? 'read' : 'write');
    }
  });
});
