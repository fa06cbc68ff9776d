/** A webhook receiver in a thread of its own, so that its clock does not wait for the sender's work. */
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parentPort } from 'node:worker_threads';

/** One request as its first bytes arrived. */
export interface Arrival {
  /** Of the event, or of the round of the sequential sender. */
  eventId: string;
  /** `/healthy/7` or `/slow/7`. */
  path: string;
  atEpochMs: number;
  headers: IncomingHttpHeaders;
  body: string;
}

let slowPathsHang = false;

const server = createServer(async (request, response) => {
  const atEpochMs = performance.timeOrigin + performance.now();
  const { headers, url: path = '' } = request;
  const body = Buffer.concat(await request.toArray()).toString();
  if (slowPathsHang && path.startsWith('/slow/')) return;
  const arrival: Arrival = { eventId: String(headers['webhook-id']), path, atEpochMs, headers, body };
  parentPort?.postMessage(arrival);
  response.writeHead(200, { 'content-length': 0 }).end();
});
server.keepAliveTimeout = 0;

parentPort?.on('message', ({ hang }: { hang: boolean }) => {
  slowPathsHang = hang;
});
server.listen(0, '127.0.0.1', () =>
  parentPort?.postMessage({ port: (server.address() as AddressInfo).port }),
);
