import { ApiError } from '../domain/api-error.ts';
import type { EventOrigin } from '../domain/event.ts';
import { timeOf } from '../domain/ids.ts';
import type { WebhookEndpoint } from '../domain/stored/webhook-endpoint.ts';
import { webhookEndpointSnapshot } from '../domain/webhook-endpoint.ts';
import { endpointTurnKey, webhookEndpointPartition } from './keys.ts';
import { listPage, type PageRequest } from './list-page.ts';
import { resourceStore } from './resource-store.ts';
import { retryOnConflict } from './retry-on-conflict.ts';
import type { Table } from './table.ts';

/** Every event of an organization is compared with each of its endpoints. */
const maxEndpoints = 50;

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
    key: (organizationId, id) => ({ pk: webhookEndpointPartition(organizationId), sk: id }),
    indexes: () => ({}),
    snapshot: webhookEndpointSnapshot,
  });
  return {
    ...store,
    list,

    /**
     * Stores a new endpoint, or returns the one that a crashed first run of the request stored. Each call changes one row of the
     * organization, so that two at once count one after the other. Throws {@link ApiError} too_many_endpoints.
     */
    add: (origin: EventOrigin, endpoint: WebhookEndpoint): Promise<WebhookEndpoint> =>
      retryOnConflict(async () => {
        const { organizationId } = origin;
        const pk = webhookEndpointPartition(organizationId);
        const turn = await table.get(endpointTurnKey(organizationId));
        const rows = await table.query({ pk, from: ' ', to: '~', ascending: true, limit: maxEndpoints });
        const isThere = rows.length === maxEndpoints && (await store.find(organizationId, endpoint.id));
        if (rows.length === maxEndpoints && !isThere) throw new ApiError('too_many_endpoints');
        const next = { ...endpointTurnKey(organizationId), version: (turn?.version ?? 0) + 1, data: {} };
        const when = turn ? { version: turn.version ?? 0 } : ({ absent: true } as const);
        return store.insert(origin, endpoint, [], [{ put: next, when }]);
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
