import { createHmac } from 'node:crypto';

/**
 * The header that receivers verify. Its name and format are our assumption about the brand, so both are only in this
 * file.
 */
export const SIGNATURE_HEADER = 'svc-signature';

/** The scheme inside the header: `t=<unix>,v1=<hex>[,v1=<hex>]`. */
export const SIGNATURE_VERSION = 'v1';

/**
 * 300 s in both directions: Stripe's and Standard Webhooks' tolerance, enough for clock differences, and a narrow
 * window against replays.
 */
export const TOLERANCE_SECONDS = 300;

export const SECRET_PREFIX = 'whsec_';

/** HMAC-SHA-256 (32 bytes) of `timestamp.body` with the whole secret string, including its prefix, as UTF-8. */
export const computeSignature = (secret: string, timestamp: number, body: string | Uint8Array): Buffer =>
  createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest();
