import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { ulid } from 'ulid';
import * as v from 'valibot';
import { type IdKind, idPrefixes } from '../../../shared/contracts/primitives.ts';
import type { Route } from '../../../shared/routes/route.ts';
import * as routeTable from '../../../shared/routes/route-table.ts';
import type { Api, ApiAnswer, ApiRequest } from '../../support/local-stage.ts';
import { type RouteRequest, settleScans } from './valid-requests.ts';

/** The calls of sign-in have cookies and no keys: test/contract/sign-in.test.ts judges them. */
export const isSignIn = ({ path }: Pick<Route, 'path'>) => path.startsWith('/auth/');
/** The calls of a candidate have the token of one session: test/contract/assessment-sessions.test.ts judges them. */
export const isOfCandidate = ({ keys }: Pick<Route, 'keys'>) => keys === 'candidate';
/** What no key opens. */
export const takesNoKey = (route: Pick<Route, 'path' | 'keys'>) => isSignIn(route) || isOfCandidate(route);
/** The built files of pages have names that change with their content, and a page of the dashboard is any path. */
export const isFileOfPages = ({ servedBy, params }: Pick<Route, 'servedBy' | 'params'>) =>
  (servedBy === 'dashboard' || servedBy === 'widget') && Object.keys(params).length > 0;
export const routes = (Object.entries(routeTable) as [keyof typeof routeTable, Route][]).filter(
  ([, route]) => !takesNoKey(route),
);

export type Params = Record<string, string>;
export interface RouteCall extends Omit<ApiRequest, 'body'>, Omit<RouteRequest, 'body'> {
  body?: unknown;
  /** After the question mark. */
  query?: string;
}

export const pathOf = (route: Route, params: Params = {}) =>
  route.path.replace(/\{(\w+)\+?\}/g, (_, name: string) => params[name] ?? '');

/** Calls a route, as the person where it refuses keys; parameters that are not given name nothing that exists. */
export const callRoute = (
  api: Api,
  route: Route,
  { params = missingParams(route), query, ...request }: RouteCall = {},
): Promise<ApiAnswer> =>
  ((route.keys === 'session' && api.person) || api).send(
    route.method,
    pathOf(route, params) + (query === undefined ? '' : `?${query}`),
    request,
  );

const kinds = Object.keys(idPrefixes) as IdKind[];
const newId = (kind: IdKind) => `${idPrefixes[kind]}_${ulid()}`;
/** The name of a script, a style sheet, a language and a version that no build has. */
const noFiles = ['none-AAAAAAAA.js', 'none-AAAAAAAA.css', 'xx', 'v1.0.1'];
/** An id of each kind, the address of a job's page, and names of files. */
const samples = () => [...kinds.map(newId), ulid().toLowerCase(), ...noFiles];

/** Ids of the right form that nobody has. */
export const missingParams = (route: Route): Params =>
  mapParams(route, (schema) => samples().find((id) => v.is(schema, id)));

/** Ids of our form, of a kind that this route does not take. */
export const otherKindParams = (route: Route): Params =>
  mapParams(route, (schema) => samples().find((id) => !v.is(schema, id)));

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

/** The lists below what the given parameters name, such as the notes of a candidate. */
const listsBelow = (params: Params) =>
  routes
    .map(([, route]) => route)
    .filter((route) => {
      const names = Object.keys(route.params);
      return (
        'cursor' in route.query &&
        names.length > 0 &&
        names.every((name) => v.is(route.params[name] as v.GenericSchema, params[name]))
      );
    });

/** The reading of the one thing that the given parameters name. */
const readingsOf = (params: Params) =>
  routes
    .map(([, route]) => route)
    .filter(
      ({ method, path, query, params: schemas }) =>
        method === 'GET' &&
        path.endsWith('}') &&
        !('cursor' in query) &&
        isDeepStrictEqual(Object.keys(schemas).sort(), Object.keys(params).sort()) &&
        Object.entries(schemas).every(([name, schema]) => v.is(schema as v.GenericSchema, params[name])),
    );

/**
 * All that an organization has, as its lists tell it once its work has come to rest; with the parameters of a request,
 * also what they name and what lies below that.
 */
export async function readEverything(api: Api, params: Params = {}): Promise<unknown[][]> {
  await settle(api);
  return Promise.all([
    ...listRoutes.map((route) => readList(api, route, params)),
    ...listsBelow(params).map((route) => readBelow(api, route, params)),
    ...readingsOf(params).map((route) => readOne(api, route, params)),
  ]);
}

/** Nothing, once it is gone. */
async function readOne(api: Api, route: Route, params: Params): Promise<unknown[]> {
  const { status, body } = await callRoute(api, route, { params });
  return status === 200 ? [body] : [];
}

/** The items of a list below a resource; nothing if the resource is deleted. */
async function readBelow(api: Api, route: Route, params: Params): Promise<unknown[]> {
  const { status } = await callRoute(api, route, { params, query: 'limit=1' });
  return status === 404 ? [] : readList(api, route, params);
}

/** Every item of a list, page by page. */
export async function readList(api: Api, route: Route, params: Params = {}): Promise<unknown[]> {
  const items: unknown[] = [];
  let cursor: string | null = null;
  do {
    const query = `limit=100${cursor === null ? '' : `&cursor=${cursor}`}`;
    const { status, body, text }: ApiAnswer = await callRoute(api, route, { params, query });
    if (status !== 200) throw new Error(`${route.path}: ${text}`);
    items.push(...body.data);
    cursor = body.next_cursor;
  } while (cursor !== null);
  return items;
}

/** Waits until nothing of the organization is under way any more: no scan, no import. */
async function settle(api: Api): Promise<void> {
  await settleScans(api);
  const jobs = routes.find(([name]) => name === 'listJobs')?.[1];
  while (jobs && JSON.stringify(await readList(api, jobs)).includes('"status":"processing"')) await sleep(50);
}

/** As {@link readEverything} tells it once workers, which go on after an answer, have come to rest too. */
export async function readAtRest(api: Api, params?: Params): Promise<unknown[][]> {
  for (let last = await readEverything(api, params); ; ) {
    await sleep(200);
    const now = await readEverything(api, params);
    if (isDeepStrictEqual(now, last)) return now;
    last = now;
  }
}
