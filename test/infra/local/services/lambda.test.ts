import { InvokeCommand } from '@aws-sdk/client-lambda';
import { describe, expect, it } from 'vitest';
import { connect, startServices } from './start-services.ts';

const started = async () => {
  const { endpoint, functions } = await startServices();
  return { functions, client: connect(endpoint).lambda };
};
const invoke = { FunctionName: 'RunCode', Payload: JSON.stringify({ source: 'é' }) };
const textOf = (payload: Uint8Array | undefined) => Buffer.from(payload ?? []).toString();

describe('Invoke', () => {
  it('passes the event on by the name of the function, and returns what it returned', async () => {
    const { client, functions } = await started();
    const seen: unknown[] = [];
    functions.attach(async (name, event) => {
      seen.push([name, event]);
      return { failed: false, payload: '{"status":"completed"}' };
    });
    const { Payload, FunctionError } = await client.send(new InvokeCommand(invoke));
    expect(seen).toEqual([['RunCode', { source: 'é' }]]);
    expect([textOf(Payload), FunctionError]).toEqual(['{"status":"completed"}', undefined]);
  });

  it('says that a function failed', async () => {
    const { client, functions } = await started();
    functions.attach(async () => ({ failed: true, payload: '{"errorType":"Error"}' }));
    const { Payload, FunctionError } = await client.send(new InvokeCommand(invoke));
    expect([textOf(Payload), FunctionError]).toEqual(['{"errorType":"Error"}', 'Unhandled']);
  });

  it('is refused while every instance is busy, before functions run, and for another secret key', async () => {
    const { client, functions } = await started();
    await expect(client.send(new InvokeCommand(invoke))).rejects.toMatchObject({ name: 'ServiceException' });
    functions.attach(async () => ({ failed: true, refused: 'TooManyRequestsException', payload: '' }));
    await expect(client.send(new InvokeCommand(invoke))).rejects.toMatchObject({
      name: 'TooManyRequestsException',
    });
    client.config.credentials = async () => ({ accessKeyId: 'AKIALOCAL', secretAccessKey: 'guessed' });
    await expect(client.send(new InvokeCommand(invoke))).rejects.toMatchObject({
      name: 'SignatureDoesNotMatch',
    });
  });
});
