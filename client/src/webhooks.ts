import type { webhooks as eventTypes } from './schema.ts';

type BodyOf<Type extends keyof eventTypes> = eventTypes[Type] extends {
  post: { requestBody?: { content: { 'application/json': infer Body } } };
}
  ? Body
  : never;

/** The name of an event, as in `scan.completed`. */
export type WebhookEventType = keyof eventTypes;
/**
 * An event, discriminated by `type`, which also determines `data.object`. An endpoint with the payload `thin` receives only
 * `object` and `id` of it.
 */
export type WebhookEvent = { [Type in WebhookEventType]: BodyOf<Type> }[WebhookEventType];

export type WebhookFailure =
  | 'missing_header'
  | 'malformed_header'
  | 'signature_mismatch'
  | 'timestamp_too_old'
  | 'timestamp_too_new'
  | 'malformed_body';

/** The delivery could not be verified: return 400 and ignore it. */
export class WebhookVerificationError extends Error {
  override readonly name = 'WebhookVerificationError';
  readonly reason: WebhookFailure;

  constructor(reason: WebhookFailure) {
    super(`The webhook could not be verified: ${reason}.`);
    this.reason = reason;
  }
}

export interface VerifyOptions {
  /**
   * The permitted difference between the sender's clock and this one, in seconds, in both directions; 300 by default.
   */
  toleranceSeconds?: number;
  /** The time to verify against; now by default. */
  nowEpochSeconds?: number;
}

/**
 * Verifies a delivery and returns its event. `rawBody` must be the bytes as received, before any JSON parsing;
 * `signatureHeader` is the header `svc-signature`. Throws `WebhookVerificationError`.
 */
export async function verifyWebhook(
  rawBody: string | ArrayBuffer | ArrayBufferView,
  signatureHeader: string | null | undefined,
  secret: string,
  { toleranceSeconds = 300, nowEpochSeconds = Date.now() / 1000 }: VerifyOptions = {},
): Promise<WebhookEvent> {
  const body = readBytes(rawBody);
  if (!signatureHeader) throw new WebhookVerificationError('missing_header');
  const { timestamp, signatures } = readHeader(signatureHeader);
  if (!(await matchesAny(signatures, secret, timestamp, body)))
    throw new WebhookVerificationError('signature_mismatch');
  const ageSeconds = nowEpochSeconds - timestamp;
  if (ageSeconds > toleranceSeconds) throw new WebhookVerificationError('timestamp_too_old');
  if (ageSeconds < -toleranceSeconds) throw new WebhookVerificationError('timestamp_too_new');
  return readEvent(body);
}

/** The webhook functions that need no API key. */
export const webhooks = { verify: verifyWebhook };

/** Entries of other schemes are skipped, so that a later `v2` can be added next to `v1`. */
function readHeader(header: string) {
  const entries = header.split(',').map((entry) => entry.trim().split('='));
  const valuesOf = (name: string) => entries.filter(([key]) => key === name).map(([, value]) => value ?? '');
  const [timestamp = '', ...others] = valuesOf('t');
  const signatures = valuesOf('v1').filter((value) => /^[0-9a-f]{64}$/.test(value));
  if (!/^[1-9]\d{0,11}$/.test(timestamp) || others.length > 0 || signatures.length === 0)
    throw new WebhookVerificationError('malformed_header');
  return { timestamp: Number(timestamp), signatures };
}

/** Web Crypto compares in constant time, and every entry is compared. During a rotation the header has two. */
async function matchesAny(
  signatures: string[],
  secret: string,
  timestamp: number,
  body: Uint8Array<ArrayBuffer>,
): Promise<boolean> {
  const hmac = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', encode(secret), hmac, false, ['verify']);
  const head = encode(`${timestamp}.`);
  const signed = new Uint8Array(head.length + body.length);
  signed.set(head);
  signed.set(body, head.length);
  const verdicts = await Promise.all(
    signatures.map((signature) => crypto.subtle.verify('HMAC', key, readHex(signature), signed)),
  );
  return verdicts.includes(true);
}

const encode = (text: string) => new TextEncoder().encode(text);
const readHex = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

function readBytes(rawBody: unknown): Uint8Array<ArrayBuffer> {
  if (typeof rawBody === 'string') return encode(rawBody);
  if (rawBody instanceof ArrayBuffer) return new Uint8Array(rawBody);
  if (ArrayBuffer.isView(rawBody))
    return Uint8Array.from(new Uint8Array(rawBody.buffer, rawBody.byteOffset, rawBody.byteLength));
  // The usual mistake. Without this check it would look like a forged delivery.
  throw new TypeError('rawBody must be the raw bytes or text of the request, not its parsed JSON.');
}

function readEvent(body: Uint8Array): WebhookEvent {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body)) as WebhookEvent;
  } catch {
    throw new WebhookVerificationError('malformed_body');
  }
}
