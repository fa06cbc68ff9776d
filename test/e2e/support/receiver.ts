import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { EventEnvelope } from '../../../shared/contracts/events.ts';

export interface Received {
  headers: Record<string, string>;
  /** The bytes as they came, as text. */
  body: string;
  event: EventEnvelope;
}

/** A webhook receiver on this machine that keeps what it gets and answers 200, or what a test tells it to. */
export async function startReceiver(respondWith: (received: Received) => number = () => 200) {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString();
    const one = { headers: request.headers as Record<string, string>, body, event: JSON.parse(body) };
    received.push(one);
    response.writeHead(respondWith(one)).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received,
    typesOf: (resourceId: string) =>
      received.filter(({ event }) => event.data.object.id === resourceId).map(({ event }) => event.type),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
