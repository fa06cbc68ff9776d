/** Whether a job takes an application, by who sends it. */
import { beforeAll, expect, it } from 'vitest';
import type { Backend } from '../support/backend.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { applicationCalls, applicationFor, fromCareerSite, hiring } from './support/application-calls.ts';
import { jobCalls } from './support/job-calls.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

it('a closed job takes imports of the team, and no other application', async () => {
  const { caller, visitor, job } = await hiring(backend);
  await jobCalls(backend).close({ caller, params: { id: job.id } });
  const { create } = applicationCalls(backend);
  const refused = { status: 409, body: { error: { code: 'job_not_accepting_applications' } } };
  expect(await create({ caller, body: applicationFor(job) })).toMatchObject(refused);
  expect(await create({ caller: visitor, headers: fromCareerSite, body: applicationFor(job) })).toMatchObject(
    refused,
  );
  const imported = await create({ caller, body: applicationFor(job, { source: { type: 'import' } }) });
  expect(imported).toMatchObject({ status: 201, body: { job_id: job.id, source: { type: 'import' } } });
});

it('a draft takes applications of nobody, and does not exist for a visitor', async () => {
  const { caller, visitor } = await hiring(backend);
  const { body: draft } = await jobCalls(backend).create({ caller, body: { name: 'Nurse' } });
  const { create } = applicationCalls(backend);
  expect((await create({ caller, body: applicationFor(draft) })).status).toBe(409);
  const unseen = await create({ caller: visitor, headers: fromCareerSite, body: applicationFor(draft) });
  expect(unseen).toMatchObject({
    status: 422,
    body: { error: { details: [{ param: 'job_id', code: 'not_found' }] } },
  });
});

it('required answers are asked of a new person alone, and not of an import or for a known one', async () => {
  const question = {
    key: 'shifts',
    label: 'Night shifts?',
    type: 'boolean' as const,
    required: true,
    options: [],
    is_knockout: false,
  };
  const { caller, job } = await hiring(backend, { application_form: { fields: [question] } });
  const { create } = applicationCalls(backend);
  const first = await create({ caller, body: applicationFor(job) });
  expect(first).toMatchObject({ status: 422, body: { error: { details: [{ code: 'required' }] } } });
  const imported = await create({ caller, body: applicationFor(job, { source: { type: 'import' } }) });
  expect(imported.status).toBe(201);
  const known = await create({ caller, body: { job_id: job.id, candidate_id: imported.body.candidate_id } });
  expect(known.status).not.toBe(422);
});
