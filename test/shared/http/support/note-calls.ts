import * as v from 'valibot';
import type { Caller } from '../../../../shared/http/api-gateway.ts';
import type { Call, Handle } from '../../../../shared/http/call.ts';
import { type Route, route } from '../../../../shared/routes/route.ts';
import type { Backend } from '../../../support/backend.ts';
import { callerOf, type Sent, testEdge } from '../../../support/call-endpoint.ts';

const note = v.object({ id: v.string(), text: v.string() });
export const view = { id: 'n1', text: 'hello', inner: 'secret' };
export const row = {
  path: '/v1/notes',
  summary: '',
  scope: 'any',
  response: note,
  errors: ['conflict', 'rate_limited', 'quota_exceeded', 'file_too_large'],
} as const;
export const read = route({ ...row, method: 'GET' });
export const create = route({ ...row, method: 'POST', success: 201 });

/** Sends to endpoints that give a view, or throw it. */
export function noteCalls(backend: Backend, secret: Caller) {
  /** The calls that reached the handler. */
  const calls: Call<Route>[] = [];
  const send = (row: Route, view: unknown, sent: Sent = {}, now = new Date()) => {
    const handle = async (call: Call<Route>) => {
      calls.push(call);
      if (view instanceof Error) throw view;
      return typeof view === 'function' ? view(call) : view;
    };
    return callerOf(
      row,
      handle as Handle<Route>,
      testEdge(backend, () => now),
    )({ caller: secret, ...sent });
  };
  return { calls, send };
}
