import { beforeAll, describe, expect, it } from 'vitest';
import { idSource } from '../../../shared/domain/ids.ts';
import type { WebhookReplay } from '../../../shared/domain/stored/webhook-replay.ts';
import { deliveryKey } from '../../../shared/storage/deliveries.ts';
import { replayKey } from '../../../shared/storage/keys.ts';
import { webhookReplayStore } from '../../../shared/storage/webhook-replays.ts';
import type { Backend } from '../../support/backend.ts';
import { everyRow } from '../../support/every-row.ts';
import { sharedBackend } from '../../support/shared-backend.ts';
import { sampleDelivery } from '../domain/support/samples.ts';
import { newOrigin } from './conformance/origin.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});
const notFound = { code: 'not_found' };

/** A replay of a new organization. */
function newDesk() {
  const { origin } = newOrigin();
  const { organizationId, now } = origin;
  const newId = idSource(now);
  const replay = {
    ...{ id: newId('replay'), organization_id: organizationId, endpoint_id: newId('webhookEndpoint') },
    ...{ created_at: now.toISOString(), updated_at: now.toISOString(), version: 1, status: 'pending' },
  } as unknown as WebhookReplay;
  return {
    ...{ origin, organizationId, replay, now },
    store: webhookReplayStore(backend.table),
    row: () => backend.table.get<WebhookReplay>(replayKey(organizationId, replay.id)),
    orders: async () => {
      const texts = (await everyRow(backend)).filter(({ pk }) => pk.startsWith('EVENT#'));
      const events = texts.map(({ data }) => JSON.parse(String(data)));
      return events.filter((event) => event.organization_id === organizationId);
    },
  };
}

describe('a new replay', () => {
  it('is stored for thirty days with the order to execute it', async () => {
    const { store, origin, organizationId, replay, now, row, orders } = newDesk();
    expect(await store.insert(origin, replay)).toEqual(replay);
    const expires_at = Math.floor(now.getTime() / 1000) + 30 * 24 * 3600;
    expect(await row()).toMatchObject({ data: replay, version: 1, expires_at });
    const { id, endpoint_id } = replay;
    const object = { object: 'webhook_replay', id, organization_id: organizationId, endpoint_id };
    expect(await orders()).toMatchObject([
      { type: 'webhook_replay.requested', sequence: 1, data: { object, previous: null } },
    ]);
  });

  it('of a repeated request is the stored one, ordered once', async () => {
    const { store, origin, replay, row, orders } = newDesk();
    await store.insert(origin, replay);
    expect(await store.insert(origin, { ...replay, status: 'failed' } as never)).toEqual(replay);
    expect((await row())?.data).toEqual(replay);
    expect(await orders()).toHaveLength(1);
  });

  it('is not stored where its order cannot be', async () => {
    const { store, origin, replay, row } = newDesk();
    const id = origin.newEventId();
    const taken = { ...origin, newEventId: () => id };
    await store.insert(taken, replay);
    const other = { ...replay, id: idSource(origin.now)('replay') };
    await expect(store.insert(taken, other)).rejects.toMatchObject({ name: 'ConditionFailed', index: 1 });
    expect(await store.find(replay.organization_id, other.id)).toBeUndefined();
    expect((await row())?.data).toEqual(replay);
  });
});

it('a replay is found by its organization, and read by its endpoint, too', async () => {
  const { store, origin, organizationId, replay } = newDesk();
  await store.insert(origin, replay);
  const { id, endpoint_id } = replay;
  expect(await store.find(organizationId, id)).toEqual(replay);
  expect(await store.get(organizationId, endpoint_id, id)).toEqual(replay);
  expect(await store.find('org_other', id)).toBeUndefined();
  for (const [organization, endpoint, asked] of [
    ['org_other', endpoint_id, id],
    [organizationId, 'we_other', id],
    [organizationId, endpoint_id, 'missing'],
  ] as const)
    await expect(store.get(organization, endpoint, asked)).rejects.toMatchObject(notFound);
});

it('the next state is stored with the delivery that it starts, both or none', async () => {
  const { store, origin, replay, now, row } = newDesk();
  await store.insert(origin, replay);
  const [one, other] = [sampleDelivery(), sampleDelivery()];
  const stored = ({ endpoint_id, id }: typeof one) => backend.table.get(deliveryKey(endpoint_id, id));
  const at = new Date(now.getTime() + 1000);
  const next = { ...replay, delivery_id: one.id };
  const saved = await store.replace(replay, next, at, one);
  expect(saved).toEqual({ ...next, version: 2, updated_at: at.toISOString() });
  expect(await row()).toMatchObject({ data: saved, version: 2 });
  expect((await stored(one))?.data).toEqual(one);
  await expect(store.replace(replay, next, at, other)).rejects.toMatchObject({ index: 0 });
  expect(await stored(other)).toBeUndefined();
  await expect(store.replace(saved, saved, at, one)).rejects.toMatchObject({ index: 1 });
  expect(await store.replace(saved, saved, at)).toMatchObject({ version: 3 });
});
