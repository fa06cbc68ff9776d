import * as v from 'valibot';
import { entries } from './bounded-lists.ts';
import { eventPattern, testTypes } from './events.ts';
import {
  externalId,
  httpsUrl,
  id,
  metadata,
  metadataPatch,
  multilineText,
  rawLine,
  resourceFields,
  timestamp,
  wholeNumber,
} from './primitives.ts';
import { writtenView } from './written.ts';

const url = v.pipe(rawLine(2048), httpsUrl);
const events = v.pipe(entries(eventPattern, 50), v.minLength(1));
const payload = v.picklist(['snapshot', 'thin']);

export const createWebhookEndpointBody = v.strictObject({
  url,
  events: v.optional(events, ['*']),
  description: v.optional(v.nullable(multilineText(500))),
  payload: v.optional(payload),
  enabled: v.optional(v.boolean(), true),
  external_id: v.optional(v.nullable(externalId)),
  metadata: v.optional(metadata),
});
export type CreateWebhookEndpointBody = v.InferOutput<typeof createWebhookEndpointBody>;

export const updateWebhookEndpointBody = v.strictObject({
  url: v.optional(url),
  events: v.optional(events),
  description: v.optional(v.nullable(multilineText(500))),
  payload: v.optional(payload),
  enabled: v.optional(v.boolean()),
  external_id: v.optional(v.nullable(externalId)),
  metadata: v.optional(metadataPatch),
});
export type UpdateWebhookEndpointBody = v.InferOutput<typeof updateWebhookEndpointBody>;

/** The seconds in which receivers can switch to the new secret: a day by default, a week at most. */
export const rotateWebhookSecretBody = v.strictObject({
  overlap_seconds: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(604_800)), 86_400),
});

/** A `ping`, or the documented example of an event. */
export const testWebhookEndpointBody = v.strictObject({ type: v.optional(v.picklist(testTypes), 'ping') });

export const webhookEndpointFields = {
  id: id('webhookEndpoint'),
  url: v.string(),
  events: v.array(v.string()),
  description: v.nullable(v.string()),
  payload,
  enabled: v.boolean(),
  /** When and why it was disabled: its receiver returned 410, it failed for days, or a caller disabled it. */
  disabled_at: v.nullable(timestamp),
  disabled_reason: v.nullable(v.picklist(['gone', 'failing', 'by_caller'])),
  version: wholeNumber,
  ...resourceFields,
};

export const webhookEndpointView = v.object({
  object: v.literal('webhook_endpoint'),
  ...webhookEndpointFields,
});
/** With its secret: no other response shows it. */
export const newWebhookEndpointView = v.object({ ...webhookEndpointView.entries, secret: v.string() });
/**
 * The response for a key that may not read webhook endpoints. It includes the secret, which is the purpose of the call.
 */
export const writtenSecretView = v.object({ ...writtenView.entries, secret: v.string() });
/** With its new secret, which is shown only now, and the end of the previous one; null when that ended immediately. */
export const rotatedWebhookEndpointView = v.object({
  ...newWebhookEndpointView.entries,
  previous_secret_expires_at: v.nullable(timestamp),
});
export const rotatedSecretView = v.object({
  ...writtenSecretView.entries,
  previous_secret_expires_at: v.nullable(timestamp),
});
