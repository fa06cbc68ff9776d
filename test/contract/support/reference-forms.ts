/** Every way to write a body that names other things, and requests with those things. Made from the route table. */
import { ulid } from 'ulid';
import * as v from 'valibot';
import { expect } from 'vitest';
import { errorsOf } from '../../../shared/api-document/errors-of.ts';
import type { Route } from '../../../shared/routes/route.ts';
import type { Api, ApiAnswer } from '../../support/local-stage.ts';
import { type About, makers, prefixes, unwrapped } from './fresh-references.ts';
import { type IdPlace, idPlaces, placeIn, valueAt } from './id-places.ts';
import { routes } from './route-calls.ts';
import { type RouteRequest, validRequests } from './valid-requests.ts';

type OperationId = (typeof routes)[number][0];
export type Body = Record<string, unknown>;

/** What a place names: the prefix of an id, or a token. */
export interface Place {
  path: IdPlace['path'];
  kind: string;
}
/** One way to write a body: of a body with several forms, one for each. */
export interface Form {
  operation: OperationId;
  route: Route;
  name: string;
  /** What makes it this form. */
  literals: Body;
  entries: v.ObjectEntries;
  places: Place[];
}

export const samples = prefixes.map((prefix) => `${prefix}_${ulid()}`);
const kindOf = ({ path, schema }: IdPlace) =>
  String(path.at(-1)).endsWith('_token')
    ? 'token'
    : (samples.find((id) => v.is(schema, id))?.split('_')[0] ?? '');
/** The parts of the resource itself have ids too, and are no reference. */
const isPart = ({ path }: IdPlace) => path.at(-1) === 'id' && path.at(-2) === 'each';

function formsOf(operation: OperationId, route: Route): Form[] {
  const body = unwrapped(route.body as v.GenericSchema);
  const choices = (body.options ?? [body]) as v.GenericSchema[];
  return choices.map((choice) => {
    const { entries = {} } = unwrapped(choice);
    const literals = Object.fromEntries(
      Object.entries(entries).flatMap(([name, entry]) => {
        const { literal } = entry as { literal?: unknown };
        return literal === undefined ? [] : [[name, literal]];
      }),
    );
    const places = idPlaces(choice, samples).filter((place) => !isPart(place));
    const name = [operation, ...Object.values(literals)].join(' ');
    const kinds = places.map((place) => ({ path: place.path, kind: kindOf(place) }));
    return { operation, route, name, literals, entries, places: kinds };
  });
}

// The token of a form is a key for its own request, and names nothing.
export const forms = routes
  .filter(([, { scope, body }]) => scope !== 'none' && body !== undefined)
  .flatMap(([operation, route]) => formsOf(operation, route))
  .filter(({ places }) => places.length > 0);
export const nameOf = ({ path }: Place) => path.join('.');

/** The job that a request is about: what names a stage means one of its stages. */
export async function aboutOf(api: Api, { params = {}, body = {} }: RouteRequest): Promise<About> {
  const named = [body.job_id, body.project_id, params.id].find((id) => String(id).startsWith('job_'));
  if (named !== undefined) return { jobId: String(named) };
  const [first] = (body.application_ids as string[] | undefined) ?? [];
  const application = [params.id, first].find((id) => id?.startsWith('app_'));
  if (application === undefined) return {};
  const { job_id, stage } = (await api.get(`/v1/applications/${application}`)).body;
  return { jobId: job_id, stageId: stage.id };
}

/** Of a choice, only one field is sent: the thing itself or its id. */
export function withPlace(body: Body, { path }: Place, value: unknown): Body {
  const filled = placeIn(body, path, value) as Body;
  const name = String(path.at(-1));
  if (name.endsWith('_id')) delete filled[name.replace(/_id$/, '')];
  return filled;
}

/** The valid request, of a bulk action on an application in a state that the action changes. */
async function inState(api: Api, operation: OperationId, { action }: Body): Promise<RouteRequest> {
  const request = await validRequests[operation](api);
  const single = `${action}Application` as OperationId;
  if (!(single in validRequests)) return request;
  const { params } = await validRequests[single](api);
  return { ...request, body: { ...request.body, application_ids: [params?.id] } };
}

/** What a request of this form needs: of the valid one, the fields that the form has. */
export async function baseOf(
  api: Api,
  { operation, literals, entries, places }: Form,
): Promise<RouteRequest> {
  const { params, body } = await inState(api, operation, literals);
  const known = Object.entries(body ?? {}).filter(([name]) => name in entries);
  let request = { params, body: { ...Object.fromEntries(known), ...literals } as Body };
  for (const place of places) {
    const isNeeded = entries[String(place.path[0])]?.type !== 'optional' && place.path.length === 1;
    if (!isNeeded || valueAt(request.body, place.path) !== undefined) continue;
    const fresh = await makers[place.kind]?.(api, await aboutOf(api, request));
    request = { params, body: withPlace(request.body, place, fresh) };
  }
  return request;
}

/** Each value of each closed list of the body, since some references belong to one of them: `status`, for a rejection. */
export const withWords = ({ entries }: Form): Body[] => [
  {},
  ...Object.entries(entries).flatMap(([name, entry]) => {
    const { options = [], type } = unwrapped(entry as v.GenericSchema) as {
      options?: unknown[];
      type?: string;
    };
    return type === 'picklist' ? options.map((option) => ({ [name]: option })) : [];
  }),
];

/** Done, or refused as documented; returns whether it was done. */
export function expectDocumented(route: Route, answer: ApiAnswer): boolean {
  const { status, body, text } = answer;
  expect(status, text).toBeLessThan(500);
  expect(text).not.toContain('internal_error');
  if (status < 300) {
    const { data } = body;
    return !Array.isArray(data) || data.every(({ outcome = 'done' }) => outcome === 'done');
  }
  expect(errorsOf(route), text).toContain(body.error.code);
  return false;
}

/** Puts something fresh into each of the places, the job first: stages are of the job. */
export async function freshAt(api: Api, base: RouteRequest, places: Place[]): Promise<RouteRequest> {
  let request = base;
  const [jobs, others] = [
    places.filter(({ kind }) => kind === 'job'),
    places.filter(({ kind }) => kind !== 'job'),
  ];
  for (const place of [...jobs, ...others]) {
    const make = makers[place.kind];
    if (!make) throw new Error(`no maker for ${place.kind}`);
    const about = await aboutOf(api, request);
    // What is moved must stand where the request says.
    const fresh = nameOf(place) === 'from_stage_id' ? about.stageId : await make(api, about);
    request = { ...request, body: withPlace(request.body ?? {}, place, fresh) };
    // An application goes with its own candidate.
    if (nameOf(place) === 'application_id' && request.body?.candidate_id) {
      const { candidate_id } = (await api.get(`/v1/applications/${fresh}`)).body;
      request = { ...request, body: { ...request.body, candidate_id } };
    }
  }
  return request;
}
