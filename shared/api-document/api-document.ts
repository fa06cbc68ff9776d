import type { Examples } from '../examples/examples.ts';
import type { Route } from '../routes/route.ts';
import { describeDocument } from './describe-document.ts';
import { inlineExtensions } from './inline-extensions.ts';
import { openapiDocument } from './openapi.ts';
import { withExamples } from './openapi-examples.ts';
import { shareResponses } from './openapi-responses.ts';
import { tagsOf } from './openapi-tags.ts';
import { withNamedSchemas } from './with-named-schemas.ts';

/**
 * The OpenAPI document as it is published: every object has a name, everything is described and has recorded examples, and each
 * error response is written once.
 */
export function apiDocument(table: Record<string, Route>, examples: Examples) {
  // Names and examples are those of the first operation that has them, whatever the order of the table.
  const routes = Object.fromEntries(Object.entries(table).sort(([a], [b]) => (a < b ? -1 : 1)));
  const named = withNamedSchemas(withExamples(openapiDocument(routes), routes, examples));
  const described = inlineExtensions(describeDocument(named, routes));
  return shareResponses({ ...described, tags: tagsOf(routes) });
}
