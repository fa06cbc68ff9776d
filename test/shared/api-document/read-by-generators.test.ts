import { expect, it } from 'vitest';
import { apiDocument } from '../../../shared/api-document/api-document.ts';
import { examples } from '../../../shared/examples/examples.ts';
import * as routes from '../../../shared/routes/route-table.ts';

interface Part extends Record<string, unknown> {
  anyOf?: { type?: unknown }[];
  oneOf?: { type?: unknown }[];
}

const document = apiDocument(routes, examples) as unknown as {
  paths: Record<string, Record<string, { responses: Record<string, { content?: object }> }>>;
  webhooks: object;
  components: { schemas: Record<string, Part> };
};
/** Every schema and everything around it, with its place. Examples, and extensions that generators ignore, are left out. */
const parts = partsOf({ ...document, components: { schemas: document.components.schemas } }, '');
const isUnion = ({ anyOf, oneOf }: Part) =>
  (anyOf ?? oneOf ?? []).filter(({ type }) => type !== 'null').length > 1;

function partsOf(value: unknown, place: string): { place: string; part: Part }[] {
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.entries(value)
    .filter(([key]) => !key.startsWith('example') && !key.startsWith('x-'))
    .flatMap(([key, held]) => partsOf(held, `${place}/${key}`));
  return [{ place, part: value as Part }, ...below];
}

it('has no union without a name, as each generator would invent one', () => {
  const unnamed = parts.filter(
    ({ part, place }) => isUnion(part) && !/^\/components\/schemas\/\w+$/.test(place),
  );
  expect(unnamed.map(({ place }) => place)).toEqual([]);
  expect(Object.values(document.components.schemas).filter(isUnion).length).toBeGreaterThan(3);
});

it('has no value of several types outside of a union', () => {
  const several = parts.filter(
    ({ part: { type } }) => Array.isArray(type) && type.filter((one) => one !== 'null').length > 1,
  );
  expect(several.map(({ place }) => place)).toEqual([]);
});

it('has no constant or list of booleans, of which Java and Kotlin get an enum that does not compile', () => {
  const listed = parts.filter(({ part }) =>
    [part.const, part.enum].flat().some((value) => typeof value === 'boolean'),
  );
  expect(listed.map(({ place }) => place)).toEqual([]);
});

it('has no pattern that can begin within a text, as clients in Python compare from its start', () => {
  const patterns = parts.flatMap(({ part: { pattern } }) => (typeof pattern === 'string' ? [pattern] : []));
  expect(patterns.filter((pattern) => !pattern.startsWith('^'))).toEqual([]);
  expect(patterns.length).toBeGreaterThan(100);
});

it('has one content in a response, because generators read the first', () => {
  const responses = Object.values(document.paths).flatMap((methods) =>
    Object.values(methods).flatMap(({ responses }) => Object.values(responses)),
  );
  const several = responses
    .map(({ content = {} }) => Object.keys(content))
    .filter(({ length }) => length > 1);
  expect(several).toEqual([]);
  expect(responses.length).toBeGreaterThan(1000);
});
