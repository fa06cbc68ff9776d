import { ApiError } from '../domain/api-error.ts';
import type { Delivery } from '../domain/delivery.ts';
import { buildEvent, type EventOrigin } from '../domain/event.ts';
import type { WebhookReplay } from '../domain/stored/webhook-replay.ts';
import { addDelivery } from './deliveries.ts';
import { replayKey } from './keys.ts';
import { appendEvent } from './outbox.ts';
import { expiryOf } from './retention-window.ts';
import { ConditionFailed, type Item } from './row.ts';
import type { Table } from './table.ts';

export type WebhookReplayStore = ReturnType<typeof webhookReplayStore>;

const rowOf = (replay: WebhookReplay): Item<WebhookReplay> => ({
  ...replayKey(replay.organization_id, replay.id),
  version: replay.version,
  // As long as the deliveries that it makes can be asked for.
  expires_at: expiryOf(replay.created_at),
  data: replay,
});

/** Replays and their progress. */
export function webhookReplayStore(table: Table) {
  const find = async (organizationId: string, id: string) =>
    (await table.get<WebhookReplay>(replayKey(organizationId, id)))?.data;

  return {
    find,

    /**
     * The replay of this endpoint. Throws the same not_found for a missing one, and another organization's or
     * endpoint's.
     */
    async get(organizationId: string, endpointId: string, id: string): Promise<WebhookReplay> {
      const found = await find(organizationId, id);
      if (found?.endpoint_id !== endpointId) throw new ApiError('not_found');
      return found;
    },

    /**
     * Stores a new replay with the order to execute it. When a crashed first run of the same request has already stored
     * it, returns that replay.
     */
    async insert(origin: EventOrigin, replay: WebhookReplay): Promise<WebhookReplay> {
      const { id, organization_id, endpoint_id } = replay;
      const order = buildEvent(origin, {
        type: 'webhook_replay.requested',
        sequence: replay.version,
        object: { object: 'webhook_replay', id, organization_id, endpoint_id },
        previous: null,
      });
      try {
        await table.commit([{ put: rowOf(replay), when: { absent: true } }, appendEvent(order)]);
        return replay;
      } catch (error) {
        const existing = error instanceof ConditionFailed && error.index === 0 ? error.existing : undefined;
        if (existing) return existing.data as WebhookReplay;
        throw error;
      }
    },

    /**
     * Replaces a replay that was read, together with the delivery that it starts. Throws {@link ConditionFailed} when
     * it was changed meanwhile.
     */
    async replace(
      read: WebhookReplay,
      next: WebhookReplay,
      now: Date,
      delivery?: Delivery,
    ): Promise<WebhookReplay> {
      const saved = { ...next, version: read.version + 1, updated_at: now.toISOString() };
      await table.commit([
        { put: rowOf(saved), when: { version: read.version } },
        ...(delivery ? [addDelivery(delivery)] : []),
      ]);
      return saved;
    },
  };
}
