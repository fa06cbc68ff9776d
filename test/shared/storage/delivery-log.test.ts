import { beforeAll, describe, expect, it } from 'vitest';
import type { Delivery } from '../../../shared/domain/delivery.ts';
import { idSource } from '../../../shared/domain/ids.ts';
import type { WebhookEndpoint } from '../../../shared/domain/stored/webhook-endpoint.ts';
import { deliveryStore } from '../../../shared/storage/deliveries.ts';
import { deliveryLog } from '../../../shared/storage/delivery-log.ts';
import { webhookEndpointPartition } from '../../../shared/storage/keys.ts';
import type { PageRequest } from '../../../shared/storage/list-page.ts';
import type { Backend } from '../../support/backend.ts';
import { sharedBackend } from '../../support/shared-backend.ts';
import { sampleDelivery } from '../domain/support/samples.ts';

let backend: Backend;
let log: ReturnType<typeof deliveryLog>;
beforeAll(async () => {
  backend = await sharedBackend();
  log = deliveryLog(backend.table);
});

const day = 24 * 3_600_000;
const now = new Date('2027-03-31T12:00:00.000Z');
const ago = (days: number) => new Date(now.getTime() - days * day);
const idAgo = (days: number, kind: Parameters<ReturnType<typeof idSource>>[0]) => idSource(ago(days))(kind);
const page = (more: Partial<PageRequest> = {}): PageRequest => ({ limit: 10, order: 'desc', now, ...more });

/** An endpoint of that age in an organization, and what is delivered to it. */
function endpointOf(organizationId = idAgo(100, 'organization'), age = 90) {
  const endpoint = { id: idAgo(age, 'webhookEndpoint') } as WebhookEndpoint;
  return {
    organizationId,
    endpoint,
    put: () =>
      backend.table.commit([
        {
          put: { pk: webhookEndpointPartition(organizationId), sk: endpoint.id, version: 1, data: endpoint },
          when: { absent: true },
        },
      ]),
    async deliver(days: number, more: Partial<Delivery> = {}) {
      const fields = {
        id: idAgo(days, 'delivery'),
        endpoint_id: endpoint.id,
        created_at: ago(days).toISOString(),
      };
      const [one] = await deliveryStore(backend.table).createMissing([
        sampleDelivery({ ...fields, ...more }),
      ]);
      return one?.id ?? '';
    },
    async list(eventId?: string, request = page(), matches?: (one: Delivery) => boolean) {
      return (await log.list(endpoint, request, { eventId }, matches)).items.map(({ id }) => id);
    },
  };
}

describe('the deliveries of an endpoint', () => {
  it('are those of the last thirty days, the newest first', async () => {
    const { deliver, list } = endpointOf();
    await deliver(30);
    const ids = [await deliver(29.99), await deliver(10), await deliver(1)];
    expect(await list()).toEqual(ids.toReversed());
    expect(await list(undefined, page({ order: 'asc', limit: 2 }))).toEqual(ids.slice(0, 2));
    expect(await list(undefined, page({ createdAfter: ago(10) }))).toEqual([ids[2]]);
  });

  it('include that of an event which waited for fourteen days before the endpoint was created', async () => {
    const { deliver, list } = endpointOf(undefined, 3);
    await deliver(18.1);
    const id = await deliver(17);
    expect(await list()).toEqual([id]);
  });

  it('are those that the filter keeps', async () => {
    const { deliver, list } = endpointOf();
    await deliver(2);
    const failed = await deliver(3, { status: 'failed' });
    expect(await list(undefined, page(), ({ status }) => status === 'failed')).toEqual([failed]);
  });

  it('about one event are those of this endpoint only, with the filter', async () => {
    const [one, other] = [endpointOf(), endpointOf()];
    const event_id = idAgo(5, 'event');
    const [first, second] = [
      await one.deliver(4, { event_id, status: 'failed' }),
      await one.deliver(3, { event_id }),
    ];
    await other.deliver(2, { event_id });
    await one.deliver(1);
    expect(await one.list(event_id)).toEqual([second, first]);
    expect(await one.list(event_id, page(), ({ status }) => status === 'failed')).toEqual([first]);
  });
});

describe('a delivery by its id', () => {
  it('is found in its organization, as long as its endpoint is there', async () => {
    const { organizationId, endpoint, deliver, put } = endpointOf();
    await endpointOf(organizationId).put();
    const id = await deliver(3);
    expect(await log.findDelivery(organizationId, id, now)).toBeUndefined();
    await put();
    expect(await log.findDelivery(organizationId, id, now)).toMatchObject({ id, endpoint_id: endpoint.id });
    expect(await log.findDelivery(idAgo(100, 'organization'), id, now)).toBeUndefined();
    expect(await log.findDelivery(organizationId, idAgo(3, 'delivery'), now)).toBeUndefined();
  });

  it('is found for thirty days, whenever the table removes it', async () => {
    const { organizationId, deliver, put } = endpointOf();
    await put();
    const id = await deliver(30);
    const before = new Date(now.getTime() - 1);
    expect(await log.findDelivery(organizationId, id, before)).toMatchObject({ id });
    expect(await log.findDelivery(organizationId, id, now)).toBeUndefined();
  });
});

it('more than a hundred endpoints, as an earlier release allowed, are asked in turn', async () => {
  const organizationId = idAgo(100, 'organization');
  const many = Array.from({ length: 101 }, () => endpointOf(organizationId));
  for (const one of many) await one.put();
  const last = many.toSorted((one, other) => (one.endpoint.id < other.endpoint.id ? -1 : 1));
  for (const one of [last[0], last[100]]) {
    const id = (await one?.deliver(2)) ?? '';
    expect(await log.findDelivery(organizationId, id, now)).toMatchObject({ id });
  }
});
