import { createServer, type RequestListener } from 'node:http';
import { createServer as createTcpServer, type Socket } from 'node:net';
import { postToTarget, type TargetPost } from '../../../../shared/webhooks/post-to-target.ts';
import { listen } from '../../outbound/support/listen.ts';

export const BODY = '{"name":"Zoë 山田"}';

/** Far above what a working server on this machine needs, far below the ten seconds of production. */
export const post = (url: string, options: Partial<TargetPost> = {}) =>
  postToTarget({
    url,
    headers: { 'content-type': 'application/json', 'svc-attempt': '1' },
    body: BODY,
    timeoutMs: 5_000,
    allowLoopback: true,
    ...options,
  });

export const serve = (listener: RequestListener) => listen(createServer(listener));
export const serveRaw = (onSocket: (socket: Socket) => void) => listen(createTcpServer(onSocket));
export const local = ({ port }: { port: number }) => `http://127.0.0.1:${port}/in?a=1`;

/** Once every connection is gone, be it closed or reset. */
export async function allClosed(sockets: Iterable<Socket>): Promise<void> {
  for (const socket of sockets)
    if (!socket.destroyed) await new Promise((resolve) => socket.resume().once('close', resolve));
}

/** Writes `first`, then the same bytes again and again for as long as the connection lives. */
export function drip(socket: Socket, first: string, bytes = 'x', everyMs = 50): void {
  socket.write(first);
  const timer = setInterval(() => socket.write(bytes), everyMs);
  socket.on('close', () => clearInterval(timer));
}

export const HUNDRED_MB = 100 * 1024 * 1024;

/** Writes `first`, then `bytes` as fast as they are taken, up to 100 MB. Says how many were, once the connection is gone. */
export function flood(socket: Socket, first: string, bytes: Uint8Array | string): Promise<number> {
  let written = 0;
  const pump = () => {
    while (!socket.destroyed && written < HUNDRED_MB) {
      written += Buffer.byteLength(bytes);
      if (!socket.write(bytes)) return void socket.once('drain', pump);
    }
  };
  socket.write(first);
  pump();
  return new Promise((resolve) => socket.once('close', () => resolve(written)));
}
