/** What a stranger can make us look at is bounded: asked of every list and group of every request. */
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { HttpRequest } from '../../../shared/http/api-gateway.ts';
import { readBody } from '../../../shared/http/validate.ts';
import type { Route } from '../../../shared/routes/route.ts';
import * as routeTable from '../../../shared/routes/route-table.ts';
import {
  actionsOf,
  bodyWith,
  type Field,
  fieldsOf,
  isList,
  isRecord,
} from '../../contract/support/fields-of.ts';

const routes = Object.entries(routeTable as Record<string, Route>);
const places = routes.flatMap(([name, { body }]) =>
  (body ? fieldsOf(body) : []).map((field) => [`${name} ${field.path.join('.')}`, field, body] as const),
);
const many = places.filter(([, field]) => isList(field) || isRecord(field));

/** Counts the values that a schema is asked about. */
function watched(schema: v.GenericSchema) {
  let asked = 0;
  const run = schema['~run'];
  Object.assign(schema, {
    '~run': (...sent: Parameters<typeof run>) => {
      asked++;
      return run.apply(schema, sent);
    },
  });
  return {
    asked: () => asked,
    stop: () => Object.assign(schema, { '~run': run }),
  };
}
const entryOf = ({ schema }: Field) =>
  (schema as unknown as { item?: v.GenericSchema; value?: v.GenericSchema }).item ??
  (schema as unknown as { value: v.GenericSchema }).value;

describe('a list or a group of pairs', () => {
  it('is in many requests', () => {
    expect(many.length).toBeGreaterThan(25);
  });

  it.each(many)('is refused by its length before any entry is looked at: %s', (_, field, body) => {
    const most = actionsOf(field.schema).find(({ type }) => type === 'max_length' || type === 'max_entries');
    expect(most?.requirement, 'it says how many it takes').toBeTypeOf('number');
    const million = isList(field)
      ? Array.from({ length: 100_000 }, () => ({}))
      : Object.fromEntries(Array.from({ length: 100_000 }, (__, n) => [`k${n}`, 7]));
    const watch = watched(entryOf(field));
    const parsed = v.safeParse(body as v.GenericSchema, bodyWith(field, million));
    watch.stop();
    expect(watch.asked()).toBe(0);
    expect(parsed.issues?.length).toBeLessThan(50);
    expect(parsed.issues?.map((issue) => v.getDotPath(issue))).toContain(field.path.join('.'));
  });

  const groups = many.filter(([, field]) => isRecord(field));

  it.each(groups)('of pairs is refused by its type if it is a long text: %s', (_, field, body) => {
    const parsed = v.safeParse(body as v.GenericSchema, bodyWith(field, 'x'.repeat(1000)));
    const [issue] = parsed.issues?.filter((one) => v.getDotPath(one) === field.path.join('.')) ?? [];
    expect(issue?.kind).toBe('schema');
  });
});

describe('a body', () => {
  const request = (body: unknown) =>
    ({ body, params: {}, query: {}, repeatedQuery: [] }) as unknown as HttpRequest;
  const nested = (depth: number) => {
    let body: Record<string, unknown> = {};
    for (let level = 1; level < depth; level++) body = level % 2 ? { body } : { list: [body] };
    return body;
  };

  it.each(routes.filter(([, { body }]) => body))(
    'that is nested deeper than any request is refused as such: %s',
    (_, route) => {
      const refused = () => readBody(route, request({ deep: nested(1_000) }));
      const details = [expect.objectContaining({ code: 'invalid_format' })];
      expect(refused).toThrow(expect.objectContaining({ particulars: { details } }));
    },
  );
});
