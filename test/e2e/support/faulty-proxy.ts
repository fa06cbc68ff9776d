import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface Exchange {
  method: string;
  /** Path and query as they came. */
  path: string;
  headers: Record<string, string>;
  body: string;
}
export interface Reply {
  status: number;
  headers: Headers;
  text: string;
}

/** What a proxy changes: of a request on its way to the API, or of a reply on its way back. */
export interface Fault {
  request?: (request: Exchange) => void;
  reply?: (reply: Reply, request: Exchange, proxyUrl: string) => void;
}

const unchangeable = [
  'host',
  'connection',
  'content-length',
  'transfer-encoding',
  'content-encoding',
  'accept-encoding',
];
const kept = (entries: Iterable<[string, string]>) =>
  Object.fromEntries([...entries].filter(([name]) => !unchangeable.includes(name)));

const urlOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

async function read(request: IncomingMessage): Promise<Exchange> {
  const headers = kept(Object.entries(request.headers) as [string, string][]);
  const body = (await buffer(request)).toString('latin1');
  return { method: request.method ?? 'GET', path: request.url ?? '/', headers, body };
}

/** Another address of the API that passes all calls on and breaks what `fault` breaks. */
export async function startFaultyProxy(baseUrl: string, fault: Fault) {
  const server = createServer(async (incoming, response) => {
    const request = await read(incoming);
    fault.request?.(request);
    const { method, path, headers, body } = request;
    const sent = body === '' ? {} : { body: Buffer.from(body, 'latin1') };
    const answer = await fetch(baseUrl + path, { method, headers, ...sent });
    const reply = {
      status: answer.status,
      headers: new Headers(kept(answer.headers)),
      text: await answer.text(),
    };
    fault.reply?.(reply, request, urlOf(server));
    response.writeHead(reply.status, Object.fromEntries(reply.headers)).end(reply.text);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    baseUrl: urlOf(server),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
