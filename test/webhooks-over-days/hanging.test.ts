import { describe, expect, it } from 'vitest';
import { healthy, mostAtOnce } from './customers.ts';
import { createJob, minute, register, second, takenBy, tell } from './scene.ts';

const pairs = 20;
const events = 8;

describe('half of the endpoints hang', { timeout: 300_000 }, () => {
  it('the others get every event once, and do not wait for those that answer nobody', () =>
    tell('half of the endpoints hang', async (days) => {
      const { time, customers } = days;
      const well = Array.from({ length: pairs }, (_, n) => customers.open(`well-${n}`, healthy));
      const hanging = Array.from({ length: pairs }, (_, n) => customers.open(`hangs-${n}`, 'hangs'));
      await days.live(async () => {
        for (const customer of [...well, ...hanging]) await register(days, customer, ['job.created']);
        for (let event = 0; event < events; event++) {
          await createJob(days);
          await time.wait(second);
        }
        await time.wait(minute);
      });
      for (const { arrivals, sends } of well) {
        expect(arrivals).toHaveLength(events);
        expect(new Set(arrivals.map(({ deliveryId }) => deliveryId)).size).toBe(events);
        expect(sends).toHaveLength(events);
        // An attempt that hangs takes ten seconds; nobody may have waited for one.
        for (const { atMs, event } of arrivals)
          expect(atMs - Date.parse(event.created_at)).toBeLessThan(5 * second);
      }
      for (const customer of hanging) {
        expect(takenBy(customer)).toEqual([]);
        expect(mostAtOnce(customer.sends)).toBeLessThanOrEqual(10);
      }
      expect(days.mishaps).toEqual([]);
    }));
});
