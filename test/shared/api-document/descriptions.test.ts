import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { apiDocument } from '../../../shared/api-document/api-document.ts';
import { describeSchemas, FieldTexts } from '../../../shared/api-document/describe-schemas.ts';
import { allOf } from '../../../shared/api-document/descriptions/all.ts';
import { examples } from '../../../shared/examples/examples.ts';
import type { Route } from '../../../shared/routes/route.ts';
import * as routes from '../../../shared/routes/route-table.ts';
import { faultsOf } from '../../docs/support/unclear-words.ts';

type Json = Record<string, unknown>;
interface Called {
  operationId: string;
  parameters?: { name: string; schema: Json; example?: unknown }[];
}

/** A place of the document that needs a description. */
interface Place {
  path: string;
  name: string;
  described: Json;
}

const committed: Json = JSON.parse(
  readFileSync(new URL('../../contract/openapi.json', import.meta.url), 'utf8'),
);
const methods = new Set(['get', 'put', 'post', 'patch', 'delete']);

/** Every property, parameter, operation, header and response at any depth, extensions included. */
function placesIn(value: unknown, path: string): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, held]) => {
    const here = `${path}/${key}`;
    // Recorded values have the names of fields and are no schemas.
    if (key === 'example' || key === 'examples') return [];
    return [...describedBy(key, held, here), ...placesIn(held, here)];
  });
}

function describedBy(key: string, held: unknown, path: string): Place[] {
  const each = (values: unknown) =>
    Object.entries(values as Record<string, Json>)
      .filter(([, { $ref }]) => key === 'properties' || $ref === undefined)
      .map(([name, described]) => ({
        path: `${path}/${name}`,
        name: `${described.name ?? name}`,
        described,
      }));
  if (
    ['properties', 'headers', 'responses', 'parameters'].includes(key) &&
    // A property may have such a name.
    !path.endsWith(`/properties/${key}`)
  )
    return isLink(path) ? [] : each(held);
  return methods.has(key) && !path.includes('/schemas/')
    ? [{ path, name: key, described: held as Json }]
    : [];
}
/** A link names its parameters by their values. */
const isLink = (path: string) => path.includes('/links/');

const places = placesIn(committed, '#');
const sentenceOf = ({ described }: Place) => `${described.description ?? ''}`;

/** The words of a text that are not those of the name, nor articles. */
const ownWords = (text: string, name: string) => {
  const words = (one: string) => one.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  const named = new Set([...words(name.replaceAll('_', ' ')), 'the', 'a', 'an', 'of', 'is', 'this', 'its']);
  return words(text).filter((word) => !named.has(word));
};

describe('a description', () => {
  it('is at every property, parameter, operation, header and response', () => {
    expect(places.length).toBeGreaterThan(2500);
    expect(places.filter((place) => sentenceOf(place) === '').map(({ path }) => path)).toEqual([]);
  });

  it('is a sentence of three words at least', () => {
    const short = places.filter(
      (place) => sentenceOf(place).split(/\s+/).length < 3 || !/[.:`)]$/.test(sentenceOf(place)),
    );
    expect(short.map((place) => `${place.path}: ${sentenceOf(place)}`)).toEqual([]);
  });

  it('adds something to the name', () => {
    const empty = places.filter((place) => ownWords(sentenceOf(place), place.name).length === 0);
    expect(empty.map((place) => `${place.path}: ${sentenceOf(place)}`)).toEqual([]);
  });

  it('is in plain words', () => {
    const sentences = new Set(places.map(sentenceOf));
    expect([...sentences].flatMap((sentence) => faultsOf(sentence))).toEqual([]);
  });

  it.each(['The id.', 'The external id of this', 'A name.'])('refuses: %s', (text) => {
    expect(ownWords(text, 'external_id_name')).toEqual([]);
  });
});

describe('an example', () => {
  const schemas = (committed.components as { schemas: Record<string, Json> }).schemas;
  const fields = Object.entries(schemas).flatMap(([schema, { properties = {} }]) =>
    Object.entries(properties as Record<string, Json>).map(([field, property]) => ({
      path: `${schema}.${field}`,
      property,
    })),
  );
  const isLeaf = ({ property }: { property: Json }) => !JSON.stringify(property).includes('"$ref"');

  it('is at every property that holds no object with properties of its own', () => {
    const without = fields.filter(isLeaf).filter(({ property }) => !Array.isArray(property.examples));
    expect(without.map(({ path }) => path)).toEqual([]);
  });

  it('has the type and the form of its parameter', () => {
    const ajv = new Ajv2020({ strict: false });
    formats.default(ajv as never);
    const parameters = Object.values(committed.paths as unknown as Record<string, Record<string, Called>>)
      .flatMap((operations) => Object.values(operations))
      .flatMap(({ operationId, parameters = [] }) => parameters.map((one) => ({ operationId, ...one })));
    const unfit = parameters.filter(
      ({ schema, example }) => example !== undefined && !ajv.validate(schema, example),
    );
    expect(unfit.map(({ operationId, name }) => `${operationId} ${name}`)).toEqual([]);
    expect(parameters.length).toBeGreaterThan(200);
  });

  it('has the type and the form of its property', () => {
    const ajv = new Ajv2020({ strict: false });
    formats.default(ajv as never);
    const wrong = fields.filter(isLeaf).filter(({ property }) => {
      const [example] = property.examples as unknown[];
      const values = property['x-extensible-enum'] as unknown[] | undefined;
      return !ajv.validate(property, example) || (values && example !== null && !values.includes(example));
    });
    expect(wrong.map(({ path, property }) => `${path}: ${JSON.stringify(property.examples)}`)).toEqual([]);
  });
});

describe('the generation', () => {
  it('refuses an operation without a text', () => {
    const { description: _, ...getRow } = { ...routes.getMe, path: '/v1/me/row' };
    expect(() => apiDocument({ ...routes, getRow } as Record<string, Route>, examples)).toThrow(
      'lacks getRow',
    );
  });

  it('refuses a field without a text or an example', () => {
    const schemas = { Row: { properties: { lamp: { type: 'string' } } } };
    const describeWith = (texts: ConstructorParameters<typeof FieldTexts>[0]) =>
      describeSchemas(schemas, new FieldTexts(texts), new Map());
    expect(() => describeWith({})).toThrow('text of Row.lamp');
    expect(() => describeWith({ 'Row.lamp': 'The light of the row.' })).toThrow('example of Row.lamp');
    expect(describeWith({ lamp: ['The light of the row.', 'red'] })).toEqual({
      Row: {
        properties: { lamp: { description: 'The light of the row.', type: 'string', examples: ['red'] } },
      },
    });
  });

  it('knows the texts that describe nothing', () => {
    const texts = new FieldTexts({
      'Row.lamp': 'The light of the row.',
      'Row.bell': 'The sound of the row.',
    });
    texts.find(['Row.lamp', 'lamp']);
    expect(texts.unused).toEqual(['Row.bell']);
  });

  it('refuses two files with a text of the same field', () => {
    const rows = { fields: { 'Row.lamp': 'The light of the row.' } };
    expect(allOf('fields', [rows, { operations: {} }])).toEqual(rows.fields);
    expect(() => allOf('fields', [rows, rows])).toThrow('fields of Row.lamp');
  });

  it('refuses a document with a text of no field', () => {
    const { getMe } = routes;
    expect(() => apiDocument({ getMe }, examples)).toThrow(/is called/);
  });
});
