import { createHmac, randomBytes } from 'node:crypto';
import { computeSignature, SECRET_PREFIX, SIGNATURE_HEADER, SIGNATURE_VERSION } from './signature-scheme.ts';

const USER_AGENT = 'svc-webhooks/1';

/** 32 bytes: as long as the hash, so that guessing the secret is no easier than forging the signature. */
const SECRET_BYTES = 32;

interface DeliveryToSign {
  /** `whsec_…` strings: the current one first, then the previous one during the overlap of a rotation. */
  readonly secrets: readonly string[];
  /** The exact bytes that will be sent; receivers verify before they parse. */
  readonly body: string | Uint8Array;
  readonly eventId: string;
  readonly deliveryId: string;
  /** 1 for the first attempt. */
  readonly attempt: number;
  /** The time of this attempt, not of the event: a retry hours later must still be within the tolerance. */
  readonly sentAtEpochSeconds: number;
}

/**
 * A new endpoint secret: `whsec_` and the base64 of 32 random bytes, the form that Standard Webhooks libraries accept.
 */
export const newWebhookSecret = (random: (size: number) => Buffer = randomBytes): string =>
  SECRET_PREFIX + random(SECRET_BYTES).toString('base64');

/** All headers of one attempt, lower-case: our signature, the Standard Webhooks triple, and the ids for the receiver's log. */
export function signatureHeaders(delivery: DeliveryToSign): Record<string, string> {
  const { secrets, body, eventId, deliveryId, attempt } = delivery;
  if (secrets.length === 0) throw new RangeError('a delivery needs at least one secret');
  const timestamp = Math.floor(delivery.sentAtEpochSeconds);
  const signatures = secrets.map(
    (secret) => `${SIGNATURE_VERSION}=${computeSignature(secret, timestamp, body).toString('hex')}`,
  );
  return {
    'content-type': 'application/json',
    'user-agent': USER_AGENT,
    [SIGNATURE_HEADER]: [`t=${timestamp}`, ...signatures].join(','),
    'webhook-id': eventId,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': secrets
      .map((secret) => standardSignature(secret, eventId, timestamp, body))
      .join(' '),
    'svc-event-id': eventId,
    'svc-delivery-id': deliveryId,
    'svc-attempt': String(attempt),
  };
}

/** Standard Webhooks uses the decoded part after `whsec_` as the key of the HMAC and signs the message id as well. */
function standardSignature(
  secret: string,
  eventId: string,
  timestamp: number,
  body: string | Uint8Array,
): string {
  const key = Buffer.from(secret.slice(SECRET_PREFIX.length), 'base64');
  const mac = createHmac('sha256', key).update(`${eventId}.${timestamp}.`).update(body);
  return `v1,${mac.digest('base64')}`;
}
