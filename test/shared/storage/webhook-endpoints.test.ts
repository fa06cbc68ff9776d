import { beforeAll, describe, expect, it } from 'vitest';
import type { WebhookEndpoint } from '../../../shared/domain/stored/webhook-endpoint.ts';
import { endpointTurnKey } from '../../../shared/storage/keys.ts';
import { webhookEndpointStore } from '../../../shared/storage/webhook-endpoints.ts';
import type { Backend } from '../../support/backend.ts';
import { sharedBackend } from '../../support/shared-backend.ts';
import { newOrigin } from './conformance/origin.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

/** A new organization that adds and removes endpoints. */
function newDesk() {
  const { origin, making } = newOrigin();
  const { organizationId } = origin;
  const store = webhookEndpointStore(backend.table);
  const at = origin.now.toISOString();
  const endpoint = () =>
    ({
      ...{
        id: making.newId('webhookEndpoint'),
        url: 'https://example.com',
        events: ['*'],
        description: null,
      },
      ...{ enabled: true, payload: 'snapshot', disabled_at: null, disabled_reason: null, version: 1 },
      ...{ external_id: null, metadata: {}, created_at: at, updated_at: at, secrets: [] },
    }) as WebhookEndpoint;
  return {
    endpoint,
    add: (one = endpoint()) => store.add(origin, one),
    /** Stores one as an earlier release did, without counting it. */
    insert: () => store.insert(origin, endpoint(), []),
    remove: (id: string) => store.remove(origin, id),
    turn: async () => {
      const row = await backend.table.get<{ count?: number }>(endpointTurnKey(organizationId));
      return row && [row.version, row.data];
    },
    setCount: (count: number) =>
      backend.table.commit([
        {
          put: { ...endpointTurnKey(organizationId), version: 7, data: { count } },
          when: { always: 'a test' },
        },
      ]),
    ids: async () => (await store.all(organizationId, new Date(Date.now() + 1000))).map(({ id }) => id),
  };
}
const tooMany = { code: 'too_many_endpoints' };

describe('the number of endpoints', () => {
  it('is counted with each new and each deleted one', async () => {
    const { add, remove, turn, ids } = newDesk();
    const first = await add();
    expect(await turn()).toEqual([1, { count: 1 }]);
    const second = await add();
    expect(await turn()).toEqual([2, { count: 2 }]);
    await remove(first.id);
    expect(await turn()).toEqual([3, { count: 1 }]);
    expect(await ids()).toEqual([second.id]);
  });

  it('is read once where an earlier release stored none', async () => {
    const { add, insert, remove, turn } = newDesk();
    const { id } = await insert();
    await insert();
    await remove(id);
    expect(await turn()).toEqual([1, {}]);
    await add();
    expect(await turn()).toEqual([2, { count: 2 }]);
  });

  it('is fifty at most; a repeated request finds its endpoint all the same', async () => {
    const { endpoint, add, setCount, turn, ids } = newDesk();
    await setCount(49);
    const last = await add();
    expect(await turn()).toEqual([8, { count: 50 }]);
    await expect(add()).rejects.toMatchObject(tooMany);
    expect(await add({ ...endpoint(), id: last.id })).toMatchObject({ id: last.id });
    expect(await ids()).toEqual([last.id]);
    expect(await turn()).toEqual([8, { count: 50 }]);
  });

  it('is never exceeded by several at once', async () => {
    const { add, setCount, ids } = newDesk();
    await setCount(48);
    const outcomes = await Promise.allSettled([add(), add(), add(), add()]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(await ids()).toHaveLength(2);
  });

  it('of an earlier release is counted up to the limit', async () => {
    const { add, insert } = newDesk();
    for (let n = 0; n < 50; n += 10) await Promise.all(Array.from({ length: 10 }, insert));
    await expect(add()).rejects.toMatchObject(tooMany);
  });
});
