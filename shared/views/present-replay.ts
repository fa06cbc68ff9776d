import type { WebhookReplay } from '../domain/stored/webhook-replay.ts';

/** A replay as its endpoint's owner sees it. */
export const presentReplay = (replay: WebhookReplay) => ({ ...replay, object: 'webhook_replay' as const });
