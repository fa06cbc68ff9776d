import * as v from 'valibot';
import { id } from '../../../../shared/contracts/primitives.ts';
import type { Call, Edge } from '../../../../shared/http/call.ts';
import { readForm } from '../../../../shared/http/read-form.ts';
import { renderRefusal } from '../../../../shared/portal/refusal-page.ts';
import { route } from '../../../../shared/routes/route.ts';
import type { Backend } from '../../../support/backend.ts';
import { callerOf, testEdge } from '../../../support/call-endpoint.ts';

/** A row that takes what a form sends. */
export const form = route({
  method: 'POST',
  path: '/careers/{organization}/notes',
  summary: '',
  scope: 'none',
  params: { organization: id('organization') },
  body: v.object({
    text: v.optional(v.string()),
    token: v.optional(v.string()),
    answers: v.optional(v.object({ why: v.optional(v.string()) })),
  }),
  response: v.string(),
  media: 'text/html; charset=utf-8',
  form: { keyField: 'token' },
  errors: ['conflict', 'idempotency_in_progress'],
  maxBodyBytes: 4000,
  maxFieldBytes: 1000,
});

export const type = 'multipart/form-data; boundary=edge7';
export const part = (name: string, text: string, more = '') =>
  `--edge7\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${text}\r\n`;
export const encoded = (...parts: string[]) => `${parts.join('')}--edge7--\r\n`;
export const asBase64 = (text: string) => ({
  rawBody: Buffer.from(text).toString('base64'),
  isBase64Encoded: true,
});

interface Sending {
  contentType?: string;
  organization?: string;
  headers?: Record<string, string>;
  address?: string;
  isBase64Encoded?: boolean;
}
/** Sends a body to the row; the handler's calls are collected. */
async function send(edge: Edge, known: string, rawBody: string, sending: Sending) {
  const { contentType = type, headers, address = '192.0.2.7', isBase64Encoded = false } = sending;
  const calls: Call<typeof form>[] = [];
  const call = callerOf(
    form,
    async (one) => {
      calls.push(one);
      return '<p>ok</p>';
    },
    edge,
  );
  const params = { organization: sending.organization ?? known };
  const sent = { params, rawBody, isBase64Encoded, address };
  const answered = await call({ ...sent, headers: { 'content-type': contentType, ...headers } });
  return { ...answered, calls };
}

/** Sends forms to an organization; `admit` counts its addresses. */
export function formCalls(
  backend: Backend,
  organization: string,
  admit: NonNullable<Edge['addresses']>['admit'],
) {
  const edge: Edge = { ...testEdge(backend), addresses: { admit }, pages: { readForm, renderRefusal } };
  return {
    edge,
    send: (rawBody: string, sending: Sending = {}) => send(edge, organization, rawBody, sending),
  };
}
