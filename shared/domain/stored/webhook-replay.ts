import type { WebhookReplayView } from '../../contracts/webhook-replay.ts';

/** A replay as it is stored. */
export type WebhookReplay = Omit<WebhookReplayView, 'object'> & {
  organization_id: string;
  /** The delivery of the event at `position` whose first attempt has not been counted. */
  delivery_id: string | null;
  /** The queue message whose consumer processes it, and the end of the claim. */
  claimed_by: string | null;
  claimed_until: string | null;
  version: number;
};
