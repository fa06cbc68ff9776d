import { createHmac } from 'node:crypto';

/** The header receivers verify. Its name and format are our reading of the brand, so both live in this file alone. */
export const SIGNATURE_HEADER = 'svc-signature';

/** The scheme inside the header: `t=<unix>,v1=<hex>[,v1=<hex>]`. */
export const SIGNATURE_VERSION = 'v1';

/** 300 s either way: Stripe's and Standard Webhooks' window, wide enough for clocks, narrow enough against replay. */
export const TOLERANCE_SECONDS = 300;

export const SECRET_PREFIX = 'whsec_';

/** HMAC-SHA-256 (32 bytes) of `timestamp.body` under the whole secret string, prefix included, as UTF-8. */
export const computeSignature = (secret: string, timestamp: number, body: string | Uint8Array): Buffer =>
  createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest();
