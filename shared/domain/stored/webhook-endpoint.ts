import * as v from 'valibot';
import { timestamp } from '../../contracts/primitives.ts';
import { webhookEndpointFields } from '../../contracts/webhook-endpoint.ts';

/** `secrets` are sealed, current first, which does not expire; a previous one only while a rotation overlaps. */
const storedWebhookEndpoint = v.object({
  ...webhookEndpointFields,
  secrets: v.array(v.object({ box: v.string(), expires_at: v.nullable(timestamp) })),
});
export type WebhookEndpoint = v.InferOutput<typeof storedWebhookEndpoint>;
