import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import type { Server as HttpServer } from 'node:http';
import { type AddressInfo, createServer, type Server } from 'node:net';

// A request that takes longer than this to finish is aborted.
const CLOSE_GRACE_MS = 1_000;
// Browsers and fetch block some of the lower ports.
const FIRST_DRAWN_PORT = 20_000;
// On Linux; macOS and Windows begin higher.
const FIRST_PORT_OF_THE_SYSTEM = 32_768;
/** Each process draws from one part of the range, so that processes that start together draw no port twice. */
const PARTS = 32;
const PORTS_OF_A_PART = Math.floor((FIRST_PORT_OF_THE_SYSTEM - FIRST_DRAWN_PORT) / PARTS);

let nextOfThePart = randomInt(PORTS_OF_A_PART);

/** Each port of the part once before any comes again: a stage looks for three, seconds before it listens on them. */
function drawPort(): number {
  nextOfThePart = (nextOfThePart + 1) % PORTS_OF_A_PART;
  return FIRST_DRAWN_PORT + (process.pid % PARTS) * PORTS_OF_A_PART + nextOfThePart;
}

/** Listens on 127.0.0.1 and returns the port; 0 selects a free one. Throws EADDRINUSE when it is in use. */
export async function listenLocally(server: Server, port: number): Promise<number> {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/**
 * The wanted port if it is free, otherwise a random free one below the range from which the system assigns ports: the
 * caller listens a moment later, and another program could be assigned the port meanwhile.
 */
export async function findPort(wanted: number, triesLeft = 50): Promise<number> {
  const probe = createServer();
  try {
    const port = await listenLocally(probe, wanted || drawPort());
    probe.close();
    await once(probe, 'close');
    return port;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE' || triesLeft === 0) throw error;
    return findPort(0, triesLeft - 1);
  }
}

/** Accepts no further requests and waits for those in progress. */
export async function closeServer(server: HttpServer): Promise<void> {
  const cut = setTimeout(() => server.closeAllConnections(), CLOSE_GRACE_MS);
  await new Promise((resolve) => {
    server.close(resolve);
    server.closeIdleConnections();
  });
  clearTimeout(cut);
}
