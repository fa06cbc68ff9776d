import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { openapiDocument } from '../../../shared/api-document/openapi.ts';
import { withExamples } from '../../../shared/api-document/openapi-examples.ts';
import { shareResponses } from '../../../shared/api-document/openapi-responses.ts';
import { examples } from '../../../shared/examples/examples.ts';
import { type Route, route } from '../../../shared/routes/route.ts';
import * as routeTable from '../../../shared/routes/route-table.ts';

const routes: Record<string, Route> = routeTable;
type Responses = Record<string, Record<string, unknown>>;
type Paths = Record<string, Record<string, { responses: Responses }>>;

const plain = withExamples(openapiDocument(routes), routes, examples);
const shared = shareResponses(plain);
const named = shared.components.responses as Responses;
const operationsOf = (paths: unknown) => Object.values(paths as Paths).flatMap((one) => Object.values(one));

it('every reference leads to the response that it stands for, and nothing else changes', () => {
  const resolved = operationsOf(shared.paths).map(({ responses, ...operation }) => ({
    ...operation,
    responses: Object.fromEntries(
      Object.entries(responses).map(([status, response]) => {
        const [, name] = /^#\/components\/responses\/(.+)$/.exec(`${response.$ref}`) ?? [];
        return [status, name === undefined ? response : named[name]];
      }),
    ),
  }));
  expect(resolved).toEqual(operationsOf(plain.paths));
  const { responses: _, ...components } = shared.components;
  expect({ ...shared, paths: plain.paths, components }).toEqual(plain);
});

it('no error response is written in an operation', () => {
  const errors = operationsOf(shared.paths).flatMap(({ responses }) =>
    Object.entries(responses).filter(([status]) => Number(status) >= 400),
  );
  expect(errors.length).toBeGreaterThan(800);
  for (const [, response] of errors) expect(Object.keys(response)).toEqual(['$ref']);
});

it.each(Object.keys(named))('%s is a name that OpenAPI allows, and is used', (name) => {
  expect(name).toMatch(/^[A-Za-z0-9._-]+$/);
  expect(JSON.stringify(shared.paths)).toContain(`"#/components/responses/${name}"`);
});

describe('two contents of one name', () => {
  const row = { method: 'GET', summary: 'A row.', scope: 'none', response: v.object({}) } as const;
  const deprecated = { since: '2026-01-01T00:00:00Z', sunset: '2027-01-01T00:00:00Z' };
  const one = route({ ...row, path: '/v1/a' });
  const another = route({ ...row, path: '/v1/c' });
  const ending = route({ ...row, path: '/v1/b', deprecated });

  it.each([[{ one, another, ending }], [{ ending, one, another }]])(
    'are not confused: the less frequent one stays where it is, whatever comes first',
    (rows) => {
      const { paths, components } = shareResponses(openapiDocument(rows));
      const notFoundOf = (path: string) => (paths as Paths)[path]?.get?.responses[404];
      for (const path of ['/v1/a', '/v1/c'])
        expect(notFoundOf(path)).toEqual({ $ref: '#/components/responses/NotFound' });
      expect(notFoundOf('/v1/b')?.headers).toHaveProperty('Sunset');
      expect((components.responses as Responses).NotFound?.headers).not.toHaveProperty('Sunset');
    },
  );
});
