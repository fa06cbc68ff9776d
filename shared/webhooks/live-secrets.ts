import type { WebhookEndpoint } from '../domain/stored/webhook-endpoint.ts';

/**
 * The sealed secrets that sign at an instant: the current one first, then the previous one during the overlap of a
 * rotation.
 */
export const liveSecrets = ({ secrets }: Pick<WebhookEndpoint, 'secrets'>, now: Date): string[] =>
  secrets
    .filter(({ expires_at }) => expires_at === null || Date.parse(expires_at) > now.getTime())
    .map(({ box }) => box);
