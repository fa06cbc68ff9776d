/** The nightly reminder of each candidate whose retention has ended. */
import { beforeEach, expect, it } from 'vitest';
import { sweepRetention } from '../../functions/workers/sweep-retention/handler.ts';
import { ApiError } from '../../shared/domain/api-error.ts';
import type { Backend } from '../support/backend.ts';
import { eventsOf } from '../support/call-endpoint.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { applicationCalls, applicationFor, hiring } from './support/application-calls.ts';
import { logLines } from './support/log-lines.ts';
import { originOf } from './support/origin.ts';
import { privacyCalls } from './support/privacy-calls.ts';

let backend: Backend;
// A sweep looks at all organizations.
beforeEach(async () => {
  backend = await sharedBackend();
});
const linesOf = logLines();
const day = 24 * 3600 * 1000;

async function agreed() {
  const calls = applicationCalls(backend);
  const { caller, job } = await hiring(backend);
  const consent = { processing: true, retention: true };
  const { body } = await calls.create({ caller, body: applicationFor(job, { consent }) });
  const find = () => calls.candidates.get(caller.organizationId, body.candidate_id);
  const due = `${(await find()).retention_due_on}`;
  const sweepAt = (days: number) => {
    const at = new Date(Date.parse(`${due}T12:00:00Z`) + days * day);
    return privacyCalls(backend, () => at).sweepRetention();
  };
  const reminders = async () =>
    (await eventsOf(backend, caller)).filter(({ type }) => type === 'candidate.retention_due');
  return { calls, caller, id: body.candidate_id as string, due, find, sweepAt, reminders };
}

it('comes on the day, once, with an event of the day', async () => {
  const at = await agreed();
  expect(await at.sweepAt(-1)).toBe(0);
  expect(await at.reminders()).toEqual([]);
  const before = await at.find();
  expect(await at.sweepAt(0)).toBe(1);
  expect(await at.sweepAt(0)).toBe(0);
  expect(linesOf('retention swept')).toMatchObject([{ reminded: 0 }, { reminded: 1 }, { reminded: 0 }]);
  const after = await at.find();
  expect([after.retention_due_on, after.version]).toEqual([null, before.version + 1]);
  const [event, ...others] = await at.reminders();
  expect(others).toEqual([]);
  expect(event).toMatchObject({
    sequence: after.version,
    environment: 'production',
    data: {
      object: { object: 'candidate', id: at.id },
      context: { retention_ended_on: at.due, actor: { type: 'system', id: 'sweep-retention' } },
    },
  });
});

it('is made up for by a later night, up to 35 days', async () => {
  const at = await agreed();
  expect(await at.sweepAt(36)).toBe(0);
  expect(await at.sweepAt(35)).toBe(1);
});

it('does not come for a day that was postponed while the sweep was in progress', async () => {
  const at = await agreed();
  const { candidates } = at.calls;
  const later = `${Number(at.due.slice(0, 4)) + 1}${at.due.slice(4)}`;
  const next = { ...(await at.find()), retention_due_on: later };
  await candidates.change(originOf(at.caller), at.id, () => ({ next, events: [] }));
  expect(await at.sweepAt(0)).toBe(0);
  expect((await at.find()).retention_due_on).toBe(later);
});

it.each(['is gone', 'cannot be changed'])('comes for the others when a candidate %s', async (what) => {
  const one = await agreed();
  const other = await agreed();
  const { candidates } = one.calls;
  const failing = {
    dueOn: candidates.dueOn,
    change: async (...[origin, id, decide]: Parameters<typeof candidates.change>) => {
      if (id !== one.id) return candidates.change(origin, id, decide);
      throw what === 'is gone' ? new ApiError('not_found') : new Error('a row that no one can write');
    },
  };
  const clock = () => new Date(`${one.due}T12:00:00Z`);
  const sweep = sweepRetention({ environmentName: 'production', candidates: failing, clock })();
  if (what === 'is gone') expect(await sweep).toBe(1);
  else await expect(sweep).rejects.toThrow('1 could not be swept');
  expect([await one.reminders(), (await other.reminders()).length]).toEqual([[], 1]);
  expect(await one.sweepAt(0)).toBe(1);
});
