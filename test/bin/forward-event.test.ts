import { describe, expect, it } from 'vitest';
import { forwardEvent } from '../../bin/forward-event.ts';
import type { WebhookEvent } from '../../client/src/index.ts';
import { verify } from '../../shared/docs/receivers/receive-webhook.ts';
import type { AttemptOutcome } from '../../shared/webhooks/attempt-outcome.ts';
import { newWebhookSecret } from '../../shared/webhooks/sign-delivery.ts';

const secret = newWebhookSecret();
const event: WebhookEvent = JSON.parse(
  '{"id":"evt_1","type":"job.created","sequence":1,"data":{"object":{"name":"Zoë 山田 🎉"}}}',
);
const answered = (status: number): AttemptOutcome => ({
  status,
  durationMs: 7,
  responseExcerpt: '',
  errorClass: null,
  retryAfterSeconds: null,
});
const refused: AttemptOutcome = { ...answered(0), status: null, errorClass: 'connection_refused' };

/** A receiver that gives these answers, the last one from then on. */
async function forward(...outcomes: [AttemptOutcome, ...AttemptOutcome[]]) {
  const posts: { url: string; headers: Record<string, string>; body: string; at: number }[] = [];
  const told: unknown[] = [];
  let now = 1_767_225_600_000;
  const isTaken = await forwardEvent(event, {
    url: 'http://localhost:3000/hook',
    secret,
    post: async (target) => {
      posts.push({ ...target, at: now / 1000 });
      return outcomes[posts.length - 1] ?? (outcomes.at(-1) as AttemptOutcome);
    },
    clock: () => new Date(now),
    pause: async (milliseconds) => {
      now += milliseconds;
    },
    onAttempt: (_, outcome, nextMs) => told.push([outcome.status ?? outcome.errorClass, nextMs]),
  });
  return { isTaken, posts, told };
}

describe('an event is forwarded', () => {
  it('once, as it came from the feed, when the receiver takes it', async () => {
    const { isTaken, posts, told } = await forward(answered(204));
    expect([isTaken, told]).toEqual([true, [[204, null]]]);
    expect(posts).toMatchObject([{ url: 'http://localhost:3000/hook', body: JSON.stringify(event) }]);
  });

  it('anew while the receiver is down, each attempt with its number and a signature of its own time', async () => {
    const { isTaken, posts, told } = await forward(refused, answered(500), answered(200));
    expect(isTaken).toBe(true);
    expect(told).toEqual([
      ['connection_refused', 1_000],
      [500, 2_000],
      [200, null],
    ]);
    expect(posts.map(({ headers }) => headers['svc-attempt'])).toEqual(['1', '2', '3']);
    expect(new Set(posts.map(({ headers }) => headers['svc-delivery-id'])).size).toBe(1);
    for (const { headers, body, at } of posts) {
      expect(headers).toMatchObject({ 'svc-event-id': 'evt_1', 'webhook-timestamp': String(at) });
      expect(verify(secret, headers['svc-signature'], Buffer.from(body), at)).toBe(true);
    }
  });

  it('four times at most', async () => {
    const { isTaken, posts, told } = await forward(refused);
    expect([isTaken, posts.length]).toEqual([false, 4]);
    expect(told.at(-1)).toEqual(['connection_refused', null]);
  });

  it('no second time after 410, as the service would switch the endpoint off', async () => {
    const { isTaken, told } = await forward(answered(410));
    expect([isTaken, told]).toEqual([false, [[410, null]]]);
  });
});
