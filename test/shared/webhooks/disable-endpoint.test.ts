import { describe, expect, it } from 'vitest';
import type { EventOrigin } from '../../../shared/domain/event.ts';
import type { WebhookEndpoint } from '../../../shared/domain/stored/webhook-endpoint.ts';
import { disableEndpoint } from '../../../shared/webhooks/disable-endpoint.ts';
import { start } from './support/deliveries.ts';

const attempted = { id: 'we_1', url: 'https://example.com/hook' };
type Decided = { next: WebhookEndpoint; events: unknown[] } | null;

/** Disables an endpoint that is stored like this; returns the decision, and its name. */
async function disable(stored: Partial<WebhookEndpoint>, reason: 'gone' | 'failing' = 'gone') {
  const before = { ...attempted, enabled: true, disabled_at: null, disabled_reason: null, ...stored };
  const decided: Decided[] = [];
  const origins: EventOrigin[] = [];
  const change = async (origin: EventOrigin, id: string, decide: (one: WebhookEndpoint) => Decided) => {
    expect(id).toBe('we_1');
    origins.push(origin);
    decided.push(decide(before as WebhookEndpoint));
    return decided[0]?.next ?? (before as WebhookEndpoint);
  };
  const deps = {
    environmentName: 'sandbox' as const,
    clock: () => start,
    endpoints: { change: change as never },
  };
  const answer = await disableEndpoint(deps, 'org_1', attempted, reason);
  return { answer, decided: decided[0], origin: origins[0] };
}

describe('an endpoint', () => {
  it.each(['gone', 'failing'] as const)(
    'that is %s is disabled, with an event, by the sender',
    async (reason) => {
      const { answer, decided, origin } = await disable({}, reason);
      expect(answer).toBe(true);
      expect(decided).toEqual({
        next: { ...attempted, enabled: false, disabled_at: start.toISOString(), disabled_reason: reason },
        events: [{ type: 'webhook_endpoint.disabled' }],
      });
      expect(origin).toMatchObject({
        organizationId: 'org_1',
        environment: 'sandbox',
        actor: { type: 'system', id: 'send-webhook' },
        now: start,
      });
    },
  );

  it('that is disabled already stays as it is', async () => {
    expect(await disable({ enabled: false })).toMatchObject({ answer: true, decided: null });
  });

  it('that has another URL by now stays enabled, and this is said', async () => {
    expect(await disable({ url: 'https://example.com/new' })).toMatchObject({ answer: false, decided: null });
  });
});
