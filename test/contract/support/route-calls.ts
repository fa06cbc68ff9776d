import { ulid } from 'ulid';
import * as v from 'valibot';
import { type IdKind, idPrefixes } from '../../../shared/contracts/primitives.ts';
import type { Route } from '../../../shared/route.ts';
import * as routeTable from '../../../shared/routes.ts';
import type { Api, ApiAnswer, ApiRequest } from '../../support/local-stage.ts';
import { type RouteRequest, settleScans } from './valid-requests.ts';

export const routes = Object.entries(routeTable) as [keyof typeof routeTable, Route][];

export type Params = Record<string, string>;
export interface RouteCall extends Omit<ApiRequest, 'body'>, Omit<RouteRequest, 'body'> {
  body?: unknown;
  /** After the question mark. */
  query?: string;
}

export const pathOf = (route: Route, params: Params = {}) =>
  route.path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');

/** Calls a route; parameters that are not given name nothing that exists. */
export const callRoute = (
  api: Api,
  route: Route,
  { params = missingParams(route), query, ...request }: RouteCall = {},
): Promise<ApiAnswer> =>
  api.send(route.method, pathOf(route, params) + (query === undefined ? '' : `?${query}`), request);

const kinds = Object.keys(idPrefixes) as IdKind[];
const newId = (kind: IdKind) => `${idPrefixes[kind]}_${ulid()}`;

/** Ids of the right form that nobody has. */
export const missingParams = (route: Route): Params =>
  mapParams(route, (schema) => kinds.map(newId).find((id) => v.is(schema, id)));

/** Ids of our form, of a kind that this route does not take. */
export const otherKindParams = (route: Route): Params =>
  mapParams(route, (schema) => kinds.map(newId).find((id) => !v.is(schema, id)));

/** Every parameter with the same text. */
export const sameParams = (route: Route, text: string): Params => mapParams(route, () => text);

function mapParams(route: Route, choose: (schema: v.GenericSchema) => string | undefined): Params {
  return Object.fromEntries(
    Object.entries(route.params).map(([name, schema]) => {
      const chosen = choose(schema as v.GenericSchema);
      if (chosen === undefined) throw new Error(`${route.path}: no sample for the parameter ${name}`);
      return [name, chosen];
    }),
  );
}

const listRoutes = routes
  .map(([, route]) => route)
  .filter(({ query, params }) => 'cursor' in query && Object.keys(params).length === 0);

/** All that an organization has, as its lists tell it once its scans have come to rest. */
export async function readEverything(api: Api): Promise<unknown[][]> {
  await settleScans(api);
  return Promise.all(
    listRoutes.map(async (route) => {
      const { body } = await callRoute(api, route, { query: 'limit=100' });
      if (body.has_more !== false) throw new Error(`${route.path}: these tests need lists of one page`);
      return body.data;
    }),
  );
}
