import type { Examples } from '../examples/examples.ts';
import type { Route } from '../routes/route.ts';
import { openapiDocument } from './openapi.ts';
import { withExamples } from './openapi-examples.ts';
import { shareResponses } from './openapi-responses.ts';

/** The OpenAPI document as it is published: with recorded examples, and with each error response written once. */
export const apiDocument = (routes: Record<string, Route>, examples: Examples) =>
  shareResponses(withExamples(openapiDocument(routes), routes, examples));
