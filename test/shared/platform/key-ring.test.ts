import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { mockClient } from 'aws-sdk-client-mock';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keyRingReader } from '../../../shared/platform/key-ring.ts';

const secrets = mockClient(SecretsManagerClient);
const fiveMinutesMs = 5 * 60_000;
const holds = (ring: object) =>
  secrets.on(GetSecretValueCommand).resolves({ SecretString: JSON.stringify(ring) });
const reader = () => keyRingReader(new SecretsManagerClient({ region: 'eu-west-1' }), () => 'a-secret');
const reads = () => secrets.commandCalls(GetSecretValueCommand).length;

beforeEach(() => {
  secrets.reset();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T10:00:00Z') });
  holds({ current: '1', 1: 'first' });
});
afterEach(() => {
  vi.useRealTimers();
});

it('gives the current key and the older ones by id', async () => {
  holds({ current: '2', 1: 'first', 2: 'second' });
  const ring = await reader()();
  expect(ring.current).toBe('2');
  expect([...ring.keys]).toEqual([
    ['1', 'first'],
    ['2', 'second'],
  ]);
  expect(secrets.commandCalls(GetSecretValueCommand)[0]?.args[0].input).toEqual({ SecretId: 'a-secret' });
});

describe('how often it reads', () => {
  it('is once for callers that come together and for those within five minutes', async () => {
    const read = reader();
    await Promise.all([read(), read(), read()]);
    vi.setSystemTime(Date.now() + fiveMinutesMs);
    await read();
    expect(reads()).toBe(1);
  });

  it('is again after five minutes, so that a rotation arrives', async () => {
    const read = reader();
    await read();
    holds({ current: '2', 1: 'first', 2: 'second' });
    vi.setSystemTime(Date.now() + fiveMinutesMs + 1);
    expect((await read()).current).toBe('2');
    expect(reads()).toBe(2);
  });

  it('is not at all before the first use, for functions that never need it', () => {
    reader();
    expect(reads()).toBe(0);
  });
});

describe('a failed read', () => {
  it('reaches its callers and is not kept', async () => {
    const read = reader();
    const whole = { SecretString: JSON.stringify({ current: '1', 1: 'first' }) };
    secrets.on(GetSecretValueCommand).rejectsOnce(new Error('throttled')).resolves(whole);
    const together = await Promise.allSettled([read(), read()]);
    expect(together.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect((await read()).current).toBe('1');
  });

  it.each([
    ['lacks its current key', { current: '2', 1: 'first' }],
    ['names no current key', { 1: 'first' }],
  ])('is one whose secret %s', async (_, ring) => {
    holds(ring);
    await expect(reader()()).rejects.toThrow('lacks its current key');
  });
});
