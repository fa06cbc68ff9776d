import * as v from 'valibot';
import type { Scope } from '../contracts/organization.ts';
import { each, type ScopedPart, scopedParts } from '../contracts/read-with.ts';
import { type Route, readScopeOf, writeResponseOf } from '../routes/route.ts';
import type { Caller } from './api-gateway.ts';
import { etagOf } from './etag.ts';
import { isInsider } from './insider.ts';
import type { EndpointResponse } from './response.ts';

/**
 * The visible part of a response to a secret key or a person, of a first and a replayed one alike: a key that may not read the resource
 * sees only its id and state, and no key sees fields whose scope it lacks. The stored response is complete, so that each
 * key sees its own part. A publishable key sees the `publicResponse` of the row (perform.ts).
 */
export function cutResponse(route: Route, caller: Caller, response: EndpointResponse): EndpointResponse {
  if (!isInsider(caller) || response.status >= 300 || route.media) return response;
  if (!mayReadResponse(route, caller))
    return shownAs(response, (view) => v.parse(writeResponseOf(route), view));
  const hidden = partsOf(route).filter(({ scope }) => !caller.scopes.includes(scope));
  if (hidden.length === 0) return response;
  return shownAs(response, (view) => hidden.reduce<unknown>((cut, { path }) => without(cut, path), view));
}

/** Whether this caller sees the field, so that it must be read. */
export const showsPart = (route: Route, caller: Caller, scope: Scope): boolean =>
  mayReadResponse(route, caller) && caller.scopes.includes(scope);

const mayReadResponse = (route: Route, { scopes }: Caller): boolean => {
  const scope = readScopeOf(route);
  return scope === null || scopes.includes(scope);
};

/**
 * The ETag is that of the visible part: with one of the whole response, a caller could verify guesses of hidden fields.
 */
function shownAs(response: EndpointResponse, cut: (view: unknown) => unknown): EndpointResponse {
  const view = cut(JSON.parse(response.body));
  const { ETag } = response.headers;
  const headers = ETag === undefined ? response.headers : { ...response.headers, ETag: etagOf(view) };
  return { ...response, headers, body: JSON.stringify(view) };
}

const partsByResponse = new WeakMap<v.GenericSchema, ScopedPart[]>();
function partsOf({ response }: Route): ScopedPart[] {
  const parts = partsByResponse.get(response) ?? scopedParts(response);
  partsByResponse.set(response, parts);
  return parts;
}

/** The view with null for one field. */
function without(view: unknown, [step, ...rest]: ScopedPart['path']): unknown {
  if (step === undefined || typeof view !== 'object' || view === null) return null;
  if (step === each) return (view as unknown[]).map((item) => without(item, rest));
  const fields = view as Record<string, unknown>;
  return step in fields ? { ...fields, [step]: without(fields[step], rest) } : view;
}
