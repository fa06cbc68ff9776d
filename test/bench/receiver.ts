/** A webhook receiver in a thread of its own, so that its clock does not wait for the sender's work. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parentPort } from 'node:worker_threads';

/** One request as its first bytes arrived. */
export interface Arrival {
  /** Of the event, or of the round of the sequential sender. */
  eventId: string;
  /** `/healthy/7` or `/slow/7`. */
  path: string;
  atEpochMs: number;
  /** Of the body. */
  bytes: number;
}

let slowPathsHang = false;

const server = createServer((request, response) => {
  const atEpochMs = performance.timeOrigin + performance.now();
  const arrival: Arrival = {
    eventId: String(request.headers['webhook-id']),
    path: request.url ?? '',
    atEpochMs,
    bytes: Number(request.headers['content-length']),
  };
  request.resume();
  if (slowPathsHang && arrival.path.startsWith('/slow/')) return;
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
