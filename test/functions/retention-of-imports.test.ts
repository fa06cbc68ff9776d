/** The retention and the consent of people whose applications another system received long ago. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Backend } from '../support/backend.ts';
import { eventsOf, testEdge } from '../support/call-endpoint.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { applicationCalls, hiring } from './support/application-calls.ts';
import { candidateCalls } from './support/candidate-calls.ts';
import { privacyCalls } from './support/privacy-calls.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

const day = 24 * 3_600_000;
const dayOf = (at: Date) => at.toISOString().slice(0, 10);

/** An organization that keeps people for 12 months, and the applications that it enters. */
async function keeping() {
  const { caller, job } = await hiring(backend);
  const { organizations } = testEdge(backend);
  const now = new Date();
  const { organizationId } = caller;
  await organizations.change({ organizationId, now }, (before) => ({ ...before, retention_months: 12 }));
  const calls = applicationCalls(backend, () => now);
  const people = candidateCalls(backend, () => now);
  return {
    caller,
    people,
    now,
    enter: async (daysAgo: number, fields: object = {}): Promise<string> => {
      const applied_at = new Date(now.getTime() - daysAgo * day).toISOString();
      const sent = {
        job_id: job.id,
        candidate: { first_name: 'Jane' },
        source: { type: 'import' },
        applied_at,
      };
      const { status, body, text } = await calls.create({ caller, body: { ...sent, ...fields } });
      if (status !== 201) throw new Error(text);
      return body.candidate_id;
    },
    kept: (id: string) => calls.candidates.get(caller.organizationId, id),
    /** The people of whom the sweeps of so many nights remind. */
    remindedIn: async (nights: number) => {
      for (let night = 0; night < nights; night++)
        await privacyCalls(backend, () => new Date(now.getTime() + night * day)).sweepRetention();
      const events = await eventsOf(backend, caller);
      return events.flatMap(({ type, data }) => (type === 'candidate.retention_due' ? [data.object.id] : []));
    },
  };
}

describe('the day of the reminder', () => {
  it('is today for a person who applied so long ago that it has passed', async () => {
    const { enter, kept, remindedIn, now } = await keeping();
    const [recent, due, old] = [await enter(300), await enter(430), await enter(1100)];
    expect((await kept(recent)).retention_due_on ?? '').toMatch(/^20/);
    expect(await kept(recent)).not.toMatchObject({ retention_due_on: dayOf(now) });
    for (const id of [due, old]) expect(await kept(id)).toMatchObject({ retention_due_on: dayOf(now) });
    expect((await remindedIn(2)).toSorted()).toEqual([due, old].toSorted());
  });

  it.each(['into the newer', 'into the older'])(
    'is not before the day of the undo of a merge, %s',
    async (order) => {
      const { caller, enter, kept, people, now } = await keeping();
      const [one, other] = [await enter(350), await enter(355)];
      const [id, candidate_id] = order === 'into the newer' ? [one, other] : [other, one];
      const later = new Date(now.getTime() + 20 * day);
      await people.merge({ caller, params: { id }, body: { candidate_id } });
      await candidateCalls(backend, () => later).unmerge({ caller, params: { id }, body: { candidate_id } });
      for (const each of [one, other]) {
        const due = (await kept(each)).retention_due_on ?? '';
        expect(due >= dayOf(later)).toBe(true);
      }
    },
  );
});

describe('an application that was applied earlier than the one whose consent counts', () => {
  const candidate = { first_name: 'Jane', email: 'jane@example.com' };
  const refusing = { processing: true, ai_processing: false, marketing: false };
  const agreeing = { processing: true, ai_processing: true, marketing: true };

  it('replaces neither the consent nor the reminder of a known person', async () => {
    const { enter, kept } = await keeping();
    const id = await enter(10, { candidate, consent: refusing });
    const before = await kept(id);
    expect(await enter(900, { candidate, consent: agreeing })).toBe(id);
    const { consent, consent_application_id, retention_due_on } = before;
    expect(await kept(id)).toMatchObject({ consent, consent_application_id, retention_due_on });
    await enter(5, { candidate, consent: agreeing });
    expect((await kept(id)).consent).toMatchObject({ ai_processing: true, marketing: true });
  });

  it.each(['older', 'newer'])(
    'does not count after a merge, where the survivor has the %s one',
    async (which) => {
      const { caller, enter, kept, people } = await keeping();
      const newer = await enter(10, { consent: refusing });
      const older = await enter(100, { consent: agreeing });
      const { consent, retention_due_on } = await kept(newer);
      const [id, candidate_id] = which === 'older' ? [older, newer] : [newer, older];
      await people.merge({ caller, params: { id }, body: { candidate_id } });
      expect(await kept(id)).toMatchObject({ consent, retention_due_on });
    },
  );
});
