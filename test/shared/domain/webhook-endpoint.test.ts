import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { createWebhookEndpointBody } from '../../../shared/contracts/webhook-endpoint.ts';
import {
  mergeEndpoint,
  mustBeEnabled,
  newEndpoint,
  rotateSecret,
  webhookEndpointSnapshot,
} from '../../../shared/domain/webhook-endpoint.ts';
import { instant, secondsLater } from './support/samples.ts';

const url = 'https://hooks.example.com/in?key=secret';
const at = instant.toISOString();
const later = secondsLater(60);
const endpointOf = (body: object = {}) => {
  const given = v.parse(createWebhookEndpointBody, { url, ...body });
  return newEndpoint('we_1', { ...given, payload: given.payload ?? 'snapshot' }, 'box', instant);
};

it('a new endpoint receives everything, and has nothing but what was sent', () => {
  expect(endpointOf()).toEqual({
    id: 'we_1',
    url,
    events: ['*'],
    description: null,
    payload: 'snapshot',
    enabled: true,
    disabled_at: null,
    disabled_reason: null,
    secrets: [{ box: 'box', expires_at: null }],
    version: 1,
    external_id: null,
    metadata: {},
    created_at: at,
    updated_at: at,
  });
  expect(endpointOf({ enabled: false })).toMatchObject({
    enabled: false,
    disabled_at: at,
    disabled_reason: 'by_caller',
  });
});

describe('a change', () => {
  const endpoint = endpointOf({ description: 'Ours', metadata: { a: '1', b: '2' } });
  const off = mergeEndpoint(endpoint, { enabled: false }, later);

  it('keeps what it does not name, and is none where nothing differs', () => {
    expect(mergeEndpoint(endpoint, { description: null, metadata: { a: null } }, later)).toEqual({
      ...endpoint,
      description: null,
      metadata: { b: '2' },
    });
    for (const same of [{}, { description: 'Ours' }, { enabled: true }, { url: undefined }])
      expect(mergeEndpoint(endpoint, same, later)).toBe(endpoint);
    expect(mergeEndpoint(off, { description: 'Ours' }, secondsLater(90))).toBe(off);
  });

  it('disables with its time and reason, and enables without', () => {
    expect(off).toEqual({
      ...endpoint,
      enabled: false,
      disabled_at: later.toISOString(),
      disabled_reason: 'by_caller',
    });
    expect(mergeEndpoint(off, { enabled: true }, later)).toEqual(endpoint);
    const byService = { ...off, disabled_reason: 'gone' as const };
    expect(mergeEndpoint(byService as never, { enabled: false }, secondsLater(90))).toBe(byService);
  });
});

it('a new secret stands before the last one, which ends after the overlap', () => {
  const ends = secondsLater(90).toISOString();
  const once = rotateSecret(endpointOf(), 'second', { overlapSeconds: 30, now: later });
  expect(once.secrets).toEqual([
    { box: 'second', expires_at: null },
    { box: 'box', expires_at: ends },
  ]);
  expect(
    rotateSecret(once, 'third', { overlapSeconds: 30, now: later }).secrets.map(({ box }) => box),
  ).toEqual(['third', 'second']);
  expect(rotateSecret(once, 'third', { overlapSeconds: 0, now: later }).secrets).toEqual([
    { box: 'third', expires_at: null },
  ]);
});

it('events show neither secrets nor the path of the URL', () => {
  const { secrets: _, ...rest } = endpointOf();
  expect(webhookEndpointSnapshot(endpointOf())).toEqual({
    object: 'webhook_endpoint',
    ...rest,
    url: 'https://hooks.example.com',
  });
});

it('nothing is sent to a disabled endpoint', () => {
  expect(() => mustBeEnabled({ enabled: true })).not.toThrow();
  expect(() => mustBeEnabled({ enabled: false })).toThrow(
    expect.objectContaining({ code: 'endpoint_disabled' }),
  );
});
