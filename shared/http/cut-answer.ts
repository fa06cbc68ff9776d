import * as v from 'valibot';
import type { Scope } from '../contracts/organization.ts';
import { each, type ScopedPart, scopedParts } from '../contracts/read-with.ts';
import { type Route, readScopeOf, writeAnswerOf } from '../routes/route.ts';
import type { Answer } from './answer.ts';
import type { Caller } from './api-gateway.ts';
import { etagOf } from './etag.ts';

/**
 * THE rule of who sees what of an answer, the first one and a repeated one alike: a secret key that may not read what the
 * answer tells of is shown which thing it is, and no part whose scope it does not hold. What is stored to be repeated is
 * whole, so that each key that asks sees what it may.
 */
export function cutAnswer(route: Route, caller: Caller, answer: Answer): Answer {
  if (caller.keyType !== 'secret' || answer.status >= 300 || route.media) return answer;
  if (!mayReadAnswer(route, caller)) return shownAs(answer, (view) => v.parse(writeAnswerOf(route), view));
  const hidden = partsOf(route).filter(({ scope }) => !caller.scopes.includes(scope));
  if (hidden.length === 0) return answer;
  return shownAs(answer, (view) => hidden.reduce<unknown>((cut, { path }) => without(cut, path), view));
}

/** Whether a part of the answer is shown to this caller, and so worth reading. */
export const showsPart = (route: Route, caller: Caller, scope: Scope): boolean =>
  mayReadAnswer(route, caller) && caller.scopes.includes(scope);

const mayReadAnswer = (route: Route, { scopes }: Caller): boolean => {
  const scope = readScopeOf(route);
  return scope === null || scopes.includes(scope);
};

/** Its ETag stands for what is shown: one of the whole answer would let what is hidden be guessed and confirmed. */
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

/** The view with null in the place of a part. */
function without(view: unknown, [step, ...rest]: ScopedPart['path']): unknown {
  if (step === undefined || typeof view !== 'object' || view === null) return null;
  if (step === each) return (view as unknown[]).map((item) => without(item, rest));
  const fields = view as Record<string, unknown>;
  return step in fields ? { ...fields, [step]: without(fields[step], rest) } : view;
}
