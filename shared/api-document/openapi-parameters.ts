import type * as v from 'valibot';
import type { Route } from '../routes/route.ts';
import { headerParameters } from './openapi-headers.ts';
import { requestSchema } from './openapi-schemas.ts';

type Json = Record<string, unknown>;

/** Query values are texts; these are numbers and booleans to a client. */
const typedTexts: Record<string, Json> = {
  limit: { type: 'integer', minimum: 1, maximum: 100, default: 25 },
  min_score: { type: 'integer', minimum: 0, maximum: 100 },
  is_confirmed: { type: 'boolean' },
};

/** The parameters of a route in its path, its query and its headers. */
export const parametersOf = (route: Route): Json[] => [
  ...Object.entries(route.params).map(([name, schema]) => parameter('path', name, schema, true)),
  ...Object.entries(route.query).map(([name, schema]) => parameter('query', name, schema, false)),
  ...headerParameters(route),
];

function parameter(place: 'path' | 'query', name: string, schema: v.GenericSchema, required: boolean): Json {
  return { name, in: place, required, schema: typedTexts[name] ?? requestSchema(schema) };
}
