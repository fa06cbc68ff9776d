import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Noted {
  id: string;
  atMs: number;
}

/** A receiver that notes which event came to which path, and when. */
export async function openNotingReceiver(idOf: (headers: IncomingHttpHeaders, body: string) => string) {
  const arrived = new Map<string, Noted[]>();
  let last = '';
  const server = createServer(async (request, response) => {
    const atMs = Date.now();
    last = Buffer.concat(await request.toArray()).toString();
    const path = request.url ?? '';
    arrived.set(path, [...(arrived.get(path) ?? []), { id: idOf(request.headers, last), atMs }]);
    response.writeHead(200, { 'content-length': 0 }).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const arrivals = (path: string) => arrived.get(path) ?? [];
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    arrivals,
    idsAt: (path: string) => new Set(arrivals(path).map(({ id }) => id)),
    lastBody: () => last,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
