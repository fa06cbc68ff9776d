import type { WebhookReplay } from '../domain/stored/webhook-replay.ts';

/** A replay as a response. */
export const presentReplay = (replay: WebhookReplay) => ({ ...replay, object: 'webhook_replay' as const });
