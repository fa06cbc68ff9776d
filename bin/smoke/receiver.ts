import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A delivery as it arrived. */
interface Received {
  body: Buffer;
  /** The header `svc-signature`. */
  signature: string | undefined;
}

/** A webhook receiver on a free port of 127.0.0.1 that responds with 200 to each delivery. */
export async function openReceiver() {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const signature = request.headers['svc-signature'];
    received.push({ body: await buffer(request), signature: signature?.toString() });
    response.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/smoke`,
    received,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
