import { inspect } from 'node:util';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { HiringClient, type HiringClientOptions, HiringSetupError } from '../../client/src/index.ts';
import { publishableKey, secretKey, testKey } from './support/keys.ts';

const baseUrl = 'http://127.0.0.1:4010';
const setupOf = (options: HiringClientOptions) => {
  const { environment, keyType, baseUrl } = new HiringClient(options);
  return { environment, keyType, baseUrl };
};
const refusalOf = (options: HiringClientOptions): string => {
  try {
    new HiringClient(options);
  } catch (error) {
    expect(error).toBeInstanceOf(HiringSetupError);
    return (error as Error).message;
  }
  throw new Error('The client took these options.');
};

afterEach(() => vi.unstubAllGlobals());

describe('the environment', () => {
  it('comes from the prefix of the key', () => {
    const live = { environment: 'production', baseUrl };
    const test = { environment: 'sandbox', baseUrl };
    expect(setupOf({ apiKey: secretKey, baseUrl })).toEqual({ ...live, keyType: 'secret' });
    expect(setupOf({ apiKey: testKey, baseUrl })).toEqual({ ...test, keyType: 'secret' });
    expect(setupOf({ apiKey: publishableKey, baseUrl })).toEqual({ ...live, keyType: 'publishable' });
    expect(setupOf({ apiKey: 'pk_svc_test_A1', baseUrl })).toEqual({ ...test, keyType: 'publishable' });
  });

  it('is reached at the given address', () => {
    expect(setupOf({ apiKey: testKey, baseUrl: 'http://127.0.0.1:4020/' }).baseUrl).toBe(
      'http://127.0.0.1:4020',
    );
  });
});

describe('refused before anything is sent', () => {
  it.each([
    ['a live key for the sandbox', { apiKey: secretKey, baseUrl, environment: 'sandbox' as const }],
    ['a test key for production', { apiKey: testKey, baseUrl, environment: 'production' as const }],
  ])('%s', (_, options) => {
    expect(refusalOf(options)).toMatch(/^The key belongs to the (production|sandbox) environment, but/);
  });

  it.each([
    ['', 'sk_live_A', 'svc_sk_A', 'svc_sk_prod_A', ' svc_sk_live_A', 'svc_sk_live_', 'Bearer svc_sk_live_A'],
  ])('a key that is none, without showing it', (...keys) => {
    for (const apiKey of keys) expect(refusalOf({ apiKey, baseUrl })).toMatch(/^apiKey must begin with/);
  });

  it.each([
    'host.example',
    'ftp://host.example',
    '',
    undefined as unknown as string,
    'https://u:p@host.example',
    'https://host.example?a=b',
  ])('the address %s', (baseUrl) => {
    expect(refusalOf({ apiKey: secretKey, baseUrl })).toMatch(/^baseUrl is/);
  });

  it('retries and time limits that make no sense', () => {
    for (const maxRetries of [-1, 0.5, Number.NaN])
      expect(refusalOf({ apiKey: secretKey, baseUrl, maxRetries })).toMatch(/^maxRetries/);
    for (const timeoutMs of [0, -1, Number.NaN])
      expect(refusalOf({ apiKey: secretKey, baseUrl, timeoutMs })).toMatch(/^timeoutMs/);
  });
});

describe('in a page', () => {
  it('accepts a publishable key, and a secret key only with dangerouslyAllowBrowser', () => {
    vi.stubGlobal('document', {});
    expect(refusalOf({ apiKey: secretKey, baseUrl })).toContain('publishable key');
    expect(setupOf({ apiKey: publishableKey, baseUrl }).keyType).toBe('publishable');
    expect(setupOf({ apiKey: secretKey, baseUrl, dangerouslyAllowBrowser: true }).keyType).toBe('secret');
  });
});

it('never shows its key when it is logged', () => {
  const client = new HiringClient({ apiKey: secretKey, baseUrl });
  expect(inspect(client, { depth: 9, showHidden: true }) + JSON.stringify(client)).not.toContain('AAAA');
});
