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
