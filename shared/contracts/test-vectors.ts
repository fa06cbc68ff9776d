import * as v from 'valibot';

const signatureCase = v.object({
  name: v.string(),
  secret: v.string(),
  /** When the receiver looks, in Unix seconds. */
  now: v.number(),
  headers: v.object({
    'svc-signature': v.string(),
    'webhook-id': v.string(),
    'webhook-timestamp': v.string(),
    'webhook-signature': v.string(),
  }),
  /** To be encoded as UTF-8. */
  body: v.string(),
  valid: v.boolean(),
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
