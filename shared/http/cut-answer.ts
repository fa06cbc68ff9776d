import * as v from 'valibot';
import type { Scope } from '../contracts/organization.ts';
import { each, type ScopedPart, scopedParts } from '../contracts/read-with.ts';
import { type Route, readScopeOf, writeAnswerOf } from '../routes/route.ts';
import type { Answer } from './answer.ts';
import type { Caller } from './api-gateway.ts';
import { etagOf } from './etag.ts';

/**
 * THE rule for the visible part of a response, of a first and a replayed one alike: a secret key that may not read the
 * resource sees only its id and state, and no key sees fields whose scope it lacks. The stored response is complete, so
 * that each key sees its own part.
 */
export function cutAnswer(route: Route, caller: Caller, answer: Answer): Answer {
  if (caller.keyType !== 'secret' || answer.status >= 300 || route.media) return answer;
  if (!mayReadAnswer(route, caller)) return shownAs(answer, (view) => v.parse(writeAnswerOf(route), view));
  const hidden = partsOf(route).filter(({ scope }) => !caller.scopes.includes(scope));
  if (hidden.length === 0) return answer;
  return shownAs(answer, (view) => hidden.reduce<unknown>((cut, { path }) => without(cut, path), view));
}

/** Whether this caller sees the field, so that it must be read. */
export const showsPart = (route: Route, caller: Caller, scope: Scope): boolean =>
  mayReadAnswer(route, caller) && caller.scopes.includes(scope);

const mayReadAnswer = (route: Route, { scopes }: Caller): boolean => {
  const scope = readScopeOf(route);
  return scope === null || scopes.includes(scope);
};

/**
 * The ETag is that of the visible part: with one of the whole response, a caller could verify guesses of hidden fields.
 */
function shownAs(answer: Answer, cut: (view: unknown) => unknown): Answer {
  const view = cut(JSON.parse(answer.body));
  const { ETag } = answer.headers;
  const headers = ETag === undefined ? answer.headers : { ...answer.headers, ETag: etagOf(view) };
  return { ...answer, headers, body: JSON.stringify(view) };
}

const partsByAnswer = new WeakMap<v.GenericSchema, ScopedPart[]>();
function partsOf({ answer }: Route): ScopedPart[] {
  const parts = partsByAnswer.get(answer) ?? scopedParts(answer);
  partsByAnswer.set(answer, parts);
  return parts;
}

/** The view with null for one field. */
function without(view: unknown, [step, ...rest]: ScopedPart['path']): unknown {
  if (step === undefined || typeof view !== 'object' || view === null) return null;
  if (step === each) return (view as unknown[]).map((item) => without(item, rest));
  const fields = view as Record<string, unknown>;
  return step in fields ? { ...fields, [step]: without(fields[step], rest) } : view;
}
