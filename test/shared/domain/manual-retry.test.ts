import { expect, it } from 'vitest';
import { askForAttempt } from '../../../shared/domain/manual-retry.ts';
import { instant, sampleDelivery, secondsLater } from './support/samples.ts';

const attemptAt = (seconds: number) => ({ at: secondsLater(seconds).toISOString() }) as never;
const at = instant.toISOString();
const idle = { due_at: null, next_attempt_at: null, claimed_by: null, claimed_until: null };

it.each(['delivered', 'failed', 'canceled'] as const)('a %s delivery is due at once', (status) => {
  const delivery = sampleDelivery({ ...idle, status, attempts: [attemptAt(-60)] });
  expect(askForAttempt(delivery, instant)).toEqual({
    ...delivery,
    status: 'pending',
    next_attempt_at: at,
    due_at: secondsLater(120).toISOString(),
    requested_at: at,
  });
});

it('a request is made once', () => {
  const asked = sampleDelivery({ ...idle, status: 'failed', requested_at: at });
  expect(askForAttempt(asked, instant)).toBeNull();
  expect(askForAttempt(asked, secondsLater(1))).not.toBeNull();
  const sent = sampleDelivery({ ...idle, status: 'failed', attempts: [attemptAt(1)] });
  expect(askForAttempt(sent, instant)).toBeNull();
  const before = sampleDelivery({ ...idle, status: 'failed', attempts: [attemptAt(0)] });
  expect(askForAttempt(before, instant)).not.toBeNull();
  expect(askForAttempt(sent, secondsLater(60), instant)).toBeNull();
  expect(askForAttempt(before, secondsLater(60), instant)).toMatchObject({ requested_at: at });
});

it('a delivery that is being sent takes no other attempt', () => {
  const claimed = (seconds: number) =>
    sampleDelivery({
      ...idle,
      status: 'pending',
      attempts: [attemptAt(-60)],
      claimed_by: 'message-1',
      claimed_until: secondsLater(seconds).toISOString(),
      due_at: secondsLater(3600).toISOString(),
      next_attempt_at: secondsLater(3600).toISOString(),
    });
  expect(() => askForAttempt(claimed(1), instant)).toThrow(
    expect.objectContaining({ code: 'delivery_in_progress' }),
  );
  expect(askForAttempt(claimed(0), instant)).toMatchObject({ claimed_by: null, claimed_until: null });
});

it('there are fifty attempts at most', () => {
  const after = (count: number) =>
    sampleDelivery({
      ...idle,
      status: 'failed',
      attempts: Array.from({ length: count }, () => attemptAt(-60)),
    });
  expect(askForAttempt(after(49), instant)).not.toBeNull();
  const message = 'A delivery has at most 50 attempts. Replay its event to start a new delivery.';
  expect(() => askForAttempt(after(50), instant)).toThrow(
    expect.objectContaining({ code: 'invalid_state_transition', message }),
  );
});
