import { createServer, type Server } from 'node:http';
import { createServer as createHttp2Server, type Http2Server } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Asked, Behaviour, Dialect, WireAnswer } from './dialect.ts';

export type Behave = (asked: Asked) => Behaviour;

/** What both of Node's servers give and take here. */
interface Incoming extends AsyncIterable<Buffer> {
  method?: string;
  url?: string;
  headers: Record<string, string | string[] | undefined>;
}
interface Outgoing {
  writeHead(status: number, headers: Record<string, string>): unknown;
  write(chunk: string): unknown;
  end(chunk?: string): unknown;
  on(event: 'close', listener: () => void): unknown;
}

export interface ModelServer {
  url: string;
  /** Every question that was read, in order. */
  asked: Asked[];
  /** Requests that were not as the provider documents them. */
  malformed: string[];
  behave: Behave;
  stop(): Promise<void>;
}

/** A model behind a provider's protocol on this machine. It does what `behave` says, which a test may change at any time. */
export async function startModelServer(
  dialect: Dialect,
  { http2 = false }: { http2?: boolean } = {},
): Promise<ModelServer> {
  const sockets = new Set<{ destroy(): void }>();
  const serve = async (request: Incoming, response: Outgoing) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    try {
      const { method = '', url = '', headers } = request;
      const asked = dialect.read({ method, path: url, headers: headers as never, body });
      at.asked.push(asked);
      await act(dialect, asked, at.behave(asked), response);
    } catch (error) {
      at.malformed.push(String(error));
      response.writeHead(400, {});
      response.end('{}');
    }
  };
  const handler = (request: Incoming, response: Outgoing) => void serve(request, response);
  const server: Server | Http2Server = http2
    ? createHttp2Server(handler as never)
    : createServer(handler as never);
  server.on(http2 ? 'session' : 'connection', (socket: { destroy(): void }) => sockets.add(socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const at: ModelServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: [],
    malformed: [],
    behave: () => ({ does: 'hang' }),
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return at;
}

async function act(dialect: Dialect, asked: Asked, behaviour: Behaviour, response: Outgoing) {
  if (behaviour.does === 'hang') return;
  if (behaviour.does === 'send junk') {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end('<html><body>Bad gateway</body></html>');
    return;
  }
  if (behaviour.does === 'cut the line' || behaviour.does === 'drip') {
    const { status, headers, body } = dialect.write(asked, { does: 'answer', value: behaviour.value });
    response.writeHead(status, { ...headers, 'content-length': String(Buffer.byteLength(body)) });
    if (behaviour.does === 'drip') return drip(body, response);
    response.write(body.slice(0, body.length / 2));
    setTimeout(() => breakOff(response), 20);
    return;
  }
  if (behaviour.does === 'answer' && behaviour.afterMs) await wait(behaviour.afterMs);
  const { status, headers, body }: WireAnswer = dialect.write(asked, behaviour);
  response.writeHead(status, headers);
  response.end(body);
}

/** On HTTP/1.1 the socket goes, on HTTP/2 the stream. */
function breakOff(response: Outgoing) {
  const { stream, socket } = response as {
    stream?: { close(code: number): void };
    socket?: { destroy(): void };
  };
  if (stream) stream.close(2);
  else socket?.destroy();
}

function drip(body: string, response: Outgoing) {
  let at = 0;
  const timer = setInterval(() => response.write(body[at++ % body.length] ?? ''), 40);
  response.on('close', () => clearInterval(timer));
}
