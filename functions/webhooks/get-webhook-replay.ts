import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { type WebhookReplayStore, webhookReplayStore } from '../../shared/storage/webhook-replays.ts';
import { presentReplay } from '../../shared/views/present-replay.ts';

interface Dependencies {
  replays: Pick<WebhookReplayStore, 'get'>;
}

export const getWebhookReplay =
  ({ replays }: Dependencies): Handle<typeof routes.getWebhookReplay> =>
  async ({ params, caller }) =>
    presentReplay(await replays.get(caller.organizationId, params.id, params.replay_id));

export const entry = entryOf(routes.getWebhookReplay, getWebhookReplay, (edge) => ({
  replays: webhookReplayStore(edge.table),
}));
