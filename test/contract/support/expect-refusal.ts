import * as v from 'valibot';
import { expect } from 'vitest';
import { errorsOf } from '../../../shared/api-document/errors-of.ts';
import { type ErrorCode, type ErrorView, errorCodes, errorView } from '../../../shared/contracts/errors.ts';
import type { Route } from '../../../shared/routes/route.ts';
import type { ApiAnswer } from '../../support/local-stage.ts';

/** Holds a refusal against the error contract, to the last field, and against what its route declares. Answers the error. */
export function expectRefusal(answer: ApiAnswer, code: ErrorCode, route?: Route): ErrorView['error'] {
  expect.soft(answer.body?.error?.code, answer.text).toBe(code);
  const { error } = v.parse(errorView, answer.body);
  expect(answer.body, 'nothing beside the error schema').toEqual({ error });

  const [status, type] = errorCodes[code];
  expect([answer.status, error.status, error.type]).toEqual([status, status, type]);
  expect(error.doc_url).toMatch(new RegExp(`#${code}$`));
  expect(answer.headers.get('Content-Type')).toBe('application/json');
  expectRequestId(answer, error.request_id);
  if (status === 401) expect(answer.headers.get('WWW-Authenticate')).toBe('Bearer');
  if (route) expect(errorsOf(route), 'a code that the route declares').toContain(code);
  return error;
}

/** What the gateway answers by itself carries its bare id in the header: its header mappings cannot put a prefix before it. */
function expectRequestId({ headers }: ApiAnswer, requestId: string): void {
  expect(requestId).toMatch(/^req_[0-9a-f-]{36}$/);
  const header = headers.get('Svc-Request-Id') ?? 'no Svc-Request-Id';
  expect([requestId, requestId.slice('req_'.length)]).toContain(header);
}
