import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { HttpRequest } from '../../shared/http/api-gateway.ts';
import { readBody } from '../../shared/http/validate.ts';
import type { Route } from '../../shared/routes/route.ts';
import * as routes from '../../shared/routes/route-table.ts';

type Nested = v.GenericSchema & {
  wrapped?: v.GenericSchema;
  item?: v.GenericSchema;
  entries?: v.ObjectEntries;
  options?: v.GenericSchema[];
};

/** Every schema of names of the caller's own, with the way to it. */
function recordsIn(schema: v.GenericSchema, path: string): [string, v.GenericSchema][] {
  const { type, wrapped, item, entries = {}, options = [] } = schema as Nested;
  if (type === 'record') return [[path, schema]];
  return [
    ...(wrapped ? recordsIn(wrapped, path) : []),
    ...(item ? recordsIn(item, `${path}.0`) : []),
    ...Object.entries(entries).flatMap(([name, part]) =>
      recordsIn(part as v.GenericSchema, `${path}.${name}`),
    ),
    ...(Array.isArray(options) ? options : [])
      .filter((option) => typeof option === 'object')
      .flatMap((option) => recordsIn(option, path)),
  ];
}

const records = Object.entries(routes as unknown as Record<string, Route>).flatMap(
  ([name, { body, publicBody }]) =>
    [body, publicBody].flatMap((schema) => (schema ? recordsIn(schema as v.GenericSchema, name) : [])),
);
const names = ['constructor', '__proto__', 'prototype', ...Object.getOwnPropertyNames(Object.prototype)];

describe('every field with names of the caller’s own', () => {
  it('is known to this test', () => {
    const paths = records.map(([path]) => path);
    expect(paths).toEqual(expect.arrayContaining(['createCandidate.metadata', 'updateJob.metadata']));
    expect(paths.some((path) => path.endsWith('.utm'))).toBe(true);
  });

  it.each(records)('%s stores every name as it is given, or refuses it', (path, schema) => {
    for (const name of names) {
      const given = JSON.parse(`{"a":"x",${JSON.stringify(name)}:"y"}`);
      const { success, output } = v.safeParse(schema, given);
      if (success) expect(JSON.stringify(output), name).toBe(JSON.stringify(given));
    }
    // The keys of custom fields have small letters only.
    const taken = path.endsWith('.custom_fields') ? 'tostring' : 'toString';
    expect(v.safeParse(schema, { [taken]: 'y' }).success).toBe(true);
  });

  it('says in the refusal which names cannot be', () => {
    const body = { first_name: 'Jane', metadata: { constructor: 'x' } };
    const request = { query: {}, repeatedQuery: [], params: {}, body } as unknown as HttpRequest;
    expect(() => readBody(routes.createCandidate, request)).toThrow(
      expect.objectContaining({
        particulars: expect.objectContaining({
          param: 'metadata',
          details: [expect.objectContaining({ message: expect.stringContaining('constructor') })],
        }),
      }),
    );
  });
});
