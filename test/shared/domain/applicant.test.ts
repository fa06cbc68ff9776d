/** Whose words count, in whatever order they come and are confirmed. */

import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { bodyOfForm } from '../../../functions/applications/sent-body.ts';
import { formApplicationBody } from '../../../shared/contracts/application-body.ts';
import { confirmApplicant, withWordsOf } from '../../../shared/domain/applicant.ts';
import { appliedAt } from '../../../shared/domain/application.ts';
import { newCandidate } from '../../../shared/domain/candidate.ts';
import { idSource } from '../../../shared/domain/ids.ts';
import { newJob } from '../../../shared/domain/job.ts';
import type { Application } from '../../../shared/domain/stored/application.ts';
import type { Candidate } from '../../../shared/domain/stored/candidate.ts';
import { submitted } from '../../../shared/domain/submission.ts';
import { inOneLine, unnamedSource } from '../../support/contact-shapes.ts';

const birth = Date.parse('2026-01-31T12:00:00Z');
const day = 24 * 3_600_000;
const form = { consent: { retention_months: 6 } };
const job = newJob(
  { name: 'Nurse', application_form: form },
  { now: new Date(birth), newId: idSource(new Date(birth)) },
);
const months = 3;

type Step =
  /** An application that another system received was applied that many days earlier. */
  | { by: 'staff' | 'form'; consent: object; daysAgo: number }
  /** Which of the applications so far, counted around. */
  | { by: 'confirm'; which: number };

const consent = fc.record({
  processing: fc.boolean(),
  retention: fc.boolean(),
  marketing: fc.boolean(),
  ai_processing: fc.boolean(),
});
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    by: fc.constantFrom('staff' as const, 'form' as const),
    consent,
    daysAgo: fc.nat({ max: 12 }),
  }),
  fc.record({ by: fc.constant('confirm' as const), which: fc.nat() }),
);

const applyTo = (
  known: Candidate | undefined,
  isPublic: boolean,
  consent: object,
  at: number,
  daysAgo = 0,
) => {
  const now = new Date(at);
  const applied_at = new Date(at - daysAgo * day).toISOString();
  const stage = { id: job.stages[0]?.id ?? '', name: 'Applied', type: 'applied' as const };
  const beginning = daysAgo > 0 ? { status: 'active' as const, stage, applied_at } : undefined;
  const newId = idSource(now);
  const candidate = { first_name: 'Jane', email: 'jane@example.com' };
  const made = { id: newId('application'), candidateId: newId('candidate'), job, now, isPublic, known };
  return submitted(bodyOfForm(v.parse(formApplicationBody, { job_id: job.id, candidate, consent })), {
    ...made,
    ...(beginning && { beginning }),
    sourceType: 'api',
    answers: [],
    attachments: [],
    signals: [],
    retentionMonths: months,
  });
};

/** What is kept after these steps, one a day. */
function keptAfter(
  steps: Step[],
  person?: Candidate,
): { candidate: Candidate | undefined; all: Application[] } {
  let candidate = person;
  let all: Application[] = [];
  for (const [index, one] of steps.entries()) {
    if (one.by !== 'confirm') {
      const made = applyTo(candidate, one.by === 'form', one.consent, birth + index * day, one.daysAgo);
      candidate = made.candidate.after;
      all.push(made.application);
      continue;
    }
    const application = all[one.which % (all.length || 1)];
    const confirmed =
      application &&
      candidate &&
      confirmApplicant(application, candidate, months, new Date(birth + index * day));
    if (!confirmed) continue;
    candidate = confirmed.candidate;
    all = all.map((kept) => (kept.id === confirmed.next.id ? confirmed.next : kept));
  }
  return { candidate, all };
}

const sixMonths = (at: string) => {
  const { retention } = applyTo(undefined, false, { retention: true }, Date.parse(at)).application.consent;
  return retention.expires_at?.slice(0, 10);
};
const dueOn = (application: Application) => {
  if (application.consent.retention.given) return sixMonths(application.created_at);
  const alone = applyTo(undefined, false, {}, Date.parse(appliedAt(application))).candidate.after;
  return alone.retention_due_on;
};

/** The later of two of one instant is the one that was entered later: the sort keeps their order. */
const byApplying = (one: Application, other: Application) =>
  Date.parse(appliedAt(one)) - Date.parse(appliedAt(other));

const anyPerson = fc.constantFrom(
  undefined,
  newCandidate(
    idSource(new Date(birth))('candidate'),
    { first_name: 'Jane', email: 'jane@example.com', source: unnamedSource, tags: [] },
    new Date(birth),
  ),
);

describe('the consent and the retention of a candidate', () => {
  it('are those of the newest confirmed application, in every order of sending and confirming', () => {
    fc.assert(
      fc.property(anyPerson, fc.array(step, { minLength: 1, maxLength: 9 }), (person, steps) => {
        const { candidate, all } = keptAfter(steps, person);
        const confirmed = all.filter(({ is_confirmed }) => is_confirmed);
        const newest = confirmed.toSorted(byApplying).at(-1);
        expect(candidate?.consent ?? null).toEqual(newest?.consent ?? null);
        expect(candidate?.retention_due_on ?? null).toBe(newest ? dueOn(newest) : null);
      }),
      { numRuns: 500 },
    );
  });

  it('stay when a reminder was given and an older form is confirmed', () => {
    const { candidate, all } = keptAfter([
      { by: 'staff', consent: {}, daysAgo: 0 },
      { by: 'form', consent: { marketing: true }, daysAgo: 0 },
      { by: 'staff', consent: {}, daysAgo: 0 },
    ]);
    const reminded = { ...(candidate as Candidate), retention_due_on: null };
    const confirmed = confirmApplicant(all[1] as Application, reminded, months, new Date(birth + 3 * day));
    expect(confirmed?.candidate).toMatchObject({ retention_due_on: null, consent: { marketing: false } });
  });
});

it('an application fills the fields of a candidate that are empty, and changes none that is not', () => {
  const words = (mark: string) => ({
    last_name: `Miller ${mark}`,
    phone: `+44 ${mark}`,
    location: inOneLine(`Leeds ${mark}`),
    links: [`https://${mark}.example.com`],
  });
  const empty = { last_name: null, phone: null, location: null, links: [] };
  const { application, candidate } = applyTo(undefined, false, {}, birth);
  const told = { ...application, submission: { ...application.submission, ...words('told') } };
  fc.assert(
    fc.property(fc.subarray(Object.keys(empty) as (keyof typeof empty)[]), (known) => {
      const kept = Object.fromEntries(known.map((name) => [name, words('kept')[name]]));
      const before = { ...candidate.after, ...empty, ...kept };
      expect(withWordsOf(before, told, null, new Date(birth))).toMatchObject({ ...words('told'), ...kept });
    }),
  );
});
