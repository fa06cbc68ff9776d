import { createServer } from 'node:http';
import { closeServer, listenLocally } from '../../../infra/local/listen-locally.ts';

/** A receiver of webhooks whose disk is full until it is mended. */
export async function startReceiver() {
  let status = 500;
  const server = createServer((_, response) => {
    response.writeHead(status);
    response.end(status === 500 ? 'the disk is full' : '');
  });
  const port = await listenLocally(server, 0);
  return {
    url: `http://127.0.0.1:${port}/hooks`,
    /** How the list of endpoints names it. */
    name: new RegExp(`127.0.0.1:${port}`),
    mend: () => {
      status = 200;
    },
    close: () => closeServer(server),
  };
}
