import * as v from 'valibot';
import { id, timestamp } from '../../contracts/primitives.ts';
import { webhookReplayView } from '../../contracts/webhook-replay.ts';

/** A replay as it is stored. */
const storedReplay = v.object({
  ...webhookReplayView.entries,
  organization_id: id('organization'),
  /** The delivery of the event at `position` whose first attempt has not been counted. */
  delivery_id: v.nullable(id('delivery')),
  /** The queue message whose consumer processes it, and the end of the claim. */
  claimed_by: v.nullable(v.string()),
  claimed_until: v.nullable(timestamp),
  version: v.number(),
});
export type WebhookReplay = Omit<v.InferOutput<typeof storedReplay>, 'object'>;
