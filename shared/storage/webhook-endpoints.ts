import { ApiError } from '../domain/api-error.ts';
import type { EventOrigin } from '../domain/event.ts';
import { timeOf } from '../domain/ids.ts';
import type { WebhookEndpoint } from '../domain/stored/webhook-endpoint.ts';
import { webhookEndpointSnapshot } from '../domain/webhook-endpoint.ts';
import { endpointTurnKey, lanePartition, webhookEndpointPartition } from './keys.ts';
import { listPage, type PageRequest } from './list-page.ts';
import { resourceStore } from './resource-store.ts';
import { retryOnConflict } from './retry-on-conflict.ts';
import type { Item, Write } from './row.ts';
import type { Table } from './table.ts';

/** Every event of an organization is compared with each of its endpoints. */
const maxEndpoints = 50;

/** The row that each new or deleted endpoint changes. */
interface Turn {
  count?: number;
}
const nextTurn = (
  organizationId: string,
  turn: Item<Turn> | undefined,
  count: number | undefined,
): Write => ({
  put: {
    ...endpointTurnKey(organizationId),
    version: (turn?.version ?? 0) + 1,
    data: count === undefined ? {} : { count },
  },
  when: turn ? { version: turn.version ?? 0 } : { absent: true },
});

export type WebhookEndpointStore = ReturnType<typeof webhookEndpointStore>;

export function webhookEndpointStore(table: Table) {
  const list = (organizationId: string, page: PageRequest) =>
    listPage<WebhookEndpoint>(
      table,
      {
        kind: 'webhookEndpoint',
        partition: webhookEndpointPartition(organizationId),
        since: timeOf(organizationId),
      },
      page,
    );
  const store = resourceStore<WebhookEndpoint>(table, {
    kind: 'webhookEndpoint',
    followed: 'HOOK',
    key: (organizationId, id) => ({ pk: webhookEndpointPartition(organizationId), sk: id }),
    indexes: () => ({}),
    snapshot: webhookEndpointSnapshot,
  });
  /** Read once for each organization: an earlier release stored no count. */
  const countOf = async (organizationId: string) => {
    const pk = webhookEndpointPartition(organizationId);
    return (await table.query({ pk, from: ' ', to: '~', ascending: true, limit: maxEndpoints })).length;
  };
  return {
    ...store,
    list,

    /**
     * Stores a new endpoint, or returns the one that a crashed first run of the request stored. Creations and deletions change the
     * organization's count in their transaction, so that two at once count one after the other. Throws {@link ApiError}
     * too_many_endpoints.
     */
    add: (origin: EventOrigin, endpoint: WebhookEndpoint): Promise<WebhookEndpoint> =>
      retryOnConflict(async () => {
        const { organizationId } = origin;
        const turn = await table.get<Turn>(endpointTurnKey(organizationId));
        const count = turn?.data.count ?? (await countOf(organizationId));
        const isThere = count >= maxEndpoints && (await store.find(organizationId, endpoint.id));
        if (count >= maxEndpoints && !isThere) throw new ApiError('too_many_endpoints');
        return store.insert(origin, endpoint, [], [nextTurn(organizationId, turn, count + 1)]);
      }),

    remove: (origin: EventOrigin, id: string): Promise<WebhookEndpoint> =>
      store.remove(origin, id, [], async () => {
        const { organizationId } = origin;
        const turn = await table.get<Turn>(endpointTurnKey(organizationId));
        const count = turn?.data.count;
        return [
          nextTurn(organizationId, turn, count === undefined ? undefined : count - 1),
          { remove: { pk: lanePartition(organizationId), sk: id } },
        ];
      }),

    /** Every endpoint of an organization, for the fan-out of an event. */
    async all(organizationId: string, now: Date): Promise<WebhookEndpoint[]> {
      const endpoints: WebhookEndpoint[] = [];
      let position: string | undefined;
      do {
        const page = await list(organizationId, { limit: 100, order: 'asc', position, now });
        endpoints.push(...page.items);
        position = page.next ?? undefined;
      } while (position);
      return endpoints;
    },
  };
}
