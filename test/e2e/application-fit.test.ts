/** From an application with a CV to its score, and on to another job, over the wire. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createKeySet } from '../../shared/administration/organizations.ts';
import { cvPdf } from '../support/bad-files.ts';
import { type LocalStage, startLocalStage } from '../support/local-stage.ts';
import { eventually } from './support/eventually.ts';

let stage: LocalStage;
beforeAll(async () => {
  stage = await startLocalStage({ stage: 'prod' });
}, 120_000);
afterAll(() => stage?.stop());

const origin = { Origin: 'https://careers.example.com' };
const asking = (...labels: string[]) => ({
  name: 'Engineer',
  is_draft: false,
  requirements: labels.map((label) => ({ type: 'skill', label, importance: 'must_have' })),
});

it('an application shows the score of its CV, and after a transfer that of the other job', async () => {
  const { api, organizationId, publishableKey } = await stage.newOrganization();
  const jobIds: string[] = [];
  for (const skills of [['TypeScript'], ['TIG welding']])
    jobIds.push((await api.post('/v1/jobs', asking(...skills))).body.id);
  const [first, second] = jobIds;
  const person = { name: 'Ada Lindqvist', email: 'ada.lindqvist@example.com' };
  const content_base64 = Buffer.from(cvPdf(person)).toString('base64');
  const form = {
    job_id: first,
    candidate: { first_name: 'Ada', email: person.email },
    resume: { filename: 'ada.pdf', content_base64 },
    consent: { processing: true },
  };
  const receipt = await stage.api(publishableKey).post('/v1/applications', form, origin);
  expect(receipt.status).toBe(201);
  expect(receipt.text).not.toContain('"fit"');

  const path = `/v1/applications/${receipt.body.id}`;
  const fitted = () => eventually(async () => (await api.get(path)).body.fit ?? undefined);
  const fit = await fitted();
  expect(fit).toMatchObject({ status: 'completed', job_id: first, advisory: true });
  expect((await api.get('/v1/applications')).body.data[0].fit).toEqual(fit);
  const ranking = await api.get(`/v1/jobs/${first}/ranking`);
  expect(ranking.body.data).toMatchObject([{ scan_id: fit.scan_id, score: fit.score }]);

  const moved = await api.post(`${path}/transfer`, { job_id: second });
  expect(moved.body).toMatchObject({ job_id: second, fit: null });
  expect(await fitted()).toMatchObject({ status: 'completed', job_id: second, score: 0 });
  expect((await api.get(`/v1/jobs/${second}/ranking`)).body.data).toHaveLength(1);

  const asked = { organization: organizationId, name: 'no scans', scopes: ['applications:read'] };
  const { keys } = await createKeySet(stage.admin, asked);
  expect((await stage.api(keys[0]?.secret).get(path)).body.fit).toBeNull();
}, 120_000);
