import { describe, expect, it } from 'vitest';
import { type Customer, healthy } from './customers.ts';
import { createJob, deliveriesTo, hour, minute, register, takenBy, tell } from './scene.ts';

describe('an endpoint that never comes back, beside one that often fails', { timeout: 300_000 }, () => {
  it('is disabled alone, after 120 hours; enabled again, it gets what it missed by a replay, in order', () =>
    tell('nobody is there', async (days) => {
      const { time, customers, call } = days;
      const lost = customers.open('lost', 'refuses');
      const well = customers.open('well', healthy);
      const moody = customers.open('moody', healthy);
      const startMs = time.nowMs();
      let endpoint = { id: '' };
      let enabledMs = 0;
      const disabled = () => well.arrivals.filter(({ event }) => event.type === 'webhook_endpoint.disabled');
      const read = () => call('getWebhookEndpoint', { params: endpoint });

      await days.live(async () => {
        await register(days, well, ['*']);
        endpoint = await register(days, lost, ['job.*']);
        await register(days, moody, ['job.*']);
        for (let event = 0; event < 13; event++) {
          const refuses = days.chance.hit(0.5);
          // Whatever was drawn, it never fails for 120 hours.
          moody.conduct = refuses && event !== 6 ? 'refuses' : healthy;
          await createJob(days);
          await time.wait(10 * hour + days.chance.below(30 * minute));
          if (time.nowMs() - startMs < 120 * hour) expect(await read()).toMatchObject({ enabled: true });
        }
        // What nobody is left to send to.
        for (let event = 0; event < 3; event++) await createJob(days);
        moody.conduct = healthy;
        await time.wait(26 * hour);
      });
      const [told, ...others] = disabled();
      expect(others).toEqual([]);
      expect(told?.event.data.object).toMatchObject({ id: endpoint.id, enabled: false });
      const toldAfter = (told?.atMs ?? 0) - startMs;
      expect(toldAfter).toBeGreaterThan(120 * hour);
      expect(toldAfter).toBeLessThan(126 * hour);
      for (const { startMs: sentMs } of lost.sends) expect(sentMs).toBeLessThan(told?.atMs ?? 0);
      const ended = new Set((await deliveriesTo(days, endpoint)).map(({ status }) => status));
      expect([...ended].toSorted()).toEqual(['canceled', 'failed']);

      // Its past is forgotten: one more failure is the first.
      await days.live(async () => {
        expect(await read()).toMatchObject({ enabled: false, disabled_reason: 'failing' });
        await call('updateWebhookEndpoint', { params: endpoint, body: { enabled: true } });
        enabledMs = time.nowMs();
        await createJob(days);
        await time.wait(10 * minute);
        expect(lost.sends.at(-1)?.startMs).toBeGreaterThan(enabledMs);
        expect(await read()).toMatchObject({ enabled: true });
        lost.conduct = healthy;
        await time.wait(hour);
      });
      const all = jobsToldTo(well);
      expect(all).toHaveLength(17);
      expect(takenBy(lost)).toEqual(all.slice(-1));

      let replay = { id: '' };
      await days.live(async () => {
        const span = { from: new Date(startMs).toISOString(), to: new Date(enabledMs).toISOString() };
        replay = await call('createWebhookReplay', { params: endpoint, body: span });
        await time.wait(5 * minute);
        replay = await call('getWebhookReplay', { params: { ...endpoint, replay_id: replay.id } });
      });
      expect(takenBy(lost).slice(1)).toEqual(all.slice(0, -1));
      expect(replay).toMatchObject({ status: 'completed', counts: { events: 16, delivered: 16, failed: 0 } });
      expect(days.mishaps).toEqual([]);
    }));
});

/** The ids of the events about jobs that a customer took, in the order of their creation. */
const jobsToldTo = ({ arrivals }: Customer): string[] =>
  arrivals
    .filter(({ event }) => event.type.startsWith('job.'))
    .map(({ event }) => event.id)
    .toSorted();
