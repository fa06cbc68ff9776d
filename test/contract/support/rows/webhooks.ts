import { expect } from 'vitest';
import { eventPatterns } from '../../../../shared/contracts/events.ts';
import { storeEvent } from '../../../functions/support/deliveries.ts';
import { answered, webhookDesk } from '../../../functions/support/webhook-desk.ts';
import type { Backend } from '../../../support/backend.ts';
import type { Fill } from '../enlarge.ts';
import { expectNothingStored, expectRefused, many, pairs } from './fill.ts';

const longest = [...eventPatterns].sort((one, other) => other.length - one.length);
const patterns = many(50, (index) => longest[index % longest.length] ?? '*');

/** An endpoint with everything that it takes, its secrets, deliveries and replays, each asked for until it is refused. */
export async function fillWebhooks(backend: Backend, fill: Fill) {
  const url = `https://hooks.example.com/${'x'.repeat(2_000)}`;
  const desk = await webhookDesk(backend, { endpoint: { url, events: patterns, description: fill(500) } });
  const { caller, params, calls } = desk;
  const change = (body: object) => calls.update({ caller, params, body });
  for (const body of [{ metadata: pairs(fill) }, { external_id: fill(255) }, { events: patterns }])
    expect((await change(body)).status).toBe(200);
  for (const body of [{ metadata: pairs(fill, 50, 1) }, { events: [...patterns, '*'] }])
    await expectNothingStored({ backend, caller }, () => change(body), 'validation_failed');
  for (let n = 0; n < 6; n++) {
    const body = { overlap_seconds: 604_800 };
    const headers = { 'idempotency-key': `rotate-${n}` };
    expect((await calls.rotate({ caller, params, body, headers })).status).toBe(200);
  }

  const type = 'job.updated' as const;
  const texts = Object.fromEntries(many(40, (n) => [`field_${n}`, fill(300)]));
  const object = { object: 'job', id: 'job_01HZZZZZZZZZZZZZZZZZZZZZZZ', ...texts };
  const events = [];
  for (let n = 0; n < 100; n++)
    events.push(await storeEvent(backend, caller, { type, object, previous: texts }, desk.clock()));
  const replay = (body: object) => desk.replay({ caller, params, body });
  const all = await replay({ event_ids: events.map(({ id }) => id) });
  expect(all.status).toBe(202);
  const from = new Date(desk.clock().getTime() - 86_400_000).toISOString();
  const typed = await replay({ from, types: patterns });
  expect(typed.status).toBe(202);

  desk.receiver = async () => ({ ...answered(500), responseExcerpt: fill(500) });
  await retryUntilRefused(desk);
  for (const { body } of [all, typed]) await desk.work(body.id);

  const other = await calls.create({ caller, body: { url: 'https://hooks.example.com/', events: ['*'] } });
  const deleted = await calls.remove({ caller, params: { id: other.body.id } });
  expect(deleted.status).toBe(200);
}

/** A delivery is tried until its attempts are at their end. */
async function retryUntilRefused(desk: Awaited<ReturnType<typeof webhookDesk>>) {
  const { caller, params } = desk;
  expect((await desk.test({ caller, params, body: {} })).status).toBe(202);
  const [order] = await desk.orders('webhook_delivery.requested');
  const { delivery_id } = order as unknown as { delivery_id: string };
  for (let n = 0; n < 60; n++) {
    desk.clock.forward({ hours: 1 });
    await desk.send(order);
    desk.clock.forward({ hours: 1 });
    const asked = await desk.retry({ caller, params: { id: delivery_id } });
    if (asked.status === 202) continue;
    expectRefused(asked, 'invalid_state_transition', 'delivery_in_progress');
    if (asked.body.error.code === 'invalid_state_transition') return;
  }
  throw new Error('a delivery is tried without an end');
}
