/** A file that the team adds to an application: declared, uploaded, listed and fetched, with the rights of the functions. */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type LocalStage, startLocalStage } from '../support/local-stage.ts';

let stage: LocalStage;
beforeAll(async () => {
  stage = await startLocalStage({ stage: 'prod' });
});
afterAll(() => stage.stop());

it('arrives, is listed and can be fetched; a second PUT is refused', { timeout: 120_000 }, async () => {
  const { api } = await stage.newOrganization();
  const { body: job } = await api.post('/v1/jobs', { name: 'Nurse', is_draft: false });
  const { body: candidate } = await api.post('/v1/candidates', { first_name: 'Ada' });
  const applied = await api.post('/v1/applications', { job_id: job.id, candidate_id: candidate.id });
  expect(applied.status, applied.text).toBe(201);
  const path = `/v1/applications/${applied.body.id}/attachments`;

  const content = 'Certificate of nursing';
  const { body: file } = await api.post(path, { kind: 'certificate', filename: 'nursing.txt' });
  const put = () => fetch(file.upload_url, { method: file.method, headers: file.headers, body: content });
  expect((await put()).status).toBe(200);
  expect((await put()).status).toBe(412);

  const listed = async () => (await api.get(path)).body.data;
  while ((await listed())[0].status === 'awaiting_upload') await sleep(100);
  expect(await listed()).toMatchObject([{ id: file.id, status: 'stored', size: content.length }]);
  const { body: link } = await api.get(`${path}/${file.id}`);
  expect(await (await fetch(link.url)).text()).toBe(content);
  const events = (await api.get(`/v1/events?type=application.attachment_added`)).body.data;
  expect(events).toHaveLength(1);
});
