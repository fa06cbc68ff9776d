import type { Handle } from '../../shared/http/call.ts';
import { presentReplay } from '../../shared/http/present-replay.ts';
import type * as routes from '../../shared/routes.ts';
import type { WebhookReplayStore } from '../../shared/storage/webhook-replays.ts';

interface Dependencies {
  replays: Pick<WebhookReplayStore, 'get'>;
}

export const getWebhookReplay =
  ({ replays }: Dependencies): Handle<typeof routes.getWebhookReplay> =>
  async ({ params, caller }) =>
    presentReplay(await replays.get(caller.organizationId, params.id, params.replay_id));
