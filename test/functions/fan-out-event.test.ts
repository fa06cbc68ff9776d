import { setTimeout } from 'node:timers/promises';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fanOutEvent } from '../../functions/workers/fan-out-event/handler.ts';
import type { DeliveryMessage } from '../../shared/domain/delivery-message.ts';
import { deliveryStore } from '../../shared/storage/deliveries.ts';
import { dueShards } from '../../shared/storage/keys.ts';
import { type LaneStore, laneStore } from '../../shared/storage/lanes.ts';
import { webhookEndpointStore } from '../../shared/storage/webhook-endpoints.ts';
import { workingAs } from '../support/as-function.ts';
import type { Backend } from '../support/backend.ts';
import { newCaller } from '../support/call-endpoint.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { storeEvent } from './support/deliveries.ts';
import { failOnce, sendTo } from './support/lanes.ts';
import { logLines } from './support/log-lines.ts';
import { storeOlderEndpoint } from './support/older-endpoints.ts';
import { makeDeliveryQueue } from './support/queues.ts';
import { webhookCalls } from './support/webhook-calls.ts';

let backend: Backend;
let calls: ReturnType<typeof webhookCalls>;
let out: ReturnType<typeof makeDeliveryQueue>;
let patient: ReturnType<typeof makeDeliveryQueue>;
let lanes: LaneStore;
let fanOut: ReturnType<typeof fanOutEvent>;

beforeAll(async () => {
  backend = await sharedBackend();
  calls = webhookCalls(backend);
  out = makeDeliveryQueue(backend, 'deliveries-of-this-test');
  patient = makeDeliveryQueue(backend, 'patient-deliveries-of-this-test');
  lanes = laneStore(backend.table);
  fanOut = workingAs(
    'fan-out-event',
    fanOutEvent({
      endpoints: webhookEndpointStore(backend.table),
      deliveries: deliveryStore(backend.table),
      lanes,
      queues: { prompt: out.queue, patient: patient.queue },
      clock: () => new Date(),
    }),
  );
});
beforeEach(() => void out.take());
const linesOf = logLines();

/** An organization with one endpoint per list of patterns; answers the endpoints' ids. */
async function subscribe(...patterns: string[][]) {
  const caller = await newCaller(backend);
  const made = await Promise.all(
    patterns.map((events, n) =>
      calls.create({ caller, body: { url: `https://hooks.example.com/${n}`, events } }),
    ),
  );
  return { caller, ids: made.map(({ body }) => body.id as string) };
}
const find = ({ organization_id, endpoint_id, delivery_id, event_id }: DeliveryMessage) =>
  deliveryStore(backend.table).findToSend(organization_id, endpoint_id, delivery_id, event_id);

describe('one delivery', () => {
  it('is made for each endpoint that wants the event, and queued', async () => {
    const { caller, ids } = await subscribe(['*'], ['job.*'], ['job.published'], ['job.closed'], ['scan.*']);
    const event = await storeEvent(backend, caller, { type: 'job.published' });
    await fanOut(event);
    const messages = out.take();
    expect(messages.map(({ endpoint_id }) => endpoint_id).toSorted()).toEqual(ids.slice(0, 3).toSorted());
    expect(linesOf('event fanned out')).toMatchObject([
      { level: 'info', event: event.id, type: 'job.published', deliveries: 3 },
    ]);
    for (const message of messages) {
      const { delivery, eventBody } = await find(message);
      expect(delivery).toBeUndefined();
      expect(message.first?.delivery).toMatchObject({
        organization_id: caller.organizationId,
        event_id: event.id,
        event_type: 'job.published',
        status: 'pending',
        attempts: [],
      });
      expect(JSON.parse(eventBody ?? '')).toEqual(event);
      // The message of a new delivery carries what its first attempt needs, byte for byte, and no open secret.
      expect(message.first).toMatchObject({ eventBody, endpoint: { id: message.endpoint_id } });
      expect(JSON.stringify(message)).not.toContain('whsec_');
    }
  });

  it('is made for none that is disabled, and none of another organization', async () => {
    const { caller } = await subscribe();
    const body = { url: 'https://hooks.example.com/off', enabled: false };
    await calls.create({ caller, body });
    await subscribe(['*']);
    await fanOut(await storeEvent(backend, caller));
    expect(out.take()).toEqual([]);
  });

  it('is made for each of more than a hundred endpoints', async () => {
    const { caller, ids } = await subscribe(['*']);
    for (let n = 0; n < 102; n++) ids.push(await storeOlderEndpoint(backend, caller));
    await fanOut(await storeEvent(backend, caller));
    expect(new Set(out.take().map(({ endpoint_id }) => endpoint_id))).toEqual(new Set(ids));
  });
});

