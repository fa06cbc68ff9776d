/** A call is claimed under its key and crashes before its effect. It is repeated later: its events must not be dated back. */
import { beforeAll, expect, it } from 'vitest';
import type { Backend } from '../support/backend.ts';
import { eventsOf, newCaller } from '../support/call-endpoint.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { crashingBefore } from './support/crashing.ts';
import { jobCalls } from './support/job-calls.ts';
import { makingOf } from './support/makings.ts';
import { webhookCalls } from './support/webhook-calls.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

const made = [
  'a note',
  'a job',
  'a job of a posting',
  'a scan',
  'a candidate',
  'an application',
  'an export',
];

it.each(made)('the events of %s are dated by the run that emits them', async (what) => {
  const { caller, making } = await makingOf(backend, what);
  const eventsNow = () => eventsOf(backend, caller);
  const before = new Set((await eventsNow()).map(({ id }) => id));
  const sent = { ...making.sent, caller, headers: { 'idempotency-key': 'the same' } };
  await expect(making.make(crashingBefore(backend), () => new Date())(sent)).rejects.toThrow();
  expect((await eventsNow()).every(({ id }) => before.has(id))).toBe(true);

  const later = new Date(Date.now() + 600_000);
  const { status } = await making.make(backend, () => later)(sent);
  expect([201, 202]).toContain(status);
  const emitted = (await eventsNow()).filter(({ id }) => !before.has(id));
  expect(emitted.length).toBeGreaterThan(0);
  for (const { created_at, timestamp } of emitted)
    expect([created_at, timestamp]).toEqual([later.toISOString(), later.toISOString()]);
  // Ids are in the order of time, and lists of events are in the order of ids.
  const latest = [...before].toSorted().at(-1) ?? '';
  for (const { id } of emitted) expect(id > latest).toBe(true);
});

it('a rotation that is repeated after a crash overlaps from its own run on', async () => {
  const caller = await newCaller(backend);
  const { create } = webhookCalls(backend);
  const { id } = (await create({ caller, body: { url: 'https://hooks.example.com/in' } })).body;
  const headers = { 'idempotency-key': 'the same' };
  const sent = { caller, params: { id }, body: { overlap_seconds: 60 }, headers };
  await expect(webhookCalls(crashingBefore(backend)).rotate(sent)).rejects.toThrow();
  const later = new Date(Date.now() + 600_000);
  const { body } = await webhookCalls(backend, () => later).rotate(sent);
  expect(body.previous_secret_expires_at).toBe(new Date(later.getTime() + 60_000).toISOString());
});

it('a job is created at the instant of its id, which is that of the first run, and changed at that of the last', async () => {
  const caller = await newCaller(backend);
  const sent = { caller, body: { name: 'Nurse' }, headers: { 'idempotency-key': 'the same' } };
  const first = new Date();
  const start = jobCalls(crashingBefore(backend), { clock: () => first });
  await expect(start.create(sent)).rejects.toThrow();
  const later = new Date(first.getTime() + 600_000);
  const { body } = await jobCalls(backend, { clock: () => later }).create(sent);
  expect([body.created_at, body.updated_at]).toEqual([first.toISOString(), later.toISOString()]);
});
