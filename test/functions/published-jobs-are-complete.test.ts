/** Whatever calls are made of a job: while it is published, it has what publishing requires, and its hired stage stays. */
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import type { Backend } from '../support/backend.ts';
import { newCaller } from '../support/call-endpoint.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { type JobCalls, jobCalls } from './support/job-calls.ts';

let backend: Backend;
let calls: JobCalls;
beforeAll(async () => {
  backend = await sharedBackend();
  calls = jobCalls(backend);
});

const details = fc.record(
  {
    salary_min: fc.constantFrom(null, 10),
    salary_max: fc.constantFrom(null, 20),
    salary_currency: fc.constantFrom(null, 'EUR'),
    salary_period: fc.constantFrom(null, 'month'),
    work_type: fc.constantFrom(null, 'remote', 'onsite'),
  },
  { requiredKeys: [] },
);
const body = fc.record(
  { job_details: details, remote_regions: fc.constantFrom([], ['DE']), is_draft: fc.boolean() },
  { requiredKeys: [] },
);
const step = fc.oneof(
  body.map((change) => ({ call: 'update' as const, body: change })),
  fc.constantFrom({ call: 'publish' as const }, { call: 'close' as const }),
);

it('is complete after any calls, and an incomplete one is refused by its field', async () => {
  const caller = await newCaller(backend);
  await fc.assert(
    fc.asyncProperty(body, fc.array(step, { maxLength: 6 }), async (first, steps) => {
      const made = await calls.create({ caller, body: { name: 'Nurse', ...first, is_draft: true } });
      expect(made.status).toBe(201);
      const params = { id: made.body.id };
      for (const { call, ...sent } of steps) {
        const { status, body: shown } = await calls[call]({ caller, params, ...sent } as never);
        if (status === 422)
          expect(shown.error.param).toMatch(/^(job_details\.salary_(currency|period)|remote_regions)$/);
        else expect([200, 409]).toContain(status);
        const { body: job } = await calls.get({ caller, params });
        if (job.status !== 'published') continue;
        const { salary_min, salary_max, salary_currency, salary_period, work_type } = job.job_details;
        if (salary_min !== null || salary_max !== null)
          expect([salary_currency, salary_period], JSON.stringify(steps)).toEqual(['EUR', 'month']);
        if (work_type === 'remote') expect(job.remote_regions, JSON.stringify(steps)).not.toEqual([]);
      }
    }),
    { numRuns: 60 },
  );
});

it('keeps its hired stage, whatever stages a change names', async () => {
  const caller = await newCaller(backend);
  const order = fc.shuffledSubarray([0, 1, 2, 3, 4], { minLength: 2 });
  await fc.assert(
    fc.asyncProperty(order, async (places) => {
      const { body: job } = await calls.create({ caller, body: { name: 'Nurse' } });
      const sent = places.map((place, at) => {
        const { id, name, type } = job.stages[place];
        if (at === places.length - 1) return { id, name, type: 'hired' };
        return { id, name, type: type === 'hired' ? 'offer' : type };
      });
      const { status, body } = await calls.update({
        caller,
        params: { id: job.id },
        body: { stages: sent },
      } as never);
      const hired = job.stages.at(-1).id;
      const moves = sent.some(({ id, type }) => (type === 'hired') !== (id === hired));
      expect([status, body.error?.details[0].code]).toEqual(
        moves ? [422, 'invalid_stages'] : [200, undefined],
      );
    }),
    { numRuns: 30 },
  );
});
