import type { Properties } from './templates.ts';

/** Resources of one kind are written by their shape where there are so many of them. */
const fewest = 5;

/** The resources of a stack by id. */
export type Resources = Record<string, Properties>;

/**
 * The shapes of a stage's resources, by kind: the values that more than half of the resources of the kind have. A reviewer reads a
 * shape once, and of each resource the differences.
 */
export function shapesOf(stacks: readonly Resources[]): Record<string, Properties> {
  const all = stacks.flatMap((resources) => Object.entries(resources).map(ownWords));
  const byKind = [...Map.groupBy(all, kindOf)].filter(([, { length }]) => length >= fewest);
  return Object.fromEntries(
    byKind
      .map(([kind, resources]) => [kind, shapeOf(resources, resources.length)] as [string, Properties])
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/** The resources of a stack: of each kind with a shape the differences from it, by path; null means that a value of the shape is absent. */
export function byShape(resources: Resources, shapes: Record<string, Properties>): Resources {
  return Object.fromEntries(
    Object.entries(resources).map(([id, resource]) => {
      const own = ownWords([id, resource]);
      const kind = kindOf(own);
      const shape = shapes[kind];
      return [id, shape ? { is: kind, ...Object.fromEntries(differences(shape, own)) } : resource];
    }),
  );
}

/** A method that is answered by a function and one that the gateway answers itself have little in common. */
const kindOf = ({ Type, Properties: { HttpMethod } = {} as Properties }: Properties): string =>
  HttpMethod === 'ANY' ? `${Type} ANY` : `${Type}`;

const parts = /(?:Function|FunctionGateway|Logs|Role|Errors|Queue)[0-9A-F]{8}$/;

/** `${GetJobRole1A2B3C4D.Arn}` in a resource of GetJob → `${own Role.Arn}`: the id before the resource has the rest. */
function ownWords([id, resource]: [string, Properties]): Properties {
  const owner = parts.test(id) ? id.replace(parts, '') : undefined;
  if (!owner) return resource;
  const own = new RegExp(
    `\\$\\{${owner}([A-Z][A-Za-z]*?)[0-9A-F]{8}(?=[.}])|(?<=")${owner}([A-Z][A-Za-z]*?)[0-9A-F]{8}(?=")`,
    'g',
  );
  return JSON.parse(
    JSON.stringify(resource).replaceAll(own, (_, reference, dependency) =>
      reference ? `\${own ${reference}` : `own ${dependency}`,
    ),
  );
}

const isObject = (value: unknown): value is Properties =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isListOfObjects = (value: unknown): value is unknown[] => Array.isArray(value) && value.every(isObject);
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The value that more than half of `total` resources have at a place; undefined where they differ. */
function shapeOf(values: readonly unknown[], total: number): unknown {
  if (values.length * 2 <= total) return undefined;
  const objects = values.filter(isObject);
  if (objects.length * 2 > total) return shapeOfObjects(objects, total);
  const lists = values.filter((value) => Array.isArray(value));
  if (lists.length * 2 > total) return shapeOfLists(lists, total);
  const counts = [...Map.groupBy(values, (value) => JSON.stringify(value)).values()];
  return counts.find(({ length }) => length * 2 > total)?.[0];
}

function shapeOfObjects(objects: readonly Properties[], total: number): Properties {
  const keys = [...new Set(objects.flatMap((one) => Object.keys(one)))];
  const entries = keys.map((key) => {
    const held = objects.flatMap((one) => (key in one ? [one[key]] : []));
    return [key, shapeOf(held, total)] as const;
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** The beginning that the lists share. A text in it, such as a right, is one that every list has: no review may overlook others. */
function shapeOfLists(lists: readonly unknown[][], total: number): unknown[] {
  const shape: unknown[] = [];
  for (;;) {
    const held = lists.flatMap((list) => list.slice(shape.length, shape.length + 1));
    const isOfAll = held.length === lists.length && held.every((one) => same(one, held[0]));
    const next = held.every(isObject) ? shapeOf(held, total) : isOfAll ? held[0] : undefined;
    if (next === undefined) return shape;
    shape.push(next);
  }
}

/** Each place where a resource differs from its shape; of a list, the part after the beginning that is equal. */
function* differences(shape: unknown, value: unknown, path: string[] = []): Generator<[string, unknown]> {
  if (same(shape, value)) return;
  const at = (key: string) => [...path, key].filter((one) => one !== 'Properties').join('.');
  if (isObject(shape) && isObject(value)) {
    for (const key of new Set([...Object.keys(shape), ...Object.keys(value)])) {
      if (!(key in value)) yield [at(key), null];
      else if (key in shape) yield* differences(shape[key], value[key], [...path, key]);
      else yield [at(key), value[key]];
    }
    return;
  }
  const place = path.filter((one) => one !== 'Properties').join('.');
  if (!Array.isArray(shape) || !Array.isArray(value) || value.length < shape.length)
    return yield [place, value];
  if (isListOfObjects(shape) && isListOfObjects(value) && shape.length === value.length) {
    for (const [index, one] of value.entries()) yield* differences(shape[index], one, [...path, `${index}`]);
    return;
  }
  const first = value.findIndex((one, index) => !same(shape[index], one));
  yield [first === 0 ? place : `${place} after ${first}`, value.slice(first)];
}
