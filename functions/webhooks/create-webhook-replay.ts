import { mustBeEnabled } from '../../shared/domain/webhook-endpoint.ts';
import { newReplay, wantedEvents } from '../../shared/domain/webhook-replay.ts';
import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { type EventLog, eventLog } from '../../shared/storage/event-log.ts';
import { keptSince } from '../../shared/storage/retention-window.ts';
import { type WebhookEndpointStore, webhookEndpointStore } from '../../shared/storage/webhook-endpoints.ts';
import { type WebhookReplayStore, webhookReplayStore } from '../../shared/storage/webhook-replays.ts';
import { presentReplay } from '../../shared/views/present-replay.ts';
import { refuseOthers } from './refuse-others.ts';

interface Dependencies {
  endpoints: Pick<WebhookEndpointStore, 'get'>;
  log: Pick<EventLog, 'find'>;
  replays: Pick<WebhookReplayStore, 'insert'>;
}

export const createWebhookReplay =
  ({ endpoints, log, replays }: Dependencies): Handle<typeof routes.createWebhookReplay> =>
  async ({ params, body, caller, origin, now, newId }) => {
    const { organizationId } = caller;
    const endpoint = await endpoints.get(organizationId, params.id);
    mustBeEnabled(endpoint);
    const wanted = wantedEvents(body, keptSince(now), now);
    await refuseOthers(body.event_ids ?? [], endpoint, (id) => log.find(organizationId, id, now));
    const replay = newReplay(
      { id: newId('replay'), organization_id: organizationId, endpoint_id: endpoint.id, ...wanted },
      now,
    );
    return presentReplay(await replays.insert(origin, replay));
  };

export const entry = entryOf(routes.createWebhookReplay, createWebhookReplay, (edge) => ({
  endpoints: webhookEndpointStore(edge.table),
  log: eventLog(edge.table),
  replays: webhookReplayStore(edge.table),
}));
