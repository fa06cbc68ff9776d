import { describe, expect, it, vi } from 'vitest';
import { lookAtFirstAttempt } from '../../functions/workers/replay-events/look-at-first-attempt.ts';
import type { Delivery } from '../../shared/domain/delivery.ts';
import { emptyLane } from '../../shared/domain/lane.ts';
import { instant, sampleDelivery } from '../shared/domain/support/samples.ts';

const replay = { organization_id: 'org_1', endpoint_id: 'we_1', delivery_id: 'dlv_1', position: 'evt_1' };
const endpoint = { id: 'we_1', enabled: true };

/** The result for a delivery in this state; nothing is to be sent. */
async function lookAt(found: { delivery?: Delivery; endpoint?: object; eventBody?: string }) {
  const replace = vi.fn(async (_: Delivery, after: Delivery) => after);
  const stores = {
    deliveries: { findToSend: async () => ({ endpoint, eventBody: '{}', ...found }), replace },
    lanes: { get: async () => emptyLane },
    clock: () => instant,
    random: () => 0.5,
  };
  return { look: await lookAtFirstAttempt(stores as never, replay as never, 'message-1'), replace };
}
const attempt = { number: 1, at: instant.toISOString(), status: 500 } as Delivery['attempts'][number];

describe('a delivery whose first attempt is over', () => {
  it.each([
    ['that was delivered', { status: 'delivered' as const }, 'delivered'],
    ['that failed once and waits for its next attempt', { attempts: [attempt] }, 'failed'],
    ['that failed without an attempt', { status: 'failed' as const }, 'failed'],
    ['that was canceled', { status: 'canceled' as const }, 'failed'],
  ])('%s is not sent', async (_, changes, as) => {
    const { look, replace } = await lookAt({ delivery: sampleDelivery({ attempts: [], ...changes }) });
    expect(look).toMatchObject({ is: 'ended', as, waitMs: 0, endpoint });
    expect(replace).not.toHaveBeenCalled();
  });
});

describe('a delivery that cannot be sent', () => {
  it('is gone without its row', async () => {
    expect((await lookAt({})).look).toEqual({ is: 'ended', as: 'gone', waitMs: 0, endpoint });
  });

  it('waits while its endpoint is disabled', async () => {
    const disabled = { ...endpoint, enabled: false };
    const { look } = await lookAt({ delivery: sampleDelivery({ attempts: [] }), endpoint: disabled });
    expect(look).toEqual({ is: 'waiting', waitMs: 0, endpoint: disabled });
  });

  it('is canceled, and gone, if its event was erased', async () => {
    const delivery = sampleDelivery({ attempts: [] });
    const { look, replace } = await lookAt({ delivery, eventBody: undefined });
    expect(look).toEqual({ is: 'ended', as: 'gone', waitMs: 0, endpoint });
    expect(replace).toHaveBeenCalledWith(delivery, expect.objectContaining({ status: 'canceled' }), instant);
  });

  it('waits until another function has sent it, and a second at least', async () => {
    const at = (seconds: number) => new Date(instant.getTime() + seconds * 1000).toISOString();
    const claimed = { attempts: [], claimed_by: 'message-2', claimed_until: at(40), next_attempt_at: at(0) };
    const { look } = await lookAt({ delivery: sampleDelivery(claimed) });
    expect(look).toEqual({ is: 'waiting', waitMs: 40_000, endpoint });
    const nearly = { ...claimed, claimed_until: at(0.2) };
    expect((await lookAt({ delivery: sampleDelivery(nearly) })).look).toMatchObject({ waitMs: 1000 });
  });
});
