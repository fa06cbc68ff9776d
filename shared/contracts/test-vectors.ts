import * as v from 'valibot';

/** Why a delivery is not to be trusted. */
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
  /** When the receiver looks, in Unix seconds. */
  now: v.number(),
  /** Those of Standard Webhooks are left out where a case is about `svc-signature` alone. */
  headers: v.object({
    'svc-signature': v.optional(v.string()),
    'webhook-id': v.optional(v.string()),
    'webhook-timestamp': v.optional(v.string()),
    'webhook-signature': v.optional(v.string()),
  }),
  /** To be encoded as UTF-8. */
  body: v.string(),
  valid: v.boolean(),
  /** What is wrong; null where nothing is. */
  reason: v.nullable(refusal),
});

const cursorCase = v.object({
  name: v.string(),
  cursor: v.string(),
  path: v.string(),
  filters: v.record(v.string(), v.string()),
  /** Where the next page begins; null where the answer is invalid_cursor. */
  position: v.nullable(v.string()),
});

/** Worked examples for those who check signatures, and for those who check us. */
export const testVectorsView = v.object({
  webhook_signatures: v.object({ tolerance_seconds: v.number(), cases: v.array(signatureCase) }),
  cursors: v.object({
    key_id: v.string(),
    key: v.string(),
    environment: v.string(),
    organization_id: v.string(),
    cases: v.array(cursorCase),
  }),
});
export type TestVectors = v.InferOutput<typeof testVectorsView>;
