import type { Json } from './tidy-schema.ts';

const prefix = '#/components/schemas/';
/** The extensions of an operation that have a schema, which tools do not follow. */
const extensions = new Set(['x-publishable-body', 'x-publishable-response', 'x-without-read-scope']);

interface ApiDocument {
  paths: Record<string, Json>;
  webhooks: object;
  components: { schemas: Record<string, Json> };
}

/** The document without the named schemas that only extensions refer to: they are in the extension, with their name as title. Tools warn of unused names. */
export function inlineExtensions<D extends ApiDocument>(document: D): D {
  const { schemas } = document.components;
  const used = new Set<string>();
  follow([document.paths, document.webhooks], schemas, used);
  const inlined = (place: unknown): unknown => {
    if (Array.isArray(place)) return place.map(inlined);
    if (typeof place !== 'object' || place === null) return place;
    const name = nameIn(place);
    if (name !== undefined && !used.has(name))
      return inlined({ title: name, ...schemas[name], ...place, $ref: undefined });
    return Object.fromEntries(Object.entries(place).map(([key, value]) => [key, inlined(value)]));
  };
  const kept = Object.entries(schemas).filter(([name]) => used.has(name));
  return {
    ...document,
    paths: inlined(document.paths),
    components: { ...document.components, schemas: Object.fromEntries(kept) },
  };
}

function follow(place: unknown, schemas: Record<string, Json>, used: Set<string>): void {
  if (typeof place !== 'object' || place === null) return;
  const name = nameIn(place);
  if (name !== undefined && !used.has(name)) {
    used.add(name);
    follow(schemas[name], schemas, used);
  }
  for (const [key, value] of Object.entries(place)) if (!extensions.has(key)) follow(value, schemas, used);
}

const nameIn = ({ $ref }: { $ref?: unknown }): string | undefined =>
  typeof $ref === 'string' && $ref.startsWith(prefix) ? $ref.slice(prefix.length) : undefined;
