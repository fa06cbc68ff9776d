import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';

export type KeptConnections = Readonly<{ http: HttpAgent; https: HttpsAgent }>;

/** Shorter than the 5 s after which many servers close an idle connection. */
const idleMs = 4_000;
/** A webhook endpoint gets at most ten requests at a time. */
const mostIdle = 10;

/** Connections that later requests to the same host and port use again. */
export function keepConnections(): KeptConnections {
  const options = { keepAlive: true, timeout: idleMs, maxFreeSockets: mostIdle };
  return { http: new HttpAgent(options), https: new HttpsAgent(options) };
}
