/** Every instant of a request is kept as UTC with milliseconds, whatever its spelling. Made from the route table. */
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { routes } from './support/route-calls.ts';

type Nested = v.GenericSchema & {
  wrapped?: v.GenericSchema;
  item?: v.GenericSchema;
  entries?: v.ObjectEntries;
  options?: unknown[];
  pipe?: { kind: string; type: string }[];
};

/** Every text of a schema that takes an RFC 3339 timestamp, by where it is. */
function instantsIn(schema: v.GenericSchema, place: string): { place: string; schema: v.GenericSchema }[] {
  const { wrapped, item, entries = {}, options = [], type } = schema as Nested;
  if (wrapped) return instantsIn(wrapped, place);
  if (item) return instantsIn(item, `${place}[]`);
  const isInstant = type === 'string' && v.is(schema, '2026-01-01T00:00:00Z') && !v.is(schema, 'x');
  if (isInstant) return [{ place, schema }];
  const choices = options.filter((one) => typeof one === 'object' && one !== null) as v.GenericSchema[];
  return [
    ...choices.flatMap((choice) => instantsIn(choice, place)),
    ...Object.entries(entries).flatMap(([name, part]) =>
      instantsIn(part as v.GenericSchema, `${place}.${name}`),
    ),
  ];
}

const fields = routes.flatMap(([operationId, { body, publicBody, query }]) => [
  ...(body ? instantsIn(body, `${operationId} body`) : []),
  ...(publicBody ? instantsIn(publicBody, `${operationId} publicBody`) : []),
  ...instantsIn(v.object(query), `${operationId} query`),
]);

it('is asked of every instant that a request can hold', () => {
  const places = fields.map(({ place }) => place);
  expect(places).toEqual(
    expect.arrayContaining([
      'createJob body.visibility.opens_at',
      'updateJob body.visibility.closes_at',
      'createWebhookReplay body.from',
      'listEvents query.created_after',
    ]),
  );
});

const spellings: [string, string][] = [
  ['2026-01-01T00:00:00Z', '2026-01-01T00:00:00.000Z'],
  ['2026-01-01 00:00:00Z', '2026-01-01T00:00:00.000Z'],
  ['2026-01-01T00:00:00.123456Z', '2026-01-01T00:00:00.123Z'],
  ['2026-01-01T00:00:00+05:30', '2025-12-31T18:30:00.000Z'],
  ['2026-01-01T00:00:00-23:59', '2026-01-01T23:59:00.000Z'],
  ['1901-01-01T00:00:00+14:00', '1900-12-31T10:00:00.000Z'],
  ['9998-12-31T23:59:59-12:00', '9999-01-01T11:59:59.000Z'],
];
const refused = [
  '0000-01-01T00:00:00Z',
  '1899-12-31T23:59:59Z',
  '1900-12-31T23:59:59Z',
  '9999-01-01T00:00:00Z',
  '2026-02-30T00:00:00Z',
  '2026-01-01T24:00:01Z',
];

describe.each(fields)('$place', ({ schema }) => {
  it('is read as UTC with milliseconds', () => {
    for (const [sent, kept] of spellings) expect(v.parse(schema, sent), sent).toBe(kept);
  });

  it('refuses what is no day, and years that clocks disagree about', () => {
    for (const sent of refused) expect(v.is(schema, sent), sent).toBe(false);
  });
});
