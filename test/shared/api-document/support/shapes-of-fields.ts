import { isDeepStrictEqual } from 'node:util';

interface Schema {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  additionalProperties?: boolean | Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
}
export type Schemas = Record<string, Schema>;

/** The type of a text or number, the shapes of an object's properties, or that of a list's entries in a list. Null is left out. */
export type Shape = string | Shape[] | { [property: string]: Shape };
export interface Place {
  schema: string;
  shape: Shape;
}

const nameOf = (ref: string) => ref.split('/').at(-1) ?? '';

/** The shapes of all properties that can be reached, by the name of the property. */
export function shapesIn(
  schemas: Schemas,
  roots: object[],
  isOurs: (place: { schema: string }) => boolean,
): Map<string, Place[]> {
  const found = new Map<string, Place[]>();
  const visited = new Set<string>();
  const whole = (schema: Schema): Schema =>
    schema.$ref ? whole(schemas[nameOf(schema.$ref)] ?? {}) : schema;

  const shapeOf = (given: Schema): Shape => {
    const { anyOf, oneOf, type, properties, items, additionalProperties: others } = whole(given);
    const choices = (anyOf ?? oneOf)?.filter((one) => one.type !== 'null').map(shapeOf);
    if (choices?.length === 1) return choices[0] ?? '';
    if (choices) return { 'one of': choices.map((one) => JSON.stringify(one)).sort() };
    if (properties)
      return Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, shapeOf(one)]));
    if (items) return [shapeOf(items)];
    if (others) return { 'any name': others === true ? 'anything' : shapeOf(others) };
    const types = [type ?? 'anything'].flat().filter((one) => one !== 'null');
    return types.map((one) => (one === 'integer' ? 'number' : one)).join(' or ');
  };

  const walk = (given: Schema, owner: string): void => {
    const schema = given.$ref ? nameOf(given.$ref) : owner;
    if (given.$ref && visited.has(schema)) return;
    visited.add(schema);
    const { properties = {}, items, additionalProperties, anyOf = [], oneOf = [], allOf = [] } = whole(given);
    for (const [name, one] of Object.entries(properties)) {
      if (isOurs({ schema })) found.set(name, [...(found.get(name) ?? []), { schema, shape: shapeOf(one) }]);
      walk(one, `${schema}.${name}`);
    }
    const parts = [items, additionalProperties, ...anyOf, ...oneOf, ...allOf];
    for (const part of parts) if (typeof part === 'object') walk(part, schema);
  };
  for (const root of roots) walk(root as Schema, '');
  return found;
}

export const placesOf = (found: Map<string, Place[]>, name: string): Place[] => found.get(name) ?? [];

/** Whether the first shape is the second one, or leaves out properties of it. */
function isPartOf(part: Shape, whole: Shape): boolean {
  if (typeof part === 'string' || typeof whole === 'string') return part === whole;
  if (Array.isArray(part) || Array.isArray(whole))
    return Array.isArray(part) && Array.isArray(whole)
      ? part.length === whole.length && part.every((one, at) => isPartOf(one, whole[at] ?? ''))
      : false;
  return Object.entries(part).every(([name, one]) => name in whole && isPartOf(one, whole[name] ?? ''));
}

/** The largest shape of some places, and the places whose shape is no part of it. */
export function joined(places: Place[]): { largest: Shape; others: Place[] } {
  const [first, ...rest] = places.map(({ shape }) => shape);
  const largest = rest.reduce<Shape>((most, one) => (isPartOf(most, one) ? one : most), first ?? '');
  return {
    largest,
    others: places.filter(({ shape }) => !isDeepStrictEqual(shape, largest) && !isPartOf(shape, largest)),
  };
}
