import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { eventEnvelope, eventNames } from '../../shared/contracts/events.ts';
import { exampleEvent } from '../../shared/examples/event-examples.ts';
import type { Backend } from '../support/backend.ts';
import { eventsOf, newCaller } from '../support/call-endpoint.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { answered, received, webhookDesk } from './support/webhook-desk.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

const testing = async (body?: object, endpoint?: object) => {
  const desk = await webhookDesk(backend, { endpoint });
  const answer = await desk.test({ caller: desk.caller, params: desk.params, body });
  return { desk, answer };
};

describe('202', () => {
  it('answers the delivery of a ping, and orders it in the same transaction', async () => {
    const { desk, answer } = await testing();
    expect(answer.status).toBe(202);
    expect(answer.body).toMatchObject({
      object: 'webhook_delivery',
      endpoint_id: desk.endpoint.id,
      event_type: 'ping',
      status: 'pending',
      attempts: [],
      next_attempt_at: desk.clock().toISOString(),
      replay_id: null,
    });
    expect(await desk.orders('webhook_delivery.requested')).toEqual([
      {
        object: 'webhook_delivery',
        id: answer.body.id,
        organization_id: desk.caller.organizationId,
        endpoint_id: desk.endpoint.id,
        delivery_id: answer.body.id,
        event_id: answer.body.event_id,
      },
    ]);
  });

  it('sends a ping that shows what is subscribed to, marked as a test', async () => {
    const { desk, answer } = await testing({}, { events: ['scan.*'], description: 'Ours' });
    for (const order of await desk.orders('webhook_delivery.requested')) await desk.send(order);
    const [event] = received(desk);
    expect(event).toMatchObject({
      id: answer.body.event_id,
      type: 'ping',
      organization_id: desk.caller.organizationId,
      data: {
        object: { object: 'webhook_endpoint', id: desk.endpoint.id, events: ['scan.*'], description: 'Ours' },
        previous: null,
        context: { test: true, actor: { type: 'api_key', id: desk.caller.keyId } },
      },
    });
    expect(JSON.stringify(event)).not.toContain('secret');
    const { body } = await desk.calls.delivery({ caller: desk.caller, params: { id: answer.body.id } });
    expect(body).toMatchObject({ status: 'delivered', attempts: [{ number: 1, status: 200 }] });
  });

  it.each(eventNames)('sends the documented example of %s, also unsubscribed', async (type) => {
    const { desk } = await testing({ type }, { events: ['intake.started'] });
    for (const order of await desk.orders('webhook_delivery.requested')) await desk.send(order);
    const [event] = received(desk);
    const example = exampleEvent(type);
    expect(event).toMatchObject({
      type,
      created_at: desk.clock().toISOString(),
      organization_id: desk.caller.organizationId,
      sequence: example.sequence,
      data: { object: example.data.object, previous: example.data.previous, context: { test: true } },
    });
    expect(v.is(eventEnvelope, event)).toBe(true);
  });

  it('comes thin to an endpoint that wants it thin', async () => {
    const { desk } = await testing({ type: 'job.created' }, { payload: 'thin' });
    for (const order of await desk.orders('webhook_delivery.requested')) await desk.send(order);
    const { object, id } = exampleEvent('job.created').data.object;
    expect(received(desk)[0]?.data).toMatchObject({ object: { object, id }, context: { test: true } });
  });

  it('stays out of the list of what happened, and can be read by its id', async () => {
    const { desk, answer } = await testing({ type: 'job.created' });
    const { caller, calls } = desk;
    expect((await calls.events({ caller })).body.data).toEqual([]);
    const { body } = await calls.event({ caller, params: { id: answer.body.event_id } });
    expect(body).toMatchObject({ type: 'job.created', data: { context: { test: true } } });
  });

  it('is tried again by the schedule when it fails', async () => {
    const { desk, answer } = await testing();
    desk.receiver = async () => answered(500);
    for (const order of await desk.orders('webhook_delivery.requested')) await desk.send(order);
    const { body } = await desk.calls.delivery({ caller: desk.caller, params: { id: answer.body.id } });
    expect(body).toMatchObject({ status: 'pending', attempts: [{ status: 500 }] });
    expect(desk.retries.depth()).toMatchObject({ delayed: 1 });
  });

  it('answers what a crashed first run stored, and orders it once', async () => {
    let crashes = 1;
    const desk = await webhookDesk(backend, {
      around: (sound) => ({
        ...sound,
        orders: {
          ...sound.orders,
          insert: async (...given) => {
            const stored = await sound.orders.insert(...given);
            if (crashes-- > 0) throw Object.assign(new Error('cut'), { name: 'TimeoutError' });
            return stored;
          },
        },
      }),
    });
    const sent = { caller: desk.caller, params: desk.params, headers: { 'idempotency-key': 'crashed' } };
    expect((await desk.test(sent)).status).toBe(503);
    desk.clock.forward({ seconds: 11 });
    const { status, body } = await desk.test(sent);
    const orders = await desk.orders('webhook_delivery.requested');
    expect([status, orders.map(({ id }) => id)]).toEqual([202, [body.id]]);
    const [event] = (await eventsOf(backend, desk.caller)).filter(({ type }) => type === 'ping');
    expect(body.event_id).toBe(event?.id);
  });
});

describe('refused', () => {
  it('is the test of a disabled endpoint: 409', async () => {
    const { desk, answer } = await testing({}, { enabled: false });
    expect(answer.body.error).toMatchObject({ status: 409, code: 'endpoint_disabled' });
    expect(await eventsOf(backend, desk.caller)).toEqual([]);
  });

  it('is that of another organization’s endpoint: 404', async () => {
    const { desk } = await testing();
    const stranger = await newCaller(backend);
    const { body } = await desk.test({ caller: stranger, params: desk.params });
    expect(body.error.code).toBe('not_found');
  });

  it.each(['pong', '*', 'job.*', 'scan.requeued'])('is the type %s: 422', async (type) => {
    const { answer } = await testing({ type });
    expect(answer.body.error).toMatchObject({ status: 422, code: 'validation_failed', param: 'type' });
  });
});
