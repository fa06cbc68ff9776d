import { timeOf } from '../domain/ids.ts';
import type { WebhookEndpoint } from '../domain/stored/webhook-endpoint.ts';
import { webhookEndpointSnapshot } from '../domain/webhook-endpoint.ts';
import { webhookEndpointPartition } from './keys.ts';
import { listPage, type PageRequest } from './list-page.ts';
import { resourceStore } from './resource-store.ts';
import type { Table } from './table.ts';

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
  return {
    ...resourceStore<WebhookEndpoint>(table, {
      kind: 'webhookEndpoint',
      key: (organizationId, id) => ({ pk: webhookEndpointPartition(organizationId), sk: id }),
      indexes: () => ({}),
      snapshot: webhookEndpointSnapshot,
    }),
    list,

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
