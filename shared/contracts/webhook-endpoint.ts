import * as v from 'valibot';
import { eventPatterns, isEventPattern } from './events.ts';
import {
  externalId,
  httpsUrl,
  id,
  maxCharacters,
  metadata,
  resourceFields,
  shownAs,
  text,
  timestamp,
} from './primitives.ts';

export const createWebhookEndpointBody = v.strictObject({
  url: v.pipe(v.string(), maxCharacters(2000), httpsUrl),
  events: v.optional(
    v.pipe(
      v.array(
        v.pipe(
          v.string(),
          v.check(isEventPattern, 'an event name, a pattern such as "scan.*", or "*"'),
          shownAs({ enum: eventPatterns }),
        ),
      ),
      v.minLength(1),
      v.maxLength(50),
    ),
    ['*'],
  ),
  description: v.optional(v.nullable(text(500))),
  payload: v.optional(v.picklist(['snapshot', 'thin']), 'snapshot'),
  enabled: v.optional(v.boolean(), true),
  external_id: v.optional(v.nullable(externalId)),
  metadata: v.optional(metadata),
});

const keptEndpoint = {
  id: id('webhookEndpoint'),
  url: v.string(),
  events: v.array(v.string()),
  description: v.nullable(v.string()),
  payload: v.picklist(['snapshot', 'thin']),
  enabled: v.boolean(),
  disabled_at: v.nullable(timestamp),
  disabled_reason: v.nullable(v.picklist(['gone', 'failing'])),
  version: v.number(),
  ...resourceFields,
};

/** `secrets` are sealed, current first; a previous one only while a rotation overlaps. */
const keptWebhookEndpointSchema = v.object({ ...keptEndpoint, secrets: v.array(v.string()) });
export type WebhookEndpoint = v.InferOutput<typeof keptWebhookEndpointSchema>;

export const webhookEndpointView = v.object({ object: v.literal('webhook_endpoint'), ...keptEndpoint });
/** The one answer that shows the secret. */
export const newWebhookEndpointView = v.object({ ...webhookEndpointView.entries, secret: v.string() });
