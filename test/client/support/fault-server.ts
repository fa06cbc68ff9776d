import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface Received {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

/** What the server does with one request. */
export type Step = (received: Received, response: ServerResponse) => unknown;

export type FaultServer = Awaited<ReturnType<typeof startFaultServer>>;

/** A server that takes one step per request, in order; the last step is repeated. */
export async function startFaultServer(...steps: Step[]) {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const one = {
      method: request.method ?? '',
      path: request.url ?? '',
      headers: request.headers,
      body: await buffer(request),
    };
    received.push(one);
    await steps[Math.min(received.length, steps.length) - 1]?.(one, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    bodies: () => received.map(({ body }) => JSON.parse(String(body))),
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

export const answer =
  (status: number, body: unknown = {}, headers: Record<string, string> = {}): Step =>
  (_, response) =>
    response
      .writeHead(status, { 'Content-Type': 'application/json', ...headers })
      .end(typeof body === 'string' ? body : JSON.stringify(body));

/** A refusal in the words of the service. */
export const refuse = (
  status: number,
  code: string,
  headers: Record<string, string> = {},
  error: Record<string, unknown> = {},
): Step =>
  answer(
    status,
    {
      error: {
        type: 'api',
        code,
        message: `It is ${code}.`,
        status,
        param: null,
        details: [],
        request_id: 'req_1',
        doc_url: `https://docs.example/errors#${code}`,
        ...error,
      },
    },
    headers,
  );

/** The connection breaks and no answer comes. */
export const reset: Step = (_, response) => response.destroy();

/** The connection breaks in the middle of the answer. */
export const breakOff: Step = (_, response) => {
  response
    .writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '100' })
    .write('{"object":');
  setTimeout(() => response.destroy(), 20);
};

/** No answer ever comes, and the connection stays. */
export const hang: Step = () => {};

/** Lets another server act, and passes its answer on. */
export const forwardTo =
  (baseUrl: string): Step =>
  async (received, response) => {
    const reply = await act(baseUrl, received);
    // fetch has unpacked the body, so the headers that say how it was packed no longer hold.
    const { 'content-encoding': _, 'content-length': __, ...headers } = Object.fromEntries(reply.headers);
    response.writeHead(reply.status, headers).end(await reply.text());
  };

/** Lets another server act, and breaks the connection before its answer is passed on. */
export const resetAfter =
  (baseUrl: string): Step =>
  async (received, response) => {
    await (await act(baseUrl, received)).text();
    response.destroy();
  };

function act(baseUrl: string, { method, path, headers, body }: Received): Promise<Response> {
  const { authorization = '', 'content-type': type, 'idempotency-key': key } = headers;
  return fetch(baseUrl + path, {
    method,
    headers: {
      authorization,
      ...(type && { 'content-type': type }),
      ...(key && { 'idempotency-key': String(key) }),
    },
    ...(body.length > 0 && { body: new Uint8Array(body) }),
  });
}
