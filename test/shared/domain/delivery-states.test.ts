/** Who may send a delivery, and what each change of its state leaves. */
import { describe, expect, it } from 'vitest';
import {
  type Attempt,
  claimDelivery,
  type Delivery,
  endDelivery,
  newDelivery,
  scheduleRetry,
  sweepDelivery,
  waitForLane,
} from '../../../shared/domain/delivery.ts';
import { instant, sampleDelivery, secondsLater } from './support/samples.ts';

const at = (seconds: number) => secondsLater(seconds).toISOString();
const attempt = (number: number): Attempt => ({
  number,
  at: at(number),
  status: 500,
  duration_ms: 10,
  error_class: null,
  response_excerpt: `answer ${number}`,
});
const free = { claimed_by: null, claimed_until: null, requested_at: null };

it('a new delivery is due at once, and says what it is of', () => {
  const of = {
    id: 'dlv_1',
    organization_id: 'org_1',
    endpoint_id: 'we_1',
    event_id: 'evt_1',
    event_type: 'job.closed',
  };
  const blank = { ...of, ...free, replay_id: null, status: 'pending', attempts: [], version: 1 };
  const times = { next_attempt_at: at(0), due_at: at(120), created_at: at(0), updated_at: at(0) };
  expect(newDelivery(of, instant)).toEqual({ ...blank, ...times });
  const given = { replay_id: 'rpl_1', requested_at: at(0) };
  expect(newDelivery({ ...of, ...given }, instant)).toEqual({ ...blank, ...times, ...given });
});

describe('a claim', () => {
  const claimed = claimDelivery(sampleDelivery(), 'one', instant) as Delivery;
  it('lasts to its last instant, and not longer', () => {
    expect(claimDelivery(claimed, 'two', new Date(secondsLater(60).getTime() - 1))).toBeNull();
    expect(claimDelivery(claimed, 'two', secondsLater(60))).toMatchObject({
      claimed_by: 'two',
      claimed_until: at(120),
      due_at: at(120),
    });
  });

  it('of nobody is none, and one without its time may be claimed', () => {
    expect(claimed).toMatchObject({ claimed_by: 'one', claimed_until: at(60), due_at: at(60) });
    expect(claimDelivery(sampleDelivery({ next_attempt_at: null }), 'one', instant)).not.toBeNull();
  });

  it('comes a second early at most', () => {
    const waiting = sampleDelivery({ next_attempt_at: at(1) });
    expect(claimDelivery(waiting, 'one', instant)).not.toBeNull();
    expect(claimDelivery(waiting, 'one', secondsLater(-0.001))).toBeNull();
  });
});

describe('what a change leaves', () => {
  const held = sampleDelivery({
    claimed_by: 'one',
    claimed_until: at(60),
    requested_at: at(0),
    due_at: at(60),
  });

  it('of a delivery that has ended is nothing to do', () => {
    const over = { ...held, ...free, next_attempt_at: null, due_at: null };
    expect(endDelivery(held, 'failed', attempt(1))).toEqual({
      ...over,
      status: 'failed',
      attempts: [attempt(1)],
    });
    expect(endDelivery(held, 'canceled')).toEqual({ ...over, status: 'canceled' });
  });

  it('of one that is tried again is its next time', () => {
    const next = { ...held, ...free, attempts: [attempt(1)], next_attempt_at: at(300) };
    expect(scheduleRetry(held, attempt(1), secondsLater(300), true)).toEqual({ ...next, due_at: at(420) });
    expect(scheduleRetry(held, attempt(1), secondsLater(300), false)).toEqual({ ...next, due_at: at(300) });
  });

  it('of one that waits is its time, and of a swept one that of the next look', () => {
    expect(waitForLane(held, secondsLater(9))).toEqual({ ...held, next_attempt_at: at(9), due_at: at(9) });
    expect(sweepDelivery(held, instant)).toEqual({ ...held, due_at: at(300) });
  });

  it('of the answers is the text of the last ten', () => {
    const many = Array.from({ length: 10 }, (_, n) => attempt(n + 1));
    const textsAfter = (attempts: Attempt[], last: number) =>
      endDelivery({ ...held, attempts }, 'failed', attempt(last)).attempts.map((one) => one.response_excerpt);
    expect(textsAfter(many.slice(0, 9), 10)).toEqual(many.map((one) => one.response_excerpt));
    expect(textsAfter(many, 11)).toEqual([
      null,
      ...many.slice(1).map((one) => one.response_excerpt),
      'answer 11',
    ]);
    const longer = endDelivery({ ...held, attempts: many }, 'failed', attempt(11));
    expect(longer.attempts[0]).toEqual({ ...attempt(1), response_excerpt: null });
  });
});