describe('the same event again', () => {
  it('makes the same deliveries, of which senders send each once, and leaves their attempts as they are', async () => {
    const { caller } = await subscribe(['*'], ['job.*']);
    const event = await storeEvent(backend, caller);
    await fanOut(event);
    const first = out.take();
    const [message] = first;
    if (!message) throw new Error('two deliveries were expected');
    const delivery = message.first?.delivery;
    if (!delivery) throw new Error('the delivery was expected');
    await deliveryStore(backend.table).createMissing([delivery]);
    const attempt = { number: 1, at: event.created_at, status: 500, duration_ms: 3 };
    const tried = { ...delivery, attempts: [{ ...attempt, error_class: null, response_excerpt: null }] };
    const store = deliveryStore(backend.table);
    const saved = await store.replace(delivery, tried, new Date());

    await fanOut(event);
    const ids = (messages: DeliveryMessage[]) => messages.map(({ delivery_id }) => delivery_id).toSorted();
    const again = out.take();
    expect(ids(again)).toEqual(ids(first));
    expect((await find(message)).delivery).toEqual(saved);
  });

  it('makes what a crash kept from being made', async () => {
    const { caller, ids } = await subscribe(['*']);
    const event = await storeEvent(backend, caller);
    await fanOut(event);
    const { body } = await calls.create({ caller, body: { url: 'https://late.example.com/' } });
    out.take();
    await fanOut(event);
    const messages = out.take();
    expect(messages.map(({ endpoint_id }) => endpoint_id).toSorted()).toEqual([...ids, body.id].toSorted());
    for (const { first } of messages) expect(first?.delivery.status).toBe('pending');
  });
});

describe('an endpoint whose receiver', () => {
  const messageOf = async (prepare: (organization: string, endpoint: string) => Promise<unknown>) => {
    const { caller, ids } = await subscribe(['*']);
    const [id = ''] = ids;
    await prepare(caller.organizationId, id);
    const event = await storeEvent(backend, caller);
    await fanOut(event);
    return { event, id, prompt: out.take(), patient: patient.take() };
  };
  const fails = (times: number) => async (organization: string, endpoint: string) => {
    for (let n = 0; n < times; n++) await failOnce(lanes, organization, endpoint, new Date());
  };

  it('answers gets the event at once', async () => {
    const { prompt, patient } = await messageOf(fails(0));
    expect([prompt.length, patient.length]).toEqual([1, 0]);
  });

  it('failed the last time, or has not answered for seconds, keeps the patient senders waiting, not the others', async () => {
    const failed = await messageOf(fails(1));
    expect([failed.prompt, failed.patient]).toMatchObject([
      [],
      [{ first: { eventBody: expect.any(String) } }],
    ]);
    const hangs = await messageOf((organization, endpoint) =>
      lanes.enter(sendTo(organization, endpoint, new Date(Date.now() - 3000))),
    );
    expect([hangs.prompt.length, hangs.patient.length]).toEqual([0, 1]);
  });

  it('failed five times in a row has its deliveries wait in the due index, without a message', async () => {
    const { event, id, prompt, patient } = await messageOf(fails(5));
    expect([prompt, patient]).toEqual([[], []]);
    const due = await Promise.all(
      Array.from({ length: dueShards }, (_, shard) =>
        deliveryStore(backend.table).findDue(shard, new Date(), 100),
      ),
    );
    expect(due.flat().filter(({ event_id }) => event_id === event.id)).toMatchObject([
      { endpoint_id: id, status: 'pending', attempts: [] },
    ]);
  });
});

describe('a fan-out of which one send fails', () => {
  it('ends when its other sends have ended', async () => {
    const { caller } = await subscribe(['*']);
    const event = await storeEvent(backend, caller, { type: 'job.published' });
    const other = Promise.withResolvers<void>();
    const ends: string[] = [];
    const failing = fanOutEvent({
      endpoints: webhookEndpointStore(backend.table),
      deliveries: deliveryStore(backend.table),
      lanes,
      queues: {
        prompt: { sendNow: () => Promise.reject(new Error('not taken')) },
        patient: { sendNow: () => other.promise.then(() => void ends.push('other')) },
      },
      clock: () => new Date(),
    });
    const fannedOut = failing(event).catch(({ message }: Error) => ends.push(message));
    await setTimeout(200);
    other.resolve();
    await fannedOut;
    expect(ends).toEqual(['other', 'not taken']);
  });
});
