/** Each check of a request names its expectation, which the error message repeats; filters take the values of their type. */
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { parametersOf } from '../../../shared/api-document/openapi-parameters.ts';
import type { Route } from '../../../shared/routes/route.ts';
import * as routeTable from '../../../shared/routes/route-table.ts';
import { actionsOf, fieldsOf } from '../../contract/support/fields-of.ts';

const routes = Object.entries(routeTable as Record<string, Route>);
const fields = routes.flatMap(([name, { params, query, body }]) => [
  ...[params, query].flatMap((group) =>
    Object.entries(group).flatMap(([field, schema]) =>
      fieldsOf(schema).map((one) => ({ place: `${name} ${field}`, ...one })),
    ),
  ),
  ...(body ? fieldsOf(body).map((one) => ({ place: `${name} ${one.path.join('.')}`, ...one })) : []),
]);

interface Check {
  kind: string;
  type: string;
  message?: unknown;
  requirement?: unknown;
}
/** A check that accepts everything only adds issues of its own, with words. */
const acceptsAll = ({ requirement }: Check) => `${requirement}` === '() => true';

it('a check of any field has words for people', () => {
  const checks = fields.flatMap(({ place, schema }) =>
    (actionsOf(schema) as Check[])
      .filter((one) => one.kind === 'validation' && typeof one.message === 'string' && !acceptsAll(one))
      .map(({ type, message }) => ({ place, type, message })),
  );
  expect(checks.length).toBeGreaterThan(300);
  expect(checks.filter(({ message }) => !/\p{L}{2}/u.test(`${message}`))).toEqual([]);
});

it('no pattern and no check is without words', () => {
  const patterns = fields.flatMap(({ place, schema }) =>
    (actionsOf(schema) as Check[])
      .filter(({ type, message }) => (type === 'regex' || type === 'check') && message === undefined)
      .map(({ type }) => `${place} ${type}`),
  );
  expect(patterns).toEqual([]);
});

describe('a filter of yes or no', () => {
  const filters = routes.flatMap(([name, { query }]) =>
    Object.entries(query)
      .filter(([field]) => /^(?:is|include)_/.test(field))
      .map(([field, schema]) => [`${name} ${field}`, schema] as const),
  );

  it.each(filters)('takes true and false, and nothing else: %s', (_, schema) => {
    for (const word of ['true', 'false'])
      expect(v.safeParse(schema, word)).toMatchObject({ success: true, output: word });
    for (const word of ['', 'yes', 'TRUE', '1']) expect(v.is(schema, word)).toBe(false);
  });
});

describe('a parameter that the document calls an integer', () => {
  const integers = routes.flatMap(([name, route]) =>
    parametersOf(route)
      .map((one) => one as { name: string; schema: { type?: string; minimum: number; maximum: number } })
      .filter(({ schema }) => schema.type === 'integer')
      .map(({ name: field, schema }) => [`${name} ${field}`, route.query[field], schema] as const),
  );

  it.each(integers)(
    'takes the numbers of its range, and nothing else: %s',
    (_, schema, { minimum, maximum }) => {
      const takes = (text: string) => v.is(schema as v.GenericSchema, text);
      const range = Array.from({ length: maximum - minimum + 1 }, (__, n) => `${minimum + n}`);
      expect(range.filter((text) => !takes(text))).toEqual([]);
      const others = [`${minimum - 1}`, `${maximum + 1}`, '', '1x', '01', '1.5', '1e1', ' 1', '-1', '1,2'];
      expect(others.filter(takes)).toEqual([]);
    },
  );
});
