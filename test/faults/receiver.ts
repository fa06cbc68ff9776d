import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { EventEnvelope } from '../../shared/contracts/events.ts';
import type { Chance } from './chance.ts';

/** How a webhook endpoint behaves: `dead` never takes anything, `gone` answers 410. */
export type Behaviour = 'healthy' | 'flaky' | 'dead' | 'gone';

export interface Received {
  event: EventEnvelope;
  body: string;
  headers: Record<string, string>;
}

interface Address {
  behaviour: Behaviour;
  chance: Chance;
  received: Received[];
}

export type Receiver = Awaited<ReturnType<typeof startReceiver>>;

/** One server on this machine that plays every customer's webhook endpoint, each under a path of its own. */
export async function startReceiver() {
  const addresses = new Map<string, Address>();
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString();
    const address = addresses.get(request.url ?? '');
    address?.received.push({
      event: JSON.parse(body),
      body,
      headers: request.headers as Record<string, string>,
    });
    const status = statusOf(address);
    if (status === null) request.socket.destroy();
    else response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    /** An address that behaves like that; a flaky one gets well when `heal` is called. */
    open(path: string, behaviour: Behaviour, chance: Chance) {
      const address: Address = { behaviour, chance, received: [] };
      addresses.set(path, address);
      return {
        url: base + path,
        received: address.received,
        heal: () => {
          if (behaviour === 'flaky') address.behaviour = 'healthy';
        },
      };
    },
    forget: (prefix: string) => {
      for (const path of addresses.keys()) if (path.startsWith(prefix)) addresses.delete(path);
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** The status of the answer; null cuts the connection after the body was read. */
function statusOf(address: Address | undefined): number | null {
  if (!address) return 404;
  const { behaviour, chance } = address;
  if (behaviour === 'gone') return 410;
  if (behaviour === 'dead') return 500;
  if (behaviour === 'flaky' && chance.hit(0.4)) return chance.pick([500, 503, 429, 301, null]);
  return 204;
}
