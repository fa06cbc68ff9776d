import { Webhook } from 'standardwebhooks';
import { Stripe } from 'stripe';
import { describe, expect, it } from 'vitest';
import { newWebhookSecret, signatureHeaders } from '../../../shared/webhooks/sign-delivery.ts';
import { SIGNATURE_HEADER } from '../../../shared/webhooks/signature-scheme.ts';

const TYPE = 'scan.completed';
const body = JSON.stringify({ object: 'event', type: TYPE, data: { name: 'Zoë Łukasz 山田 🎉' } });
const nowEpochSeconds = () => Math.floor(Date.now() / 1000);

const sign = (
  secrets: string[],
  sentAtEpochSeconds = nowEpochSeconds(),
  signed: string | Uint8Array = body,
) =>
  signatureHeaders({
    secrets,
    body: signed,
    eventId: 'evt_1',
    deliveryId: 'dlv_1',
    attempt: 3,
    sentAtEpochSeconds,
  });

describe("Stripe's unmodified library", () => {
  const stripe = new Stripe('sk_test_unused');
  const accept = (headers: Record<string, string>, secret: string, received: string | Buffer = body) =>
    stripe.webhooks.constructEvent(received, headers[SIGNATURE_HEADER] ?? '', secret);

  it('accepts a body with non-ASCII characters, as text and as bytes', () => {
    const secret = newWebhookSecret();
    expect(accept(sign([secret]), secret).type).toBe(TYPE);
    expect(accept(sign([secret]), secret, Buffer.from(body)).type).toBe(TYPE);
    expect(accept(sign([secret], undefined, Buffer.from(body)), secret).type).toBe(TYPE);
  });

  it('accepts the new and the previous secret while a rotation overlaps', () => {
    const [current, previous] = [newWebhookSecret(), newWebhookSecret()];
    const headers = sign([current, previous]);
    expect(accept(headers, current).type).toBe(TYPE);
    expect(accept(headers, previous).type).toBe(TYPE);
  });

  it('accepts the last of several signatures', () => {
    const secrets = Array.from({ length: 5 }, () => newWebhookSecret());
    expect(accept(sign(secrets), secrets[4] ?? '').type).toBe(TYPE);
  });

  it('refuses a changed byte, a foreign secret and a signature older than 300 s', () => {
    const secret = newWebhookSecret();
    expect(() => accept(sign([secret]), secret, body.replace('山', '川'))).toThrow(/No signatures found/);
    expect(() => accept(sign([secret]), newWebhookSecret())).toThrow(/No signatures found/);
    expect(() => accept(sign([secret], nowEpochSeconds() - 310), secret)).toThrow(/tolerance/);
  });
});

describe('the unmodified Standard Webhooks library', () => {
  const accept = (headers: Record<string, string>, secret: string, received: string | Buffer = body) =>
    new Webhook(secret).verify(received, headers);

  it('accepts a body with non-ASCII characters, as text and as bytes', () => {
    const secret = newWebhookSecret();
    expect(accept(sign([secret]), secret)).toMatchObject({ type: TYPE });
    expect(accept(sign([secret]), secret, Buffer.from(body))).toMatchObject({ type: TYPE });
  });

  it('accepts the new, the previous and the last of several secrets', () => {
    const secrets = Array.from({ length: 5 }, () => newWebhookSecret());
    const headers = sign(secrets);
    for (const secret of secrets) expect(accept(headers, secret)).toMatchObject({ type: TYPE });
  });

  it('refuses a changed byte, another event id and a foreign secret', () => {
    const secret = newWebhookSecret();
    const headers = sign([secret]);
    expect(() => accept(headers, secret, `${body} `)).toThrow(/No matching signature/);
    expect(() => accept({ ...headers, 'webhook-id': 'evt_2' }, secret)).toThrow(/No matching signature/);
    expect(() => accept(headers, newWebhookSecret())).toThrow(/No matching signature/);
  });

  it('refuses timestamps more than 300 s away in either direction', () => {
    const secret = newWebhookSecret();
    expect(() => accept(sign([secret], nowEpochSeconds() - 310), secret)).toThrow(/too old/);
    expect(() => accept(sign([secret], nowEpochSeconds() + 310), secret)).toThrow(/too new/);
  });
});

describe('the headers of an attempt', () => {
  it('name the event, the delivery and the attempt for the receiver', () => {
    expect(sign([newWebhookSecret()], 1767225600.9)).toMatchObject({
      'content-type': 'application/json',
      'user-agent': 'svc-webhooks/1',
      'svc-signature': expect.stringMatching(/^t=1767225600,v1=[0-9a-f]{64}$/),
      'svc-event-id': 'evt_1',
      'svc-delivery-id': 'dlv_1',
      'svc-attempt': '3',
      'webhook-id': 'evt_1',
      'webhook-timestamp': '1767225600',
    });
  });

  it('are never made without a secret', () => {
    expect(() => sign([])).toThrow(new RangeError('a delivery needs at least one secret'));
  });
});

describe('a new secret', () => {
  it('is whsec_ and the base64 of 32 random bytes', () => {
    const secret = newWebhookSecret();
    expect(Buffer.from(secret.slice('whsec_'.length), 'base64')).toHaveLength(32);
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(newWebhookSecret()).not.toBe(secret);
  });
});
