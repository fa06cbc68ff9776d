import { mergeEndpoint } from '../../shared/domain/webhook-endpoint.ts';
import { refuseNewSnapshots } from '../../shared/domain/webhook-payload.ts';
import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import { refuseStale } from '../../shared/http/etag.ts';
import { environment } from '../../shared/platform/environment.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { type LaneStore, laneStore } from '../../shared/storage/lanes.ts';
import { type WebhookEndpointStore, webhookEndpointStore } from '../../shared/storage/webhook-endpoints.ts';
import { judgeEndpointUrl } from '../../shared/webhooks/judge-endpoint-url.ts';

interface Dependencies {
  endpoints: Pick<WebhookEndpointStore, 'change'>;
  lanes: Pick<LaneStore, 'reset'>;
  allowLoopback: boolean;
}

export const updateWebhookEndpoint =
  ({ endpoints, lanes, allowLoopback }: Dependencies): Handle<typeof routes.updateWebhookEndpoint> =>
  async ({ params, body, caller, origin, now, ifMatch }) => {
    const url = body.url === undefined ? undefined : judgeEndpointUrl(body.url, allowLoopback);
    const endpoint = await endpoints.change(origin, params.id, async (before) => {
      refuseStale(ifMatch, before);
      const next = mergeEndpoint(before, { ...body, url }, now);
      if (next === before) return null;
      refuseNewSnapshots(caller.scopes.includes('events:read'), before, next);
      // The failures are cleared before the endpoint is enabled or has its new URL, so that its next failure does not
      // disable it immediately.
      const isRestarted = next.enabled && !before.enabled;
      if (isRestarted || next.url !== before.url) await lanes.reset(origin.organizationId, before.id);
      return { next, events: [] };
    });
    return { object: 'webhook_endpoint', ...endpoint };
  };

export const entry = entryOf(routes.updateWebhookEndpoint, updateWebhookEndpoint, (edge) => ({
  endpoints: webhookEndpointStore(edge.table),
  lanes: laneStore(edge.table),
  allowLoopback: environment.allowLoopbackTargets,
}));
