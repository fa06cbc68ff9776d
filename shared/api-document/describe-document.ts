import { aboutEvent } from '../contracts/about-events.ts';
import type { EventName } from '../contracts/events.ts';
import type { Route } from '../routes/route.ts';
import { describeOperations } from './describe-operations.ts';
import { describeSchemas, FieldTexts } from './describe-schemas.ts';
import { allOf } from './descriptions/all.ts';
import { recordedValues } from './recorded-values.ts';
import type { Json } from './tidy-schema.ts';

interface ApiDocument {
  paths: Record<string, Json>;
  webhooks: Record<string, { post: Json }>;
  components: { schemas: Record<string, Json>; examples: Record<string, Json> };
}

/**
 * The document with a description of every operation, parameter and field. The texts are in descriptions/, and not in the
 * schemas, because functions that validate requests must not load them.
 */
export function describeDocument<D extends ApiDocument>(document: D, routes: Record<string, Route>) {
  const texts = new FieldTexts(allOf('fields'));
  const schemas = describeSchemas(document.components.schemas, texts, recordedValues(document));
  if (texts.unused.length > 0) throw new Error(`no field is called ${texts.unused.join(', ')}`);
  const webhooks = Object.entries(document.webhooks).map(([name, { post }]) => [
    name,
    { post: { description: causeOf(name, routes), ...post } },
  ]);
  return {
    ...document,
    paths: describeOperations(document.paths, routes),
    webhooks: Object.fromEntries(webhooks) as D['webhooks'],
    components: { ...document.components, schemas },
  };
}

/** The calls that emit an event, or its other cause. */
function causeOf(name: string, routes: Record<string, Route>): string {
  if (name === 'ping') return 'It is sent by `POST /v1/webhook-endpoints/{id}/test` only.';
  const { cause } = aboutEvent(name as EventName);
  const calls = Object.values(routes)
    .filter(({ emits }) => emits.includes(name as EventName))
    .map(({ method, path }) => `- \`${method} ${path}\``);
  return cause ?? ['These calls cause it, at once or by work after the response:', ...calls].join('\n');
}
