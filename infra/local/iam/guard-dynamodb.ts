import { connect, createServer, type Socket } from 'node:net';
import { listenLocally } from '../listen-locally.ts';
import { sha256, verifySignature } from '../services/sigv4.ts';
import type { Access } from './access.ts';
import { accessOfDynamoDb, type HashKeys } from './dynamodb-access.ts';
import { type HttpRequest, takeRequest } from './read-http-request.ts';

type Guard = { access: Access; hashKeys: HashKeys };
type Refusal = { type: string; message: string };

/**
 * A proxy of the DynamoDB engine, which checks neither signatures nor rights: a permitted request is passed on byte by byte,
 * any other gets AWS's own error. It works on sockets, because an HTTP proxy would cost each call more than the judgement.
 */
export async function guardDynamoDb(
  engineEndpoint: string,
  guard: Guard,
): Promise<{ endpoint: string; stop(): void }> {
  const { hostname, port } = new URL(engineEndpoint);
  const clients = new Set<Socket>();
  const server = createServer((client) => {
    clients.add(client);
    client.on('close', () => clients.delete(client));
    const engine = connect(Number(port), hostname);
    for (const [one, other] of [
      [client, engine],
      [engine, client],
    ] as const) {
      one.setNoDelay(true);
      one.on('error', () => other.destroy());
      one.on('close', () => other.destroy());
    }
    engine.pipe(client);
    let waiting: Buffer = Buffer.alloc(0);
    client.on('data', (chunk: Buffer) => {
      waiting = waiting.length > 0 ? Buffer.concat([waiting, chunk]) : chunk;
      for (let request = takeRequest(waiting); request; request = takeRequest(waiting)) {
        waiting = waiting.subarray(request.bytes.length);
        const refusal = refuse(request, guard);
        if (refusal) client.write(answerOf(refusal));
        else engine.write(request.bytes);
      }
    });
  });
  const endpoint = `http://127.0.0.1:${await listenLocally(server, 0)}`;
  const stop = () => {
    server.close();
    for (const client of clients) client.destroy();
  };
  return { endpoint, stop };
}

function refuse({ headers, body }: HttpRequest, { access, hashKeys }: Guard): Refusal | undefined {
  try {
    const { accessKeyId, payloadHash } = verifySignature(
      { method: 'POST', headers, path: '/', query: [] },
      { secretOf: (id) => access.secretOf(id), service: 'dynamodb', now: Date.now() },
    );
    if (sha256(body) !== payloadHash) throw new Error('The body is not the one that was signed.');
    const [, operation = ''] = String(headers['x-amz-target']).split('.');
    const requests = accessOfDynamoDb(operation, JSON.parse(body.toString()), hashKeys);
    const message = access.refuse(accessKeyId, requests);
    return message === undefined ? undefined : { type: 'AccessDeniedException', message };
  } catch (error) {
    return { type: 'UnrecognizedClientException', message: (error as Error).message };
  }
}

function answerOf({ type, message }: Refusal): string {
  const body = JSON.stringify({ __type: `com.amazon.coral.service#${type}`, Message: message });
  return [
    'HTTP/1.1 400 Bad Request',
    'content-type: application/x-amz-json-1.0',
    `content-length: ${Buffer.byteLength(body)}`,
    '',
    body,
  ].join('\r\n');
}
