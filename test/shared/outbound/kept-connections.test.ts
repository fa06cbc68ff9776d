import { createServer } from 'node:http';
import type { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { keepConnections } from '../../../shared/outbound/kept-connections.ts';
import { type RequestToSend, sendRequest } from '../../../shared/outbound/send-request.ts';
import { listen } from './support/listen.ts';

const loopback = { address: '127.0.0.1', family: 4 };

/** A receiver that notes each connection and each body, and a sender that keeps its connections. */
async function keeping() {
  const sockets: Socket[] = [];
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    bodies.push(await text(request));
    response.end('thanks');
  });
  server.on('connection', (socket) => sockets.push(socket));
  const listening = await listen(server);
  const connections = keepConnections();
  return {
    sockets,
    bodies,
    async send(body: string, changes: Partial<RequestToSend> = {}) {
      const response = await sendRequest({
        method: 'POST',
        url: new URL(`http://hooks.example.com:${listening.port}/`),
        headers: {},
        body,
        addresses: [loopback],
        mayReach: () => true,
        signal: AbortSignal.timeout(10_000),
        connections,
        ...changes,
      });
      await text(response);
      // The connection is free in the next turn.
      await new Promise(setImmediate);
    },
    async [Symbol.asyncDispose]() {
      connections.http.destroy();
      await listening[Symbol.asyncDispose]();
    },
  };
}

describe('a kept connection', () => {
  it('takes the next request to the same host', async () => {
    await using at = await keeping();
    for (const body of ['one', 'two', 'three']) await at.send(body);
    expect(at.bodies).toEqual(['one', 'two', 'three']);
    expect(at.sockets).toHaveLength(1);
  });

  it('takes it also when the host has further addresses', async () => {
    await using at = await keeping();
    const addresses = [{ address: '127.0.0.2', family: 4 }, loopback];
    for (const body of ['one', 'two']) await at.send(body, { addresses });
    expect(at.sockets).toHaveLength(1);
  });

  it('that the receiver has closed is replaced, and the request is sent', async () => {
    await using at = await keeping();
    await at.send('one');
    at.sockets[0]?.destroy();
    await at.send('two');
    expect(at.bodies).toEqual(['one', 'two']);
    expect(at.sockets).toHaveLength(2);
  });

  it('gets not a byte when its address may no longer be reached', async () => {
    await using at = await keeping();
    await at.send('one');
    const sent = at.send('two', { mayReach: () => false });
    await expect(sent).rejects.toMatchObject({ errorClass: 'blocked_address' });
    expect(at.bodies).toEqual(['one']);
  });

  it('gets not a byte when the name no longer has its address', async () => {
    await using at = await keeping();
    await at.send('one');
    // The address of another receiver, at which nothing listens.
    const sent = at.send('two', { addresses: [{ address: '127.0.0.2', family: 4 }] });
    await expect(sent).rejects.toMatchObject({ errorClass: 'connection_refused' });
    expect(at.bodies).toEqual(['one']);
  });

  it('does not outlast the limit of a request, and a late one is no reason for a second', async () => {
    const server = createServer((request, response) => {
      if (request.headers['x-answer'] === 'yes') response.end();
    });
    await using listening = await listen(server);
    const connections = keepConnections();
    const send = (answer: string, ms: number) =>
      sendRequest({
        method: 'POST',
        url: new URL(`http://hooks.example.com:${listening.port}/`),
        headers: { 'x-answer': answer },
        body: '',
        addresses: [loopback],
        mayReach: () => true,
        signal: AbortSignal.timeout(ms),
        connections,
      });
    await text(await send('yes', 10_000));
    await new Promise(setImmediate);
    await expect(send('no', 50)).rejects.toMatchObject({ errorClass: expect.any(String) });
    connections.http.destroy();
  });
});
