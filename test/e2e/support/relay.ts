import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** What happens to the answer of a POST that took effect: handed on as this text, or lost on its way. */
export type Meddle = (answerText: string) => Promise<string | 'lost'> | string | 'lost';

/** Another address of the API, whose answers go through `meddle` on their way to the page. */
export async function startRelay(baseUrl: string, meddle: Meddle) {
  const server = createServer(async (request, response) => {
    const { host: _, connection: __, ...headers } = request.headers;
    const method = request.method ?? 'GET';
    const sent = await buffer(request);
    const answer = await fetch(baseUrl + request.url, {
      method,
      headers: headers as Record<string, string>,
      body: sent.length > 0 ? sent : undefined,
    });
    const text = await answer.text();
    const handedOn = method === 'POST' && answer.ok ? await meddle(text) : text;
    if (handedOn === 'lost') return response.destroy();
    // The bytes are another length now, and no longer packed.
    const ofBytes = ['content-length', 'content-encoding', 'transfer-encoding', 'connection'];
    for (const [name, value] of answer.headers) if (!ofBytes.includes(name)) response.setHeader(name, value);
    response.writeHead(answer.status).end(handedOn);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
