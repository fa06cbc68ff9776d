/** The document of the calls with a publishable key has exactly what such a key sends and receives. */
import Ajv2020 from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect, it } from 'vitest';
import { apiDocument } from '../../../shared/api-document/api-document.ts';
import { publishableDocument } from '../../../shared/api-document/publishable-document.ts';
import { examples } from '../../../shared/examples/examples.ts';
import type { Route } from '../../../shared/routes/route.ts';
import * as table from '../../../shared/routes/route-table.ts';

// biome-ignore lint/suspicious/noExplicitAny: read as JSON.
type Any = any;
const routes: Record<string, Route> = table;
const document = publishableDocument(apiDocument(routes, examples)) as Any;
const operations: Record<string, Any> = Object.fromEntries(
  Object.values(document.paths as Record<string, Record<string, Any>>)
    .flatMap((methods) => Object.values(methods))
    .map((operation) => [operation.operationId, operation]),
);
const open = Object.entries(routes).filter(([, { keys }]) => keys === 'public');
const text = JSON.stringify(document);

it('has the calls that take a publishable key, and no other', () => {
  expect(Object.keys(operations).sort()).toEqual(open.map(([name]) => name).sort());
  expect(document.components.securitySchemes).toEqual({ publishableKey: expect.any(Object) });
  for (const { security } of Object.values(operations)) expect(security).toEqual([{ publishableKey: [] }]);
});

it('has each part that it refers to, and no part that nothing refers to', () => {
  const referred = new Set([...text.matchAll(/"#\/components\/(\w+\/\w+)"/g)].map(([, part]) => part));
  const { securitySchemes: _, ...others } = document.components as Record<string, object>;
  const parts = Object.entries(others).flatMap(([kind, each]) =>
    Object.keys(each).map((name) => `${kind}/${name}`),
  );
  expect(parts.sort()).toEqual([...referred].sort());
  expect(text).not.toMatch(/x-(publishable|without)-/);
  for (const { responses } of Object.values(operations))
    for (const response of Object.values(responses)) expect(response).not.toHaveProperty('links');
});

it.each(open)('%s is described by the bodies that were recorded with such a key', (name, route) => {
  const ajv = addFormats.default(new Ajv2020.default({ strict: false }));
  ajv.addSchema({ $id: 'document', ...document });
  const matches = (place: string, value: unknown) => {
    const judge = ajv.compile({ $ref: `document#${place}` });
    return judge(value) || judge.errors;
  };
  const at = `/paths/${route.path.replaceAll('/', '~1').replaceAll('{', '%7B').replaceAll('}', '%7D')}/${route.method.toLowerCase()}`;
  const { request, response } = examples.operations[name]?.page ?? {};
  const media = 'content/application~1json/schema';
  expect(matches(`${at}/responses/${route.success}/${media}`, response?.body)).toBe(true);
  if (route.body) expect(matches(`${at}/requestBody/${media}`, request?.body)).toBe(true);
});

it('names the fields of a job that applicants see, and none of the team', () => {
  const job = document.components.schemas.PublicJob.properties;
  expect(Object.keys(job)).toContain('application_form');
  for (const hidden of ['metadata', 'external_id', 'stages', 'version'])
    expect(job).not.toHaveProperty(hidden);
});
