import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import type { EventEnvelope } from '../../shared/contracts/events.ts';
import { postToTarget, type TargetPost } from '../../shared/webhooks/post-to-target.ts';
import type { Chance } from '../faults/chance.ts';
import type { VirtualTime } from './virtual-time.ts';

/** How a customer's server behaves: nobody listens, it never answers, or it answers. */
export type Conduct = 'refuses' | 'hangs' | { status: number; headers?: Record<string, string> };

/** A request that got an answer. */
export interface Arrival {
  atMs: number;
  status: number;
  event: EventEnvelope;
  deliveryId: string;
  attempt: number;
}

/** One of our sends, from its first byte to its outcome. */
export interface Send {
  deliveryId: string;
  startMs: number;
  endMs: number;
}

export interface Customer {
  url: string;
  conduct: Conduct;
  /** How long an answer takes, in virtual milliseconds: between half of this and this. */
  answersWithinMs: number;
  arrivals: Arrival[];
  sends: Send[];
}

export type Customers = Awaited<ReturnType<typeof openCustomers>>;

/** Ours for an answer; here only as long as a connection to a server that says nothing needs to be there. */
const realTimeoutMs = 25;
const timeoutMs = 10_000;

/** Customers with real servers, and the sender's own `post` towards them, whose duration is of virtual time. */
export async function openCustomers(time: VirtualTime, chance: Chance) {
  const customers = new Map<string, Customer>();
  const server = createServer(async (request, response) => {
    const customer = customers.get(request.url ?? '');
    const body = Buffer.concat(await request.toArray()).toString();
    if (customer) answer(customer, body, request.headers as Record<string, string>, response);
  });
  const answer = (
    customer: Customer,
    body: string,
    headers: Record<string, string>,
    response: ServerResponse,
  ) => {
    const { conduct } = customer;
    if (typeof conduct === 'string') return;
    customer.arrivals.push({
      atMs: time.nowMs(),
      status: conduct.status,
      event: JSON.parse(body),
      deliveryId: headers['svc-delivery-id'] ?? '',
      attempt: Number(headers['svc-attempt']),
    });
    response.writeHead(conduct.status, conduct.headers).end();
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const closedPort = await holdClosedPort(port);

  /** Instead of the sender's own: the same POST, in virtual time. */
  const post = async (target: TargetPost) => {
    const url = new URL(target.url);
    const customer = customers.get(url.pathname);
    if (!customer) throw new Error(`nobody lives at ${target.url}`);
    const { conduct, answersWithinMs } = customer;
    const send: Send = {
      deliveryId: target.headers?.['svc-delivery-id'] ?? '',
      startMs: time.nowMs(),
      endMs: Number.POSITIVE_INFINITY,
    };
    customer.sends.push(send);
    if (conduct === 'refuses') url.port = String(closedPort.port);
    const durationMs =
      conduct === 'hangs' ? timeoutMs : Math.ceil(answersWithinMs * (0.5 + 0.5 * chance.next()));
    const over = time.wait(durationMs);
    const outcome = await time.real(() =>
      postToTarget({ ...target, url: url.href, ...(conduct === 'hangs' && { timeoutMs: realTimeoutMs }) }),
    );
    await over;
    send.endMs = time.nowMs();
    return { ...outcome, durationMs };
  };

  return {
    post,
    open(name: string, conduct: Conduct, answersWithinMs = 300): Customer {
      const path = `/${name}`;
      const url = `http://127.0.0.1:${port}${path}`;
      const customer: Customer = { url, conduct, answersWithinMs, arrivals: [], sends: [] };
      customers.set(path, customer);
      return customer;
    },
    stop() {
      closedPort.socket.destroy();
      server.closeAllConnections();
      server.close();
    },
  };
}

/** A port at which nobody listens and, as this connection has it, nobody will. */
async function holdClosedPort(towards: number): Promise<{ port: number; socket: Socket }> {
  const socket = connect(towards, '127.0.0.1');
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  return { port: socket.localPort as number, socket };
}

export const healthy: Conduct = { status: 204 };

/** The most sends that were under way at one instant. */
export function mostAtOnce(sends: Send[]): number {
  const steps = sends.flatMap(({ startMs, endMs }) => [
    { at: startMs, step: 1 },
    { at: endMs, step: -1 },
  ]);
  let underWay = 0;
  return steps
    .sort((a, b) => a.at - b.at || a.step - b.step)
    .reduce((most, { step }) => {
      underWay += step;
      return Math.max(most, underWay);
    }, 0);
}

/** The most sends that started from one minute of the clock to the next, which is when sweeps start. */
export function mostInAMinute(sends: Send[]): number {
  const minutes = Map.groupBy(sends, ({ startMs }) => Math.floor(startMs / 60_000));
  return Math.max(...[...minutes.values()].map(({ length }) => length));
}
