import * as v from 'valibot';
import { timestamp } from '../../contracts/primitives.ts';
import { webhookEndpointFields } from '../../contracts/webhook-endpoint.ts';

/**
 * `secrets` are sealed, the current one first. It does not expire; a previous one exists only during the overlap of a
 * rotation.
 */
const storedWebhookEndpoint = v.object({
  ...webhookEndpointFields,
  secrets: v.array(v.object({ box: v.string(), expires_at: v.nullable(timestamp) })),
});
export type WebhookEndpoint = v.InferOutput<typeof storedWebhookEndpoint>;
