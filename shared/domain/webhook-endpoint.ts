import { isDeepStrictEqual } from 'node:util';
import type { CreateWebhookEndpointBody, UpdateWebhookEndpointBody } from '../contracts/webhook-endpoint.ts';
import { ApiError } from './api-error.ts';
import { mergeMetadata } from './metadata.ts';
import type { WebhookEndpoint } from './stored/webhook-endpoint.ts';

/** A new webhook endpoint with its first secret, sealed. */
export function newEndpoint(
  id: string,
  body: CreateWebhookEndpointBody & Pick<WebhookEndpoint, 'payload'>,
  box: string,
  now: Date,
): WebhookEndpoint {
  const at = now.toISOString();
  const endpoint: WebhookEndpoint = {
    id,
    url: body.url,
    events: body.events,
    description: body.description ?? null,
    payload: body.payload,
    enabled: true,
    disabled_at: null,
    disabled_reason: null,
    secrets: [{ box, expires_at: null }],
    version: 1,
    external_id: body.external_id ?? null,
    metadata: body.metadata ?? {},
    created_at: at,
    updated_at: at,
  };
  return switchEndpoint(endpoint, body.enabled, now);
}

/**
 * The endpoint with the given fields changed; the same object when nothing changes. Throws {@link ApiError}
 * validation_failed above 50 pairs of metadata.
 */
export function mergeEndpoint(
  endpoint: WebhookEndpoint,
  { metadata = {}, enabled = endpoint.enabled, ...fields }: UpdateWebhookEndpointBody,
  now: Date,
): WebhookEndpoint {
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  const merged = { ...endpoint, ...given, metadata: mergeMetadata(endpoint.metadata, metadata) };
  const switched = switchEndpoint(merged, enabled, now);
  return isDeepStrictEqual(switched, endpoint) ? endpoint : switched;
}

/**
 * Enabling by a call clears the reason. Disabling by a call sets it, unless the service disabled the endpoint before.
 */
function switchEndpoint(endpoint: WebhookEndpoint, enabled: boolean, now: Date): WebhookEndpoint {
  if (enabled === endpoint.enabled) return endpoint;
  return enabled
    ? { ...endpoint, enabled, disabled_at: null, disabled_reason: null }
    : { ...endpoint, enabled, disabled_at: now.toISOString(), disabled_reason: 'by_caller' };
}

/** The endpoint with a new secret, sealed; the previous one stays valid for the overlap, and any older one ends. */
export function rotateSecret(
  endpoint: WebhookEndpoint,
  box: string,
  { overlapSeconds, now }: { overlapSeconds: number; now: Date },
): WebhookEndpoint {
  const expiresAt = new Date(now.getTime() + overlapSeconds * 1000).toISOString();
  const previous = overlapSeconds > 0 ? endpoint.secrets.slice(0, 1) : [];
  const overlapping = previous.map((secret) => ({ ...secret, expires_at: expiresAt }));
  return { ...endpoint, secrets: [{ box, expires_at: null }, ...overlapping] };
}

/**
 * A webhook endpoint in events: no secrets, and only the origin of its URL, because the path is often a credential
 * itself.
 */
export const webhookEndpointSnapshot = ({ secrets: _, ...endpoint }: WebhookEndpoint) => ({
  object: 'webhook_endpoint',
  ...endpoint,
  url: new URL(endpoint.url).origin,
});

/** Throws {@link ApiError} endpoint_disabled before a delivery is made, because it would be canceled when it is due. */
export function mustBeEnabled({ enabled }: Pick<WebhookEndpoint, 'enabled'>): void {
  if (!enabled) throw new ApiError('endpoint_disabled');
}
