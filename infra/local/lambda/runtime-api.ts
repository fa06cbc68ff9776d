import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { FunctionInstance } from './function-instance.ts';

// /<instance>/2018-06-01/runtime/<operation>
const PATH =
  /^\/([\w-]+)\/2018-06-01\/runtime\/(?:invocation\/(?<next>next)|invocation\/(?<requestId>[\w-]+)\/(?<kind>response|error)|(?<init>init)\/error)$/;

/** Lambda's Runtime API for every instance of a stage. Not yet listening. */
export function createRuntimeApi(findInstance: (id: string) => FunctionInstance | undefined): Server {
  const server = createServer(async (request, response) => {
    const match = PATH.exec(request.url ?? '');
    const instance = match && findInstance(match[1] as string);
    if (!match || !instance) return void response.writeHead(404).end();
    const { next, requestId, kind } = match.groups as Record<string, string | undefined>;
    if (next) return instance.next(response);
    const body = await readText(request).catch(() => undefined);
    // The worker was ended during its request; its end settles the invocation.
    if (body === undefined) return;
    accept(response);
    if (kind === 'response') instance.respond(requestId as string, body);
    else instance.fail(requestId, body);
  });
  // A worker waits for its next invocation without a limit.
  server.requestTimeout = 0;
  server.keepAliveTimeout = 0;
  return server;
}

const accept = (response: ServerResponse) => response.writeHead(202, { 'content-length': 0 }).end();

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}
