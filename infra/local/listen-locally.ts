import { once } from 'node:events';
import type { Server as HttpServer } from 'node:http';
import { type AddressInfo, createServer, type Server } from 'node:net';

// A request that takes longer than this to finish is cut.
const CLOSE_GRACE_MS = 1_000;

/** Listens on 127.0.0.1 and answers the port; 0 picks a free one. Throws EADDRINUSE when it is taken. */
export async function listenLocally(server: Server, port: number): Promise<number> {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** The wanted port if nothing listens there, else a free one. */
export async function findPort(wanted: number): Promise<number> {
  const probe = createServer();
  const port = await listenLocally(probe, wanted).catch(() => 0);
  if (port === 0) return findPort(0);
  probe.close();
  await once(probe, 'close');
  return port;
}

/** Stops taking requests and lets those in flight finish. */
export async function closeServer(server: HttpServer): Promise<void> {
  const cut = setTimeout(() => server.closeAllConnections(), CLOSE_GRACE_MS);
  await new Promise((resolve) => {
    server.close(resolve);
    server.closeIdleConnections();
  });
  clearTimeout(cut);
}
