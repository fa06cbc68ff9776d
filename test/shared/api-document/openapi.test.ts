import { describe, expect, it } from 'vitest';
import { errorsOf } from '../../../shared/api-document/errors-of.ts';
import { openapiDocument } from '../../../shared/api-document/openapi.ts';
import { tagOf } from '../../../shared/api-document/tag-of.ts';
import { errorCodes } from '../../../shared/contracts/errors.ts';
import { eventNames } from '../../../shared/contracts/events.ts';
import { carriesEtag, type Route, readScopeOf, writeResponseOf } from '../../../shared/routes/route.ts';
import * as routes from '../../../shared/routes/route-table.ts';

const rows = Object.entries(routes as Record<string, Route>);
// As it is sent: what JSON cannot say is not in it.
// biome-ignore lint/suspicious/noExplicitAny: a document of any shape is looked into
const document: any = JSON.parse(JSON.stringify(openapiDocument(routes)));
const operationOf = (route: Route) => document.paths[route.path][route.method.toLowerCase()];

describe.each(rows)('%s', (operationId, route) => {
  const operation = operationOf(route);

  it('is an operation under its name, with its summary and tag', () => {
    expect(operation).toMatchObject({ operationId, summary: route.summary });
    expect(operation.tags).toEqual([tagOf(route)]);
  });

  it('documents each status it can response, and under each the codes', () => {
    const refusals = errorsOf(route).map((code) => errorCodes[code][0]);
    const unchanged = route.method === 'GET' && carriesEtag(route) ? [304] : [];
    const statuses = new Set([
      route.success,
      ...unchanged,
      ...(route.redirects ? ['default'] : []),
      ...refusals,
    ]);
    expect(Object.keys(operation.responses).sort()).toEqual([...statuses].map(String).sort());
    for (const code of errorsOf(route))
      expect(operation.responses[errorCodes[code][0]].description).toContain(`\`${code}\``);
  });

  it('names its parameters: those in the path required, the others not', () => {
    const named = operation.parameters.map(
      ({ in: place, name, required }: { in: string; name: string; required: boolean }) =>
        `${place} ${name} ${required}`,
    );
    const expected = [
      ...Object.keys(route.params).map((name) => `path ${name} true`),
      ...Object.keys(route.query).map((name) => `query ${name} false`),
      ...(route.idempotency === 'replays' ? ['header Idempotency-Key false'] : []),
      ...(carriesEtag(route) && route.method === 'GET' ? ['header If-None-Match false'] : []),
      ...(route.errors.some((code) => code === 'stale_object') ? ['header If-Match false'] : []),
    ];
    expect(named).toEqual(expected);
  });

  it('asks for a key and names the scope, as the route does', () => {
    const keys = {
      public: [{ apiKey: [] }, { publishableKey: [] }],
      session: [{ sessionToken: [] }],
      secret: undefined,
      candidate: [{ assessmentToken: [] }],
    }[route.keys];
    const isKeyed = route.scope !== 'none' || (route.keys === 'candidate' && !route.countsAddresses);
    expect(operation.security).toEqual(isKeyed ? keys : []);
    const scoped = route.scope !== 'none' && route.scope !== 'any';
    expect(operation['x-scope']).toBe(scoped ? route.scope : undefined);
  });

  it('describes the body it takes, strictly', () => {
    expect(operation.requestBody !== undefined).toBe(route.body !== undefined);
    if (!route.body) return;
    const { schema } = operation.requestBody.content['application/json'];
    for (const one of schema.anyOf ?? schema.oneOf ?? [schema]) {
      expect(one.type).toBe('object');
      expect(one.additionalProperties).toBe(false);
    }
  });

  it('says beside its schemas what other keys may send, and what they are shown', () => {
    const ofPages = operation.requestBody?.['x-publishable-body'];
    expect(ofPages !== undefined).toBe(route.publicBody !== undefined);
    const less = operation.responses[route.success]['x-without-read-scope'];
    const isWhole = readScopeOf(route) === null || writeResponseOf(route) === route.response;
    expect(less?.scope).toBe(isWhole ? undefined : readScopeOf(route));
    if (less) expect(Object.keys(less.schema)).not.toEqual([]);
  });
});

describe('the document', () => {
  it('has only references that lead somewhere', () => {
    const text = JSON.stringify(document);
    const names = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference]) => reference ?? '');
    expect(names.length).toBeGreaterThan(20);
    for (const reference of names) {
      const found = reference
        .slice(2)
        .split('/')
        .reduce((place, name) => place?.[name], document);
      expect(found, reference).toBeDefined();
    }
  });

  it('has no parameter in a path that is not in its list', () => {
    for (const [path, operations] of Object.entries(document.paths)) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      for (const { parameters } of Object.values(
        operations as Record<string, { parameters: { in: string; name: string }[] }>,
      ))
        expect(parameters.filter((one) => one.in === 'path').map(({ name }) => name)).toEqual(inPath);
    }
  });

  it('has the ping, and every event', () => {
    expect(Object.keys(document.webhooks)).toEqual(['ping', ...eventNames]);
  });

  it('is OpenAPI 3.1 and holds no dialect of its own', () => {
    expect(document.openapi).toBe('3.1.0');
    expect(JSON.stringify(document.paths)).not.toContain('$schema');
  });
});
