import { once } from 'node:events';
import { Agent, createServer, request as sendOn } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Consumed {
  ConsumedCapacity?: { CapacityUnits?: number } | { CapacityUnits?: number }[];
}
interface Counted {
  calls: number;
  writeUnits: number;
  readUnits: number;
}

/**
 * Stands between functions and the engine, asks for the consumed capacity of each call, and adds it up by the caller's
 * access key. The guard of the local cloud is left out, because a changed body has another signature.
 */
export async function watchWrites(engineEndpoint: string) {
  const { hostname, port } = new URL(engineEndpoint);
  const agent = new Agent({ keepAlive: true });
  const byCaller = new Map<string, Counted>();
  const count = (caller: string, operation: string, { ConsumedCapacity = [] }: Consumed) => {
    const counted = byCaller.get(caller) ?? { calls: 0, writeUnits: 0, readUnits: 0 };
    byCaller.set(caller, counted);
    counted.calls += 1;
    const kind = /Get|Query/.test(operation) ? 'readUnits' : 'writeUnits';
    for (const { CapacityUnits = 0 } of [ConsumedCapacity].flat()) counted[kind] += CapacityUnits;
  };
  const server = createServer(async (request, response) => {
    const operation = String(request.headers['x-amz-target']).split('.')[1] ?? '';
    const caller = /Credential=([^/]+)/.exec(String(request.headers.authorization))?.[1] ?? '';
    const asked = JSON.parse(Buffer.concat(await request.toArray()).toString());
    const body = JSON.stringify({ ...asked, ReturnConsumedCapacity: 'TOTAL' });
    const headers = { ...request.headers, 'content-length': Buffer.byteLength(body) };
    const onward = sendOn({ agent, hostname, port, path: '/', method: 'POST', headers });
    onward.on('response', async (answer) => {
      const text = Buffer.concat(await answer.toArray());
      if (answer.statusCode === 200) count(caller, operation, JSON.parse(text.toString()));
      response.writeHead(answer.statusCode ?? 500, answer.headers).end(text);
    });
    onward.on('error', () => response.destroy());
    onward.end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** What each caller consumed since the last call. */
    take(): Map<string, Counted> {
      const taken = new Map(byCaller);
      byCaller.clear();
      return taken;
    },
    stop() {
      server.closeAllConnections();
      server.close();
      agent.destroy();
    },
  };
}
