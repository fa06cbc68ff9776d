import { describe, expect, it } from 'vitest';
import type { EventEnvelope } from '../../shared/contracts/events.ts';
import { type Attempt, newDelivery, scheduleRetry } from '../../shared/domain/delivery.ts';
import { idSource } from '../../shared/domain/ids.ts';
import type { WebhookEndpoint } from '../../shared/domain/stored/webhook-endpoint.ts';
import { deliveryStore } from '../../shared/storage/deliveries.ts';
import { healthy, mostAtOnce, mostInAMinute } from './customers.ts';
import type { Days } from './days.ts';
import { createJob, hour, minute, register, second, tell } from './scene.ts';

/** Customers who differ in how long an answer takes them, and what waits for each. */
const customersOf = ({ customers }: Days, counts: [number, number, number]) => [
  { count: counts[0], customer: customers.open('quick', healthy, 80) },
  { count: counts[1], customer: customers.open('slow', healthy, 2 * second) },
  { count: counts[2], customer: customers.open('slowest', healthy, 9 * second) },
];

/** Six hours without a sweep, in which deliveries come due; then so many sweepers, each minute, until none is left. */
async function awayFor6Hours(days: Days, backlogs: ReturnType<typeof customersOf>, count: number) {
  const { time, sweepers } = days;
  await days.live(async () => {
    const endpoints = await Promise.all(
      backlogs.map(({ customer }) => register(days, customer, ['job.created'])),
    );
    await createJob(days);
    await time.wait(minute);
    for (const [index, { customer, count }] of backlogs.entries()) {
      const event = customer.arrivals[0]?.event as EventEnvelope;
      await storeDue(days, endpoints[index] as WebhookEndpoint, event, count);
    }
    sweepers.count = 0;
    await time.wait(6 * hour);
    for (const { customer } of backlogs) {
      expect(customer.sends).toHaveLength(1);
      customer.sends.length = 0;
    }
    sweepers.count = count;
    while (days.due.waiting() > 0) await time.wait(second);
  });
}

function expectEachOnce({ count, customer }: ReturnType<typeof customersOf>[number]): void {
  expect(customer.sends).toHaveLength(count);
  expect(new Set(customer.sends.map(({ deliveryId }) => deliveryId)).size).toBe(count);
  expect(mostAtOnce(customer.sends)).toBeLessThanOrEqual(10);
}

describe('a sweeper that was away for six hours', { timeout: 600_000 }, () => {
  it('brings what came due: to no endpoint more than ten at once, nor more than 500 in a minute', () =>
    tell('six hours without a sweep', async (days) => {
      const backlogs = customersOf(days, [520, 60, 15]);
      await awayFor6Hours(days, backlogs, 1);
      for (const backlog of backlogs) {
        expectEachOnce(backlog);
        expect(mostInAMinute(backlog.customer.sends)).toBeLessThanOrEqual(500);
      }
      // How many of the ten places are seen full at one instant depends on the machine's turns.
      expect(mostAtOnce(backlogs[0]?.customer.sends ?? [])).toBeGreaterThan(5);
      expect(days.mishaps).toEqual([]);
    }));

  it('sends nothing twice with a second one beside it', () =>
    tell('two sweepers at once', async (days) => {
      const backlogs = customersOf(days, [80, 30, 10]);
      await awayFor6Hours(days, backlogs, 2);
      for (const backlog of backlogs) expectEachOnce(backlog);
      expect(days.mishaps).toEqual([]);
    }));
});

/** Deliveries that failed once and are due again at some time of the next six hours. */
async function storeDue(
  { table, time, chance }: Days,
  endpoint: WebhookEndpoint,
  event: EventEnvelope,
  count: number,
): Promise<void> {
  const now = time();
  const newId = idSource(now);
  const failed = { number: 1, at: now.toISOString(), status: 500, duration_ms: 1 };
  const attempt: Attempt = { ...failed, error_class: null, response_excerpt: '' };
  const deliveries = Array.from({ length: count }, () => {
    const of = { endpoint_id: endpoint.id, event_id: event.id, event_type: event.type };
    const delivery = newDelivery(
      { id: newId('delivery'), organization_id: event.organization_id, ...of },
      now,
    );
    const at = new Date(now.getTime() + chance.below(6 * hour));
    return scheduleRetry(delivery, attempt, at, false);
  });
  const { createMissing } = deliveryStore(table);
  for (let made = 0; made < count; made += 100) await createMissing(deliveries.slice(made, made + 100));
}
