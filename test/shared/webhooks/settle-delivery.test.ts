import { describe, expect, it } from 'vitest';
import type { Delivery } from '../../../shared/domain/delivery.ts';
import type { DeliveryMessage } from '../../../shared/domain/delivery-message.ts';
import type { AttemptOutcome } from '../../../shared/webhooks/attempt-outcome.ts';
import type { AttemptVerdict } from '../../../shared/webhooks/judge-attempt.ts';
import { settleDelivery } from '../../../shared/webhooks/settle-delivery.ts';
import { attemptAt, deliveryOf, outcomeOf, secondsLater, start } from './support/deliveries.ts';

interface Given {
  verdict?: AttemptVerdict;
  outcome?: Partial<AttemptOutcome>;
  number?: number;
  now?: Date;
  delivery?: Delivery;
  isReplaced?: boolean;
  isUnstored?: boolean;
  isEventStored?: boolean;
}

/** Settles one attempt; returns what was stored, and what was queued after how many seconds. */
async function settle({ verdict = 'retry', outcome, number = 1, now = start, ...given }: Given = {}) {
  const { delivery = deliveryOf(), isReplaced = true, isUnstored = false, isEventStored = true } = given;
  const stored: [Delivery, Delivery, Date][] = [];
  const attempted: Delivery[] = [];
  const removed: string[] = [];
  const queued: [string, number][] = [];
  const deps = {
    clock: () => now,
    random: () => 0.5,
    deliveries: {
      async replace(before: Delivery, after: Delivery, at: Date) {
        stored.push([before, after, at]);
        return isReplaced ? { ...after, version: 2 } : null;
      },
      async storeAttempted(after: Delivery) {
        attempted.push(after);
        return after;
      },
      isEventStored: async () => isEventStored,
      remove: async ({ id }: Delivery) => void removed.push(id),
    },
    retries: {
      sendLater: async ({ delivery_id }: DeliveryMessage, seconds: number) =>
        void queued.push([delivery_id, seconds]),
    },
  };
  const attempt = attemptAt(now, number);
  const made = { delivery, eventBody: '{}', isUnstored };
  const remind = await settleDelivery(deps, made, { attempt, outcome: outcomeOf(outcome), verdict });
  expect(queued).toEqual([]);
  await remind?.();
  expect(stored.map(([before, , at]) => [before, at])).toEqual(isUnstored ? [] : [[delivery, now]]);
  const [after] = [...stored.map(([, one]) => one), ...attempted];
  return {
    status: after?.status,
    next: after?.next_attempt_at,
    due: after?.due_at,
    attempts: after?.attempts,
    updatedAt: after?.updated_at,
    removed,
    queued,
  };
}
const earlier = (at: Date) => deliveryOf({ attempts: [attemptAt(at)] });

describe('a delivery ends', () => {
  it.each([
    ['delivered', 'delivered'],
    ['disable_endpoint', 'failed'],
  ] as const)('after the verdict %s as %s, with its attempt', async (verdict, status) => {
    const ended = await settle({ verdict });
    expect(ended).toMatchObject({ status, next: null, due: null, attempts: [attemptAt(start)], queued: [] });
  });

  it('as failed after ten attempts, and not after nine', async () => {
    expect((await settle({ number: 10 })).status).toBe('failed');
    expect((await settle({ number: 9 })).status).toBe('pending');
  });

  it('as failed where the retry period of its first attempt is over', async () => {
    const now = secondsLater(72 * 3600 - 120);
    expect((await settle({ number: 2, now, delivery: earlier(start) })).status).toBe('failed');
    expect((await settle({ number: 2, now, delivery: earlier(secondsLater(60)) })).status).toBe('pending');
    expect((await settle({ number: 1, now })).status).toBe('pending');
  });
});

describe('a delivery waits', () => {
  it('in the queue, with the sweep two minutes after as its net', async () => {
    const { status, next, due, attempts, queued } = await settle();
    expect([status, attempts]).toEqual(['pending', [attemptAt(start)]]);
    expect([next, due]).toEqual([secondsLater(4.5).toISOString(), secondsLater(124.5).toISOString()]);
    expect(queued).toEqual([['dlv_1', 4.5]]);
  });

  it('for the sweep where the queue cannot wait that long', async () => {
    const { next, due, queued } = await settle({ number: 3, delivery: earlier(start) });
    expect(next).toBe(secondsLater(27 * 60).toISOString());
    expect([due, queued]).toEqual([next, []]);
  });

  it('as long as an overloaded receiver asks for', async () => {
    const queuedAfter = async (outcome: Partial<AttemptOutcome>) =>
      (await settle({ outcome })).queued[0]?.[1];
    expect(await queuedAfter({ status: 503 })).toBe(60);
    expect(await queuedAfter({ status: 500, retryAfterSeconds: 9 })).toBe(4.5);
  });

  it('without a message of this run where another one has changed it', async () => {
    expect((await settle({ isReplaced: false })).queued).toEqual([]);
  });
});

describe('a delivery without a row', () => {
  it('is stored with its first attempt, and waits as any other if that failed', async () => {
    const now = secondsLater(3);
    const delivered = await settle({ isUnstored: true, verdict: 'delivered', now });
    expect(delivered).toMatchObject({ status: 'delivered', updatedAt: now.toISOString(), removed: [] });
    const failed = await settle({ isUnstored: true });
    expect(failed).toMatchObject({ status: 'pending', removed: [], queued: [['dlv_1', 4.5]] });
  });

  it('leaves none, and no message, where its event was erased meanwhile', async () => {
    const { removed, queued } = await settle({ isUnstored: true, isEventStored: false });
    expect([removed, queued]).toEqual([['dlv_1'], []]);
  });
});
