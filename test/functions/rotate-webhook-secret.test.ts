import { beforeAll, describe, expect, it } from 'vitest';
import { rotateWebhookSecret } from '../../functions/webhooks/rotate-webhook-secret.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { webhookEndpointStore } from '../../shared/storage/webhook-endpoints.ts';
import { liveSecrets } from '../../shared/webhooks/live-secrets.ts';
import { responseSeal } from '../../shared/webhooks/secret-keeper.ts';
import type { Backend } from '../support/backend.ts';
import { callerOf, eventsOf, newCaller, testEdge } from '../support/call-endpoint.ts';
import { everyRow, textOf } from '../support/every-row.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { turnableClock } from './support/clock.ts';
import { keeper, webhookCalls } from './support/webhook-calls.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

/** An endpoint under a clock of its own; `signing` are the secrets that a delivery is signed with at this instant. */
async function rotating() {
  const clock = turnableClock();
  const calls = webhookCalls(backend, clock);
  const caller = await newCaller(backend);
  const made = (await calls.create({ caller, body: { url: 'https://hooks.example.com/in' } })).body;
  const owner = { organizationId: caller.organizationId, endpointId: made.id as string };
  const stored = () => webhookEndpointStore(backend.table).get(caller.organizationId, made.id);
  return {
    calls,
    caller,
    clock,
    made,
    stored,
    rotate: (body?: unknown, headers?: Record<string, string>) =>
      calls.rotate({ caller, params: { id: made.id }, body, headers }),
    signing: async () => keeper.openAll(liveSecrets(await stored(), clock()), owner),
  };
}

describe('200', () => {
  it('gives a new secret, and lets the previous one sign beside it for a day', async () => {
    const { made, clock, rotate, signing } = await rotating();
    clock.forward({ hours: 1 });
    const rotatedAt = clock();
    const { status, body } = await rotate();
    expect(status).toBe(200);
    expect(body.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(body).toEqual({
      ...made,
      secret: body.secret,
      version: 2,
      updated_at: rotatedAt.toISOString(),
      previous_secret_expires_at: new Date(rotatedAt.getTime() + 86_400_000).toISOString(),
    });
    expect(body.secret).not.toBe(made.secret);
    expect(await signing()).toEqual([body.secret, made.secret]);
    clock.forward({ hours: 24, ms: -1 });
    expect(await signing()).toEqual([body.secret, made.secret]);
    clock.forward({ ms: 1 });
    expect(await signing()).toEqual([body.secret]);
  });

  it.each([
    [60, 60],
    [604_800, 604_800],
  ])('lets them overlap for the %d given seconds', async (overlap_seconds, seconds) => {
    const { made, clock, rotate, signing } = await rotating();
    const { body } = await rotate({ overlap_seconds });
    clock.forward({ seconds, ms: -1 });
    expect(await signing()).toEqual([body.secret, made.secret]);
    clock.forward({ ms: 1 });
    expect(await signing()).toEqual([body.secret]);
  });

  it('ends the previous secret at once when there is no overlap', async () => {
    const { rotate, signing, stored } = await rotating();
    const { body } = await rotate({ overlap_seconds: 0 });
    expect(body.previous_secret_expires_at).toBeNull();
    expect(await signing()).toEqual([body.secret]);
    expect((await stored()).secrets).toHaveLength(1);
  });

  it('never leaves more than two valid: rotated twice within a day, the first secret ends', async () => {
    const { rotate, signing } = await rotating();
    const second = (await rotate()).body.secret;
    const third = (await rotate()).body.secret;
    expect(await signing()).toEqual([third, second]);
  });

  it('shows it this once: neither a read, nor the table, nor an event holds it in clear', async () => {
    const { calls, caller, made, rotate, stored } = await rotating();
    const { secret } = (await rotate()).body;
    const read = await calls.get({ caller, params: { id: made.id } });
    expect(read.text).not.toMatch(/whsec_|secret/);
    expect(JSON.stringify(await stored())).not.toContain(secret.slice('whsec_'.length));
    expect(await eventsOf(backend, caller)).toEqual([]);
  });

  it('repeats the same secret under the same Idempotency-Key, and rotates once', async () => {
    const { rotate, signing } = await rotating();
    const headers = { 'idempotency-key': 'yearly' };
    const [first, again] = [await rotate({}, headers), await rotate({}, headers)];
    expect(again.headers['Idempotent-Replayed']).toBe('true');
    expect(again.text).toBe(first.text);
    expect(await signing()).toHaveLength(2);
    expect((await signing())[0]).toBe(first.body.secret);
  });

  it('keeps the answer to repeat sealed', async () => {
    const { made, rotate } = await rotating();
    const { secret } = (await rotate({}, { 'idempotency-key': 'sealed' })).body;
    const rows = await everyRow(backend);
    const kept = rows.filter(({ data }) =>
      (data as { subjects?: string[] } | undefined)?.subjects?.includes(made.id),
    );
    expect(kept).toMatchObject([{ data: { status: 'COMPLETED' } }]);
    expect(textOf(kept)).not.toContain('previous_secret_expires_at');
    expect(textOf(rows)).not.toContain(secret.slice('whsec_'.length));
  });

  it('shows the stored secret again when the run that stored it crashed, and rotates no second time', async () => {
    const { caller, clock, made, rotate, signing } = await rotating();
    const endpoints = webhookEndpointStore(backend.table);
    const change: typeof endpoints.change = async (...given) => {
      await endpoints.change(...given);
      throw Object.assign(new Error('the answer got lost'), { name: 'TimeoutError' });
    };
    const edge = { ...testEdge(backend, clock), seal: responseSeal(keeper) };
    const failing = rotateWebhookSecret({ endpoints: { change }, keeper });
    const headers = { 'idempotency-key': 'crashed' };
    const sent = { caller, params: { id: made.id }, body: {}, headers };
    expect((await callerOf(routes.rotateWebhookSecret, failing, edge)(sent)).status).toBe(503);
    const stored = await signing();

    clock.forward({ minutes: 5 });
    const { body } = await rotate({}, headers);
    expect([body.secret, made.secret]).toEqual(stored);
    expect(await signing()).toEqual(stored);
  });

  it('lets ten that come at once take turns: the last two secrets are the valid ones', async () => {
    const { rotate, signing, stored } = await rotating();
    const answers = await Promise.all(Array.from({ length: 10 }, () => rotate()));
    const made = answers.filter(({ status }) => status === 200).toSorted(byVersion);
    expect((await stored()).version).toBe(1 + made.length);
    const [previous, current] = made.slice(-2).map(({ body }) => body.secret);
    expect(await signing()).toEqual([current, previous]);
  });
});

const byVersion = (one: { body: { version: number } }, other: { body: { version: number } }) =>
  one.body.version - other.body.version;

describe('404', () => {
  it("rotates no other organization's secret", async () => {
    const { calls, made, signing } = await rotating();
    const stranger = await newCaller(backend);
    const refused = await calls.rotate({ caller: stranger, params: { id: made.id } });
    expect(refused.body.error).toMatchObject({ status: 404, code: 'not_found' });
    expect(await signing()).toEqual([made.secret]);
  });
});

describe('422', () => {
  it.each([-1, 604_801, 1.5, '60', null])('refuses an overlap of %j', async (overlap_seconds) => {
    const { made, rotate, signing } = await rotating();
    const { error } = (await rotate({ overlap_seconds })).body;
    expect(error).toMatchObject({ code: 'validation_failed', param: 'overlap_seconds' });
    expect(await signing()).toEqual([made.secret]);
  });
});
