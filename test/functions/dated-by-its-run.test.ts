/** A call is claimed under its key and crashes before its effect. It is repeated later: its events must not be dated back. */
import { beforeAll, expect, it } from 'vitest';
import type { Backend } from '../support/backend.ts';
import { eventsOf } from '../support/call-endpoint.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { crashingBefore } from './support/crashing.ts';
import { makingOf } from './support/makings.ts';

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
