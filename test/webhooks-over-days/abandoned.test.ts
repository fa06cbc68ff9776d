import { describe, expect, it } from 'vitest';
import type { EventEnvelope } from '../../shared/contracts/events.ts';
import { type Customer, healthy } from './customers.ts';
import { createJob, deliveriesTo, hour, minute, register, takenBy, tell } from './scene.ts';

describe('an endpoint that never comes back, beside one that often fails', { timeout: 300_000 }, () => {
  it('is switched off alone, after 120 hours; switched on again, a replay brings what it missed, in order', () =>
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
        for (let event = 0; event < 24; event++) {
          moody.conduct = days.chance.hit(0.5) ? 'refuses' : healthy;
          await createJob(days);
          await time.wait(5 * hour + days.chance.below(30 * minute));
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

      let replay = { id: '', status: '', counts: {} };
      await days.live(async () => {
        expect(await read()).toMatchObject({ enabled: false, disabled_reason: 'failing' });
        lost.conduct = healthy;
        await call('updateWebhookEndpoint', { params: endpoint, body: { enabled: true } });
        enabledMs = time.nowMs();
        const span = { from: new Date(startMs).toISOString(), to: time().toISOString() };
        replay = await call('createWebhookReplay', { params: endpoint, body: span });
        await time.wait(5 * minute);
        replay = await call('getWebhookReplay', { params: { ...endpoint, replay_id: replay.id } });
      });
      const missed = eventsAbout(well, 'job.', enabledMs);
      expect(missed).toHaveLength(27);
      expect(takenBy(lost)).toEqual(missed);
      expect(replay).toMatchObject({ status: 'completed', counts: { events: 27, delivered: 27, failed: 0 } });

      // Its past is forgotten: one failure is one failure.
      await days.live(async () => {
        lost.conduct = 'refuses';
        await createJob(days);
        await time.wait(10 * minute);
        expect(await read()).toMatchObject({ enabled: true });
        lost.conduct = healthy;
        await time.wait(hour);
      });
      const all = eventsAbout(well, 'job.', time.nowMs());
      expect(takenBy(lost)).toEqual(all);
      expect(takenBy(moody).toSorted()).toEqual(all);
      expect(days.mishaps).toEqual([]);
    }));
});

/** The ids of the events that the neighbour has got, in the order of their creation. */
const eventsAbout = ({ arrivals }: Customer, prefix: string, untilMs: number): string[] => {
  const isMeant = ({ type, created_at }: EventEnvelope) =>
    type.startsWith(prefix) && Date.parse(created_at) < untilMs;
  return arrivals
    .map(({ event }) => event)
    .filter(isMeant)
    .map(({ id }) => id)
    .toSorted();
};
