/** A field of one name has one shape in all resources, so that no integrator needs two readers for it. */
import { describe, expect, it } from 'vitest';
import { apiDocument } from '../../../shared/api-document/api-document.ts';
import { examples } from '../../../shared/examples/examples.ts';
import * as routes from '../../../shared/routes/route-table.ts';
import { aside, inRequests } from './support/other-shapes.ts';
import { joined, placesOf, type Schemas, type Shape, shapesIn } from './support/shapes-of-fields.ts';

const document = apiDocument(routes, examples) as unknown as {
  components: { schemas: Schemas };
  paths: Record<string, Record<string, Operation>>;
};
interface Operation {
  requestBody?: { content: Record<string, { schema: object }> };
  responses: Record<string, { content?: Record<string, { schema: object }> }>;
}
const { schemas } = document.components;
const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
const answers = operations.flatMap(({ responses }) =>
  Object.entries(responses)
    .filter(([status]) => status.startsWith('2'))
    .flatMap(([, { content = {} }]) => Object.values(content).map(({ schema }) => schema)),
);
const requests = operations.flatMap(({ requestBody }) =>
  Object.values(requestBody?.content ?? {}).map(({ schema }) => schema),
);

/**
 * The fields of answers by name: each place with its shape, without other standards, lists and events around what
 * they contain, and the numbers of `ProfileConfidence`, which have the names of what they are about.
 */
const shown = shapesIn(
  schemas,
  answers,
  ({ schema }) =>
    !/^(JsonResume|JobPosting|Postman|Openapi|ProfileConfidence$)|(List|ListWithDeletions|Event|EventData)$/.test(
      schema,
    ),
);
const names = [...shown.keys()].sort();

const isAside = (name: string, schema: string) => aside[name]?.schemas.includes(schema) ?? false;

describe('a field of answers', () => {
  it('is read from many schemas', () => {
    expect(names.length).toBeGreaterThan(200);
    for (const name of ['source', 'location', 'emails', 'phones', 'links', 'consent', 'email'])
      expect(placesOf(shown, name).length, name).toBeGreaterThan(1);
  });

  it.each(names)('%s has one shape, from which events and public answers may leave out parts', (name) => {
    const same = placesOf(shown, name).filter(({ schema }) => !isAside(name, schema));
    const { others } = joined(same);
    expect(others.map(({ schema, shape }) => `${schema}.${name}: ${JSON.stringify(shape)}`)).toEqual([]);
  });

  it.each(Object.keys(aside))('%s has another shape where the list says so, and nowhere in vain', (name) => {
    const places = placesOf(shown, name);
    const { schemas: listed = [], because = '' } = aside[name] ?? {};
    expect(because.split(' ').length).toBeGreaterThan(4);
    const same = places.filter(({ schema }) => !listed.includes(schema));
    expect(same.length, `${name} is left aside everywhere`).toBeGreaterThan(0);
    for (const schema of listed) {
      const own = places.find((place) => place.schema === schema);
      expect(own, `${schema} has no ${name}`).toBeDefined();
      if (own) expect(joined([...same, own]).others, `${schema}.${name} is like the others`).not.toEqual([]);
    }
  });
});

describe('a field of requests', () => {
  const sent = shapesIn(schemas, requests, () => true);
  const both = [...sent.keys()].filter((name) => shown.has(name)).sort();

  it.each(both)('%s has the shape of answers, or a part of it', (name) => {
    const inAnswers = placesOf(shown, name);
    const others = placesOf(sent, name)
      .filter(({ schema }) => inRequests[`${schema}.${name}`] === undefined)
      .filter((place) => inAnswers.every((shape) => joined([shape, place]).others.length > 0));
    expect(others.map(({ schema, shape }) => `${schema}.${name}: ${JSON.stringify(shape)}`)).toEqual([]);
  });

  it('has another shape only where a reason says so', () => {
    for (const [place, because] of Object.entries(inRequests)) {
      const [schema = '', name = ''] = place.split('.');
      const own = placesOf(sent, name).find((one) => one.schema === schema);
      expect(own, `${place} is no field of a request`).toBeDefined();
      expect(because.split(' ').length).toBeGreaterThan(4);
      if (own)
        expect(
          placesOf(shown, name).every((one) => joined([one, own]).others.length > 0),
          place,
        ).toBe(true);
    }
  });
});

it('notices a text beside an object, a list of other entries, and a field with another type', () => {
  const place = (schema: string, shape: Shape) => ({ schema, shape });
  const whole = place('Job', { city: 'string', raw: 'string' });
  expect(joined([whole, place('Candidate', 'string')]).others).toHaveLength(1);
  expect(joined([whole, place('Candidate', { city: 'number' })]).others).toHaveLength(1);
  expect(joined([whole, place('Candidate', { city: 'string', town: 'string' })]).others).toHaveLength(1);
  expect(joined([whole, place('Snapshot', { city: 'string' })]).others).toEqual([]);
  expect(joined([place('Snapshot', { city: 'string' }), whole]).others).toEqual([]);
  expect(joined([place('A', ['string']), place('B', [{ address: 'string' }])]).others).toHaveLength(1);
});
