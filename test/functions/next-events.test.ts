/** What a replay looks at next: as many events at once as are sent before the endpoint is read again. */
import { beforeAll, describe, expect, it } from 'vitest';
import { nextEvents } from '../../functions/workers/replay-events/next-events.ts';
import type { WebhookEndpoint } from '../../shared/domain/stored/webhook-endpoint.ts';
import type { WebhookReplay } from '../../shared/domain/stored/webhook-replay.ts';
import { eventLog } from '../../shared/storage/event-log.ts';
import { eventKey } from '../../shared/storage/keys.ts';
import type { Backend } from '../support/backend.ts';
import { newCaller } from '../support/call-endpoint.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { storeEvent } from './support/deliveries.ts';
import { bornAt } from './support/origin.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});
const now = new Date();
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

/** An organization with so many events, one a minute, and a look at those after a position. */
async function happened(count: number, types: ('job.closed' | 'scan.failed')[] = ['job.closed']) {
  const caller = await newCaller(backend, bornAt(ago(10_000)));
  const ids: string[] = [];
  for (let n = 0; n < count; n++) {
    const type = types[n % types.length] ?? 'job.closed';
    ids.push((await storeEvent(backend, caller, { type }, ago(count - n))).id);
  }
  const reads: string[] = [];
  const log = eventLog(backend.table);
  const counting: typeof log = {
    ...log,
    find: (organizationId, id, at) => {
      reads.push(id);
      return log.find(organizationId, id, at);
    },
  };
  const look = async (changes: Partial<WebhookReplay>, events = ['*']) => {
    reads.length = 0;
    const span = {
      event_ids: null,
      from: ago(1000).toISOString(),
      to: now.toISOString(),
      types: null,
      position: null,
    };
    const replay = { organization_id: caller.organizationId, ...span, ...changes } as WebhookReplay;
    const found = await nextEvents({ log: counting, clock: () => now }, replay, {
      events,
    } as WebhookEndpoint);
    return { ids: found.events.map(({ id }) => id), lookedAt: found.lookedAt, reads: reads.length };
  };
  return { ids, look };
}

describe('the events of a list of ids', () => {
  it('are looked up twenty at once, after the position', async () => {
    const { ids, look } = await happened(21);
    const of = { event_ids: ids, from: null, to: null };
    expect(await look(of)).toEqual({ ids: ids.slice(0, 20), lookedAt: ids[19], reads: 20 });
    expect(await look({ ...of, position: ids[0] ?? null })).toEqual({
      ids: ids.slice(1),
      lookedAt: null,
      reads: 20,
    });
    expect(await look({ ...of, position: ids[19] ?? null })).toEqual({
      ids: ids.slice(20),
      lookedAt: null,
      reads: 1,
    });
    expect(await look({ ...of, position: ids[20] ?? null })).toEqual({ ids: [], lookedAt: null, reads: 0 });
  });

  it('are those that exist and are wanted, by the endpoint and by the replay', async () => {
    const { ids, look } = await happened(4, ['job.closed', 'scan.failed']);
    const of = { event_ids: ids, from: null, to: null };
    expect((await look(of, ['job.*'])).ids).toEqual([ids[0], ids[2]]);
    expect((await look({ ...of, types: ['scan.failed'] })).ids).toEqual([ids[1], ids[3]]);
    expect((await look({ ...of, types: ['scan.failed'] }, ['job.*'])).ids).toEqual([]);
    await backend.table.commit([{ remove: eventKey(ids[0] ?? '') }]);
    expect((await look(of)).ids).toEqual(ids.slice(1));
  });
});

describe('the events of a span', () => {
  it('are twenty at most, from its first instant on and before its last', async () => {
    const { ids, look } = await happened(22);
    expect(await look({})).toMatchObject({ ids: ids.slice(0, 20), lookedAt: ids[19] });
    expect(await look({ position: ids[1] ?? null })).toEqual({ ids: ids.slice(2), lookedAt: null, reads: 0 });
    const span = { from: ago(22).toISOString(), to: ago(20).toISOString() };
    expect((await look(span)).ids).toEqual(ids.slice(0, 2));
    expect((await look({ ...span, types: ['scan.failed'] })).ids).toEqual([]);
  });
});
