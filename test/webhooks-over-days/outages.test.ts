import { describe, expect, it } from 'vitest';
import type { Delivery } from '../../shared/domain/delivery.ts';
import { type Conduct, healthy } from './customers.ts';
import type { Days } from './days.ts';
import { createJob, deliveriesTo, hour, minute, register, second, startsOf, takenBy, tell } from './scene.ts';

/** A step of a queue is off by two seconds at most, a sweep by a minute; then somebody has to start. */
const byQueue = 3 * second;
const bySweep = minute + byQueue;

describe('a delivery that fails whenever it is tried', { timeout: 300_000 }, () => {
  it('is tried ten times, at the delays of the schedule, and then not again', () =>
    tell('a lone delivery', async (days) => {
      const conducts: Conduct[] = ['refuses', { status: 500 }, { status: 404 }, { status: 301 }];
      const failing = conducts.map((conduct, index) => days.customers.open(`failing-${index}`, conduct));
      let endpoints: { id: string }[] = [];
      await days.live(async () => {
        endpoints = await Promise.all(failing.map((customer) => register(days, customer, ['job.created'])));
        await createJob(days);
        await days.time.wait(5 * 24 * hour);
      });
      for (const [index, endpoint] of endpoints.entries()) {
        const [delivery, ...others] = await deliveriesTo(days, endpoint);
        expect(others).toEqual([]);
        expect(delivery?.status).toBe('failed');
        expectSchedule(delivery as Delivery);
        expect(failing[index]?.sends).toHaveLength(10);
      }
      for (const { arrivals } of failing.slice(1)) {
        expect(arrivals.map(({ attempt }) => attempt)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
        expect(new Set(arrivals.map(({ event, deliveryId }) => `${event.id} ${deliveryId}`)).size).toBe(1);
      }
      expect(days.mishaps).toEqual([]);
    }));
});

/** What the contract says, but for the tenth attempt. */
const delays = [
  5 * second,
  5 * minute,
  30 * minute,
  ...[2 * hour, 5 * hour, 10 * hour, 14 * hour, 20 * hour],
];

/** Eight delays, shortened by a fifth at most; then the tenth attempt in the half hour before 71 h 35 m. */
function expectSchedule(delivery: Delivery): void {
  const starts = startsOf(delivery);
  expect(starts).toHaveLength(10);
  const [first = 0] = starts;
  for (const [index, start] of starts.slice(1, -1).entries()) {
    const delay = delays[index] ?? 0;
    const waited = start - (starts[index] ?? 0);
    // A reminder may be a second early; what an attempt itself takes comes on top.
    expect(waited).toBeGreaterThanOrEqual(0.8 * delay - second);
    expect(waited).toBeLessThanOrEqual(delay + (delay > 15 * minute ? bySweep : byQueue) + second);
  }
  const last = (starts.at(-1) ?? 0) - first;
  expect(last).toBeGreaterThanOrEqual(71 * hour + 5 * minute - second);
  expect(last).toBeLessThanOrEqual(71 * hour + 35 * minute + 5 * second + bySweep);
}

describe('endpoints that are down for 71 hours while events go on', { timeout: 600_000 }, () => {
  it('receive every one of them once they are back, and a healthy neighbour never waits', () =>
    tell('three days down', async (days) => {
      const { time, customers } = days;
      const well = customers.open('well', healthy);
      const refusing = customers.open('refusing', 'refuses');
      const silent = customers.open('silent', 'hangs');
      const busy = customers.open('busy', { status: 503, headers: { 'retry-after': '600' } });
      const down = [refusing, silent, busy];
      let endpoints: { id: string }[] = [];
      let backMs = 0;
      await days.live(async () => {
        const neighbour = await register(days, well, ['*']);
        const others = await Promise.all([
          register(days, refusing, ['job.created']),
          register(days, silent, ['job.published']),
          register(days, busy, ['job.published']),
        ]);
        endpoints = [neighbour, ...others];
        const startMs = time.nowMs();
        for (const { atMs, jobs, isDraft } of plan(days)) {
          await time.waitUntil(startMs + atMs);
          await Promise.all(Array.from({ length: jobs }, () => createJob(days, isDraft)));
        }
        // Between two sweeps, so that nothing is under way.
        await time.waitUntil(startMs + 71 * hour + 30 * second);
        backMs = time.nowMs();
        for (const customer of down) customer.conduct = healthy;
        await time.wait(longestWait);
      });

      for (const { event, atMs } of well.arrivals)
        expect(atMs - Date.parse(event.created_at)).toBeLessThan(minute);
      expect(new Set(takenBy(well)).size).toBe(66);

      for (const [index, customer] of down.entries()) {
        const deliveries = await deliveriesTo(days, endpoints[index + 1] as { id: string });
        expect(deliveries).toHaveLength(customer === refusing ? 60 : 6);
        expect(deliveries.map(({ status }) => status)).toEqual(deliveries.map(() => 'delivered'));
        // Each once, since the first that arrives is the last that is sent.
        expect(takenBy(customer).toSorted()).toEqual(deliveries.map(({ event_id }) => event_id).toSorted());
        for (const delivery of deliveries) expectOneMore(delivery, backMs);
      }
      expect(days.mishaps).toEqual([]);
    }));
});

/** Sixty jobs, of which six are published at once: one by one over the days, and two bursts. The first hour has a burst and one of the six. */
function plan({ chance }: Days) {
  const at = (fromHour: number, toHour: number) => (fromHour + (toHour - fromHour) * chance.next()) * hour;
  const published = Array.from({ length: 6 }, (_, index) => ({
    atMs: index === 0 ? at(0, 1) : at(1, 70.9),
    jobs: 1,
    isDraft: false,
  }));
  const drafts = Array.from({ length: 4 }, () => ({ atMs: at(1, 70.9), jobs: 1, isDraft: true }));
  const bursts = [
    { atMs: at(0.1, 0.9), jobs: 30, isDraft: true },
    { atMs: at(10, 60), jobs: 20, isDraft: true },
  ];
  return [...published, ...drafts, ...bursts].sort((a, b) => a.atMs - b.atMs);
}

/** The longest of the schedule's waits, to the tenth attempt: from 41 h 16 m, when all before were a fifth early, to 71 h 35 m. */
const longestWait = 31 * hour;

/** What is not over when its receiver comes back arrives with the next attempt that its schedule has. */
function expectOneMore(delivery: Delivery, backMs: number): void {
  const starts = startsOf(delivery);
  const [first = 0] = starts;
  for (const start of starts) expect(start - first).toBeLessThanOrEqual(72 * hour);
  expect(starts.filter((start) => start >= backMs)).toHaveLength(1);
}
