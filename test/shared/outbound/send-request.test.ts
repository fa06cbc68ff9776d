import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { sendRequest } from '../../../shared/outbound/send-request.ts';
import { listen } from './support/listen.ts';

describe('the connected address is judged again', () => {
  it.each(['http', 'https'])(
    'and nothing of an %s request is sent when it is not the one that was allowed',
    async (scheme) => {
      let received = '';
      const ended = Promise.withResolvers<void>();
      const server = createServer((socket) => {
        socket.on('data', (chunk) => {
          received += chunk.toString('latin1');
        });
        socket.on('close', () => ended.resolve());
      });
      await using listening = await listen(server);
      // What a rebound name would look like: the list was judged with one answer, the socket ended up with another.
      const sent = sendRequest({
        method: 'POST',
        url: new URL(`${scheme}://hooks.example.com:${listening.port}/`),
        headers: { 'svc-signature': 'signed' },
        body: '{"secret":true}',
        addresses: [{ address: '127.0.0.1', family: 4 }],
        mayReach: (address) => address !== '127.0.0.1',
        signal: new AbortController().signal,
      });
      await expect(sent).rejects.toMatchObject({ errorClass: 'blocked_address' });
      await ended.promise;
      expect(received).not.toContain('POST');
      expect(received).not.toContain('secret');
      if (scheme === 'http') expect(received).toBe('');
    },
  );
});
