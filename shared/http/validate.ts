import * as v from 'valibot';
import type { ErrorDetail } from '../contracts/errors.ts';
import { ApiError } from '../domain/api-error.ts';
import { invalid, invalidFields } from '../domain/invalid.ts';
import { needsBody, type Route } from '../routes/route.ts';
import type { HttpRequest } from './api-gateway.ts';
import { codeOfRefusal, wordsOfRefusal } from './field-messages.ts';
import { knownFields } from './known-fields.ts';
import { wellFormed } from './well-formed.ts';

/** When one check of a text fails, the next ones are skipped. */
const judging = { abortPipeEarly: true };

/** A path parameter that is no valid id is not found. */
export function readParams<R extends Route>(route: R, request: HttpRequest) {
  const parsed = v.safeParse(v.object(route.params), wellFormed(request.params), judging);
  if (!parsed.success) throw new ApiError('not_found');
  return parsed.output;
}

/**
 * Unknown, repeated or invalid parameters are errors: without an ignored filter the response would contain too much. A
 * page ignores unknown ones.
 */
export function readQuery<R extends Route>(route: R, request: HttpRequest) {
  const repeated = shown(
    request.repeatedQuery.find((name) => !route.page || Object.hasOwn(route.query, name)),
  );
  if (repeated !== undefined) {
    throw new ApiError('invalid_parameter', {
      param: repeated,
      message: `${repeated} is given more than once.`,
    });
  }
  const schema = route.page ? v.object(route.query) : v.strictObject(route.query);
  const parsed = v.safeParse(schema, wellFormed(request.query), judging);
  if (parsed.success) return parsed.output;
  const details = parsed.issues.map(detailOf('parameter'));
  throw new ApiError('invalid_parameter', { param: details[0]?.param ?? undefined, details });
}

/**
 * Unknown fields are errors, and each invalid field has a detail; with a publishable key, on a route with a body for
 * pages, they are ignored. If no field is required, the body may be absent.
 */
export function readBody<R extends Route>(route: R, request: HttpRequest) {
  const formBody = request.caller?.keyType === 'publishable' ? route.publicBody : undefined;
  const sent = wellFormed(request.body ?? (needsBody(route) ? null : {}));
  const body = formBody ? knownFields(formBody, sent) : sent;
  // valibot accepts an empty array as an object without fields.
  const schema = formBody ?? route.body ?? v.strictObject({});
  const parsed = v.safeParse(schema, Array.isArray(body) ? null : body, judging);
  if (parsed.success) {
    refuseArrayForObject(body, parsed.output);
    return parsed.output;
  }
  throw invalidFields(parsed.issues.map(detailOf('field')));
}

/** valibot accepts an array as an object; no schema of this API converts one to the other. */
function refuseArrayForObject(given: unknown, read: unknown, param = ''): void {
  if (!isTree(given) || !isTree(read)) return;
  if (Array.isArray(given) && !Array.isArray(read)) {
    throw invalid(param, 'invalid_type', `${param} must be an object.`);
  }
  for (const [name, part] of Object.entries(read)) {
    refuseArrayForObject(given[name], part, param ? `${param}.${name}` : name);
  }
}
const isTree = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const detailOf =
  (kind: 'field' | 'parameter') =>
  (issue: v.BaseIssue<unknown>): ErrorDetail => {
    const param = shown(v.getDotPath(issue));
    const name = param ?? 'The body';
    if (issue.type === 'strict_object' && issue.expected === 'never') {
      return { param, code: 'unknown_field', message: `${name} is not a ${kind} here.` };
    }
    const code = codeOfRefusal(issue);
    return {
      param,
      code,
      message: `${name} ${code === 'required' ? 'is required' : wordsOfRefusal(issue)}.`,
    };
  };

/** A name from the request may be as long as the body and contain anything; in an error message it is shortened. */
const shown = <Name extends string | null | undefined>(name: Name) =>
  name &&
  `${name
    .slice(0, 200)
    .toWellFormed()
    .replaceAll(/\p{Cc}/gu, '\ufffd')}${name.length > 200 ? '…' : ''}`;
