import { describe, expect, it } from 'vitest';
import type { DeliveryToSend } from '../../../shared/domain/delivery-message.ts';
import { attemptDelivery } from '../../../shared/webhooks/attempt-delivery.ts';
import { logLines } from '../../functions/support/log-lines.ts';
import { attemptAt, deliveryOf, outcomeOf, secondsLater, start } from './support/deliveries.ts';

const linesOf = logLines();
const eventBody = JSON.stringify({
  id: 'evt_1',
  data: { object: { object: 'job', id: 'job_1', name: 'Nurse' }, previous: { name: 'Cook' } },
});
const now = secondsLater(90.9);
const endpoint = {
  id: 'we_1',
  url: 'https://example.com/hook',
  payload: 'thin',
  secrets: [
    { box: 'current', expires_at: null },
    { box: 'previous', expires_at: secondsLater(91).toISOString() },
    { box: 'expired', expires_at: now.toISOString() },
  ],
};

/** Makes one attempt; returns it with the request, and with the secrets that were opened. */
async function attempt(changes: Partial<DeliveryToSend['delivery']> = {}) {
  const sent: { url: string; headers: Record<string, string>; body: string }[] = [];
  const opened: unknown[][] = [];
  const outcome = outcomeOf({ status: 503, errorClass: 'timeout', responseExcerpt: 'busy', durationMs: 34 });
  const sending = {
    clock: () => now,
    keeper: {
      async openAll(...asked: unknown[]) {
        opened.push(asked);
        return ['whsec_b25l', 'whsec_dHdv'];
      },
    },
    async post(request: (typeof sent)[number]) {
      sent.push(request);
      return outcome;
    },
  };
  const delivery = deliveryOf({ endpoint_id: 'we_1', ...changes });
  const toSend = { delivery, endpoint, eventBody } as unknown as DeliveryToSend;
  const made = await attemptDelivery(sending, toSend);
  expect(made.outcome).toBe(outcome);
  return { attempt: made.attempt, sent: sent[0], opened };
}

describe('an attempt', () => {
  it('is the next one of its delivery, with the result of the request', async () => {
    const result = { status: 503, duration_ms: 34, error_class: 'timeout', response_excerpt: 'busy' };
    expect((await attempt()).attempt).toEqual({ number: 1, at: now.toISOString(), ...result });
    const attempts = [attemptAt(start), attemptAt(start, 2)];
    expect((await attempt({ attempts })).attempt.number).toBe(3);
  });

  it('sends the body that the endpoint asked for, signed with its live secrets at this second', async () => {
    const { sent, opened } = await attempt();
    expect(sent?.url).toBe(endpoint.url);
    expect(JSON.parse(sent?.body ?? '').data.object).toEqual({ object: 'job', id: 'job_1' });
    expect(opened).toEqual([[['current', 'previous'], { organizationId: 'org_1', endpointId: 'we_1' }]]);
    const seconds = start.getTime() / 1000 + 90;
    expect(sent?.headers['svc-signature']).toMatch(
      new RegExp(`^t=${seconds},v1=[0-9a-f]{64},v1=[0-9a-f]{64}$`),
    );
    expect(sent?.headers).toMatchObject({
      'svc-attempt': '1',
      'svc-event-id': 'evt_1',
      'svc-delivery-id': 'dlv_1',
    });
  });

  it('is logged with its ids, its result and the time since the fan-out, without the body', async () => {
    await attempt();
    expect(linesOf('webhook attempt')).toEqual([
      expect.objectContaining({
        delivery: 'dlv_1',
        endpoint: 'we_1',
        event: 'evt_1',
        attempt: 1,
        status: 503,
        errorClass: 'timeout',
        durationMs: 34,
        sinceFanOutMs: 90_900,
      }),
    ]);
    expect(JSON.stringify(linesOf('webhook attempt'))).not.toContain('job_1');
  });
});
