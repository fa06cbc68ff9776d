import * as v from 'valibot';
import { wholeNumber } from './primitives.ts';

/** The reasons why a delivery is not trusted. */
const refusal = v.picklist([
  'missing_header',
  'malformed_header',
  'signature_mismatch',
  'timestamp_too_old',
  'timestamp_too_new',
]);

const signatureCase = v.object({
  name: v.string(),
  secret: v.string(),
  /** The time of the receiver's check, in Unix seconds. */
  now: wholeNumber,
  /** The headers of Standard Webhooks are absent where a case is about `svc-signature` alone. */
  headers: v.object({
    'svc-signature': v.optional(v.string()),
    'webhook-id': v.optional(v.string()),
    'webhook-timestamp': v.optional(v.string()),
    'webhook-signature': v.optional(v.string()),
  }),
  /** Encode as UTF-8. */
  body: v.string(),
  valid: v.boolean(),
  /** The reason why the delivery is not trusted; null when it is valid. */
  reason: v.nullable(refusal),
});

const cursorCase = v.object({
  name: v.string(),
  cursor: v.string(),
  path: v.string(),
  filters: v.record(v.string(), v.string()),
  /** The position of the next page; null when the expected response is invalid_cursor. */
  position: v.nullable(v.string()),
});

/** Worked examples for programs that check our signatures, and for tools that check this service. */
export const testVectorsView = v.object({
  webhook_signatures: v.object({ tolerance_seconds: wholeNumber, cases: v.array(signatureCase) }),
  cursors: v.object({
    key_id: v.string(),
    key: v.string(),
    environment: v.string(),
    organization_id: v.string(),
    cases: v.array(cursorCase),
  }),
});
export type TestVectors = v.InferOutput<typeof testVectorsView>;
