import { Webhook as StandardWebhook } from 'standardwebhooks';
import { Stripe } from 'stripe';
import { Webhook as SvixWebhook } from 'svix';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { WebhookVerificationError, webhooks } from '../../../client/src/index.ts';
import { ApiError } from '../../../shared/domain/api-error.ts';
import { decodeCursor, encodeCursor } from '../../../shared/http/cursor.ts';
import { signatureHeaders } from '../../../shared/webhooks/sign-delivery.ts';
import { TOLERANCE_SECONDS } from '../../../shared/webhooks/signature-scheme.ts';
import { signatureVectors } from '../../contract/signature-vectors/cases.ts';
import { deliveries, eventId, sentAt } from '../../contract/signature-vectors/deliveries.ts';
import { vectors } from './support/read-recipe.ts';

const { webhook_signatures, cursors } = vectors;
const { cases } = webhook_signatures;
type Case = (typeof cases)[number];

const accepts = (judge: () => unknown): boolean => {
  try {
    judge();
    return true;
  } catch {
    return false;
  }
};
/** The names of the vectors about which somebody else's library is of another opinion. */
const disagreements = (among: Case[], library: (vector: Case) => unknown) =>
  among.filter((vector) => accepts(() => library(vector)) !== vector.valid).map(({ name }) => name);

describe('the published vectors', () => {
  it('are those that `npm run vectors` makes with the libraries of others', () => {
    expect(webhook_signatures).toEqual(signatureVectors);
  });

  it('have a name each, every reason to refuse, and the tolerance we check', () => {
    expect(webhook_signatures.tolerance_seconds).toBe(TOLERANCE_SECONDS);
    expect(new Set(cases.map(({ name }) => name)).size).toBe(cases.length);
    expect(new Set(cases.map(({ reason }) => reason))).toEqual(
      new Set([
        null,
        'missing_header',
        'malformed_header',
        'signature_mismatch',
        'timestamp_too_old',
        'timestamp_too_new',
      ]),
    );
  });
});

describe.each(cases)('signature vector: $name', ({ secret, now, headers, body, reason }) => {
  const header = headers['svc-signature'];

  it('gets its verdict from the client', async () => {
    const verdict = webhooks.verify(body, header, secret, { nowEpochSeconds: now }).then(
      () => null,
      (error: unknown) => (error instanceof WebhookVerificationError ? error.reason : error),
    );
    expect(await verdict).toBe(reason);
  });
});

describe('the libraries of others agree', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('Stripe’s, which looks at the past alone and is lenient about the time', () => {
    const stripe = new Stripe('unused');
    const verdict = ({ body, headers, secret, now }: Case) =>
      stripe.webhooks.constructEvent(
        body,
        headers['svc-signature'] ?? '',
        secret,
        undefined,
        undefined,
        now * 1000,
      );
    expect(disagreements(cases, verdict)).toEqual([
      '301 seconds early',
      'two times',
      'a time with something behind it',
    ]);
  });

  it.each([
    ['standardwebhooks', StandardWebhook],
    ['svix', SvixWebhook],
  ])('%s', (_, Library) => {
    const verdict = ({ secret, headers, body, now }: Case) => {
      // It asks the clock of the machine.
      vi.useFakeTimers({ now: now * 1000, toFake: ['Date'] });
      return new Library(secret).verify(body, headers as Record<string, string>);
    };
    const standard = cases.filter(({ headers }) => headers['webhook-signature']);
    expect(standard.length).toBeGreaterThan(15);
    expect(disagreements(standard, verdict)).toEqual([]);
  });
});

it.each(Object.entries(deliveries))('we sign as the libraries of others do: %s', (_, delivery) => {
  const { secrets, body, headers } = delivery;
  const signed = { secrets, body, eventId, deliveryId: 'dlv_1', attempt: 1, sentAtEpochSeconds: sentAt };
  expect(signatureHeaders(signed)).toMatchObject(headers);
  expect(signatureHeaders({ ...signed, body: Buffer.from(body) })).toMatchObject(headers);
});

describe.each(cursors.cases)('cursor vector: $name', ({ cursor, path, filters, position }) => {
  const ring = { current: cursors.key_id, keys: new Map([[cursors.key_id, cursors.key]]) };
  const scope = { environment: cursors.environment, organizationId: cursors.organization_id, path, filters };

  it('is read as it says', () => {
    if (position === null) {
      expect(() => decodeCursor(cursor, scope, ring)).toThrow(ApiError);
    } else {
      expect(decodeCursor(cursor, scope, ring)).toBe(position);
      expect(encodeCursor(position, scope, ring)).toBe(cursor);
    }
  });
});
