import { Collection, type Item, Variable } from 'postman-collection';
import { describe, expect, it } from 'vitest';
import { apiDocument } from '../../../shared/api-document/api-document.ts';
import { folders } from '../../../shared/docs/postman/collection-steps.ts';
import { sampleOf } from '../../../shared/docs/sample-of-schema.ts';
import { writePostmanCollection } from '../../../shared/docs/write-postman-collection.ts';
import { examples } from '../../../shared/examples/examples.ts';
import type { Route } from '../../../shared/routes/route.ts';
import * as routeTable from '../../../shared/routes/route-table.ts';
import { isFileOfPages, takesNoKey } from '../../contract/support/route-calls.ts';

/** Those of an assessment that a candidate has taken. */
const ofTaken = /\/assessments\/\{id\}\/(results|responses|report)/;
/** Those of sign-in have cookies of a browser; the names of files of pages change with each build. */
const routes = Object.entries(routeTable as Record<string, Route>).filter(
  ([, route]) => !takesNoKey(route) && !isFileOfPages(route) && !ofTaken.test(route.path),
);
const written = writePostmanCollection(apiDocument(routeTable, examples));

/** As Postman's own library reads it. */
const collection = new Collection(JSON.parse(JSON.stringify(written)));
const items = new Map<string, Item>();
collection.forEachItem((item) => {
  // A chat has several messages.
  if (/ \(turn \d+\)$/.test(item.name)) return;
  expect(items.has(item.name), `${item.name} is there once`).toBe(false);
  items.set(item.name, item);
});

describe('the collection', () => {
  it('has every operation once, and a PUT of a file', () => {
    const names = [...routes.map(([operationId]) => operationId), 'putFile', 'putCandidateFile'];
    expect([...items.keys()].sort()).toEqual(names.sort());
  });

  it('has a read that needs nothing but a key without a step', () => {
    expect(Object.values(folders).flat()).not.toContainEqual({ call: 'listEventTypes' });
    expect(written.item.find(({ name }) => name === 'Event types')?.item.map(({ name }) => name)).toEqual([
      'listEventTypes',
    ]);
  });

  it('sets each variable before the first request that uses it', () => {
    const known = new Set(['base_url', 'api_key']);
    for (const { name, request, events } of items.values()) {
      const sent = [JSON.stringify(request.url), request.body?.raw ?? ''].join();
      for (const [, variable] of sent.matchAll(/\{\{(\w+)\}\}/g))
        expect(known, `${name} uses ${variable}`).toContain(variable);
      const script = events.map((event) => event.script?.toSource() ?? '').join();
      for (const [, variable] of script.matchAll(/variables\.set\('(\w+)'/gi)) known.add(variable ?? '');
    }
  });

  it('sends no id of an example', () => {
    for (const { name, request } of items.values())
      expect(request.body?.raw ?? '', name).not.toMatch(/"[a-z]+_[0-7][0-9A-HJKMNP-TV-Z]{25}"/);
  });

  it('tests the status of each response, and deletes nothing before the last requests', () => {
    for (const [name, item] of items)
      expect(`${item.events.map((event) => event.script?.toSource() ?? '')}`, name).toContain(
        'to.have.status',
      );
    const early = Object.entries(folders).filter(
      ([folder]) => folder !== 'Endings' && folder !== 'Administration',
    );
    expect(early.flatMap(([, steps]) => steps).filter(({ call }) => call.startsWith('delete'))).toEqual([]);
  });

  it('says that it is of format 2.1 and holds host and key as variables', () => {
    expect(written.info.schema).toContain('v2.1.0');
    expect(collection.variables.get('base_url')).toBe('http://127.0.0.1:4010');
    expect(collection.variables.has('api_key')).toBe(true);
    expect(JSON.stringify(written)).not.toMatch(/svc_sk_|undefined/);
  });

  it.each(routes)('%s is sent where and as its route says', (operationId, route) => {
    const item = items.get(operationId);
    const { request } = item ?? {};
    expect(request?.method).toBe(route.method);
    for (const name of Object.keys(route.params))
      request?.url.variables.upsert(new Variable({ key: name, value: 'x' }));
    expect(request?.url.getPath()).toBe(route.path.replace(/\{\w+\}/g, 'x'));
    expect(request?.url.getHost()).toBe('{{base_url}}');
    expect(request?.url.query.map(({ key }) => key)).toEqual(Object.keys(route.query));
    expect(item?.getAuth()?.type).toBe(route.scope === 'none' ? 'noauth' : 'bearer');
    expect(request?.headers.has('Idempotency-Key')).toBe(route.idempotency === 'replays');
    expect(request?.body?.mode).toBe(route.body ? 'raw' : undefined);
    if (!route.body) return;
    expect(request?.headers.get('Content-Type')).toBe('application/json');
    const sent = JSON.parse(request?.body?.raw?.replace('{{stage_ids}}', '[]') ?? '');
    expect(sent).toEqual(expect.any(Object));
    const { entries } = route.body as { entries?: object };
    if (entries) expect(Object.keys(entries)).toEqual(expect.arrayContaining(Object.keys(sent)));
  });

  it('prefers an example of the document to a made-up body', () => {
    const operation = (content: object) => ({
      operationId: 'createCandidate',
      summary: 'A',
      tags: ['t'],
      parameters: [],
      requestBody: { content: { 'application/json': { schema: { type: 'object' }, ...content } } },
    });
    const bodyOf = (content: object) => {
      const document = {
        info: { title: '', description: '' },
        servers: [],
        paths: { '/a': { post: operation(content) } },
      };
      const folder = writePostmanCollection(document).item.find(({ name }) => name === 'Candidates');
      return JSON.parse(folder?.item[0]?.request.body?.raw ?? '');
    };
    expect(bodyOf({ example: { a: 1 } })).toEqual({ a: 1 });
    expect(bodyOf({ examples: { first: { value: { b: 2 } } } })).toEqual({ b: 2 });
    expect(bodyOf({})).toEqual({});
  });
});

describe('a made-up body', () => {
  it('has the required fields, each of its type', () => {
    const schema = {
      type: 'object',
      required: ['name', 'size', 'kind', 'list', 'choice', 'url', 'on'],
      properties: {
        name: { type: 'string' },
        optional: { type: 'string' },
        size: { type: 'integer' },
        kind: { enum: ['a', 'b'] },
        list: { type: 'array', minItems: 1, items: { const: 7 } },
        choice: { anyOf: [{ type: 'boolean' }, { type: 'null' }] },
        url: { type: 'string', format: 'uri' },
        on: { type: 'boolean', default: true },
      },
    };
    expect(sampleOf(schema)).toEqual({
      name: 'string',
      size: 0,
      kind: 'a',
      list: [7],
      choice: false,
      url: 'https://example.com',
      on: true,
    });
  });
});
