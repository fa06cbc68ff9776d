type Json = Record<string, unknown>;
interface Extended extends Json {
  'x-publishable-body'?: Json;
  'x-publishable-response'?: Json & { schema: Json };
  content?: Record<string, Json>;
}
interface Operation extends Json {
  security?: Json[];
  requestBody?: Extended;
  responses: Record<string, Extended>;
}
interface ApiDocument {
  info: object;
  paths: object;
  components: object;
  webhooks: object;
  tags: { name: string }[];
}

const security = [{ publishableKey: [] }];

/**
 * The OpenAPI document of the calls that take a publishable key, with only what that key may send and receive. `document` is the
 * published document of all calls, which has the bodies of publishable keys as extensions.
 */
export function publishableDocument({ info, paths, components, webhooks: _, tags, ...others }: ApiDocument) {
  const parts = components as Record<string, Json>;
  const schemas: Json = { ...parts.schemas };
  const operations = mapValues(paths as Record<string, Record<string, Operation>>, (methods) =>
    Object.fromEntries(
      Object.entries(methods)
        .filter(([, operation]) => operation.security?.some((one) => 'publishableKey' in one))
        .map(([method, operation]) => [method, asPublishable(operation, schemas)]),
    ),
  );
  const kept = Object.fromEntries(
    Object.entries(operations).filter(([, one]) => Object.keys(one).length > 0),
  );
  const usedTags = new Set(
    Object.values(kept).flatMap((one) => Object.values(one).flatMap((each) => each.tags)),
  );
  return {
    ...others,
    info: { ...info, title: 'Hiring Service for publishable keys' },
    security,
    paths: kept,
    components: usedBy(kept, {
      ...parts,
      schemas,
      securitySchemes: { publishableKey: parts.securitySchemes?.publishableKey },
    }),
    tags: tags.filter(({ name }) => usedTags.has(name)),
  };
}

/** Adds the schemas of the operation's bodies to `schemas` under their titles. Links lead to calls that need a secret key: they are left out. */
function asPublishable({ requestBody, responses, ...operation }: Operation, schemas: Json): Operation {
  const named = (schema: Json) => withReferences(schema, schemas) as Json;
  const body = requestBody?.['x-publishable-body'];
  return {
    ...operation,
    security,
    ...(requestBody && {
      requestBody: body
        ? { required: requestBody.required, content: { 'application/json': { schema: named(body) } } }
        : requestBody,
    }),
    responses: mapValues(responses, (response) => {
      const { 'x-publishable-response': shown, 'x-without-read-scope': _, links: __, ...plain } = response;
      if (typeof plain.description === 'string')
        plain.description = plain.description.split(' A key without ')[0];
      if (!shown) return plain;
      return { ...plain, content: { 'application/json': { ...shown, schema: named(shown.schema) } } };
    }),
  };
}

/** The schema with a reference for each object that has a title, which is then in `schemas`. */
function withReferences(place: unknown, schemas: Json): unknown {
  if (Array.isArray(place)) return place.map((one) => withReferences(one, schemas));
  if (typeof place !== 'object' || place === null) return place;
  const { title, ...rest } = mapValues(place as Json, (value) => withReferences(value, schemas));
  if (typeof title !== 'string') return title === undefined ? rest : { title, ...rest };
  schemas[title] = rest;
  return { $ref: `#/components/schemas/${title}` };
}

/** The parts that something refers to, directly or through another part. Security schemes are referred to by name and stay. */
function usedBy(paths: Json, components: Record<string, Json>): Record<string, Json> {
  const used = new Set<string>();
  const follow = (place: unknown): void => {
    if (typeof place !== 'object' || place === null) return;
    const { $ref } = place as { $ref?: unknown };
    if (typeof $ref === 'string' && !used.has($ref)) {
      used.add($ref);
      const [kind = '', name = ''] = $ref.split('/').slice(2);
      follow(components[kind]?.[name]);
    }
    for (const value of Object.values(place)) follow(value);
  };
  follow(paths);
  return mapValues(components, (parts, kind) =>
    kind === 'securitySchemes'
      ? parts
      : Object.fromEntries(
          Object.entries(parts).filter(([name]) => used.has(`#/components/${kind}/${name}`)),
        ),
  );
}

const mapValues = <T, U>(record: Record<string, T>, map: (value: T, name: string) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value, name)]));
