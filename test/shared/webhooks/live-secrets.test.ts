import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { WebhookEndpoint } from '../../../shared/domain/stored/webhook-endpoint.ts';
import { newEndpoint, rotateSecret } from '../../../shared/domain/webhook-endpoint.ts';
import { liveSecrets } from '../../../shared/webhooks/live-secrets.ts';

const start = new Date('2026-11-21T10:00:00.000Z');
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000);
const body = {
  url: 'https://hooks.example.com/in',
  events: ['*'],
  payload: 'snapshot',
  enabled: true,
} as const;
const fresh = (): WebhookEndpoint =>
  newEndpoint('we_01', { ...body, events: [...body.events] }, 'first', start);

it('is the one secret of an endpoint that never rotated, for ever', () => {
  for (const now of [start, after(10 * 365 * 86_400)]) expect(liveSecrets(fresh(), now)).toEqual(['first']);
});

it('never is more than two, always begins with the newest, and knows the one before it for its overlap only', () => {
  const week = 604_800;
  const rotations = fc.array(
    fc.record({ pauseSeconds: fc.nat(2 * week), overlapSeconds: fc.constantFrom(0, 1, 3600, 86_400, week) }),
    { maxLength: 6 },
  );
  fc.assert(
    fc.property(rotations, fc.nat(2 * week), (steps, elapsedSeconds) => {
      let endpoint = fresh();
      let at = 0;
      for (const [n, { pauseSeconds, overlapSeconds }] of steps.entries()) {
        at += pauseSeconds;
        endpoint = rotateSecret(endpoint, `box ${n}`, { overlapSeconds, now: after(at) });
      }
      const boxes = ['first', ...steps.map((_, n) => `box ${n}`)].toReversed();
      const overlaps = elapsedSeconds < (steps.at(-1)?.overlapSeconds ?? 0);
      expect(liveSecrets(endpoint, after(at + elapsedSeconds))).toEqual(boxes.slice(0, overlaps ? 2 : 1));
      expect(endpoint.secrets.length).toBeLessThanOrEqual(2);
    }),
  );
});
