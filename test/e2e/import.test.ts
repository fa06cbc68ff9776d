import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listen } from '../shared/outbound/support/listen.ts';
import { type LocalStage, startLocalStage } from '../support/local-stage.ts';
import { eventually } from './support/eventually.ts';
import { startReceiver } from './support/receiver.ts';

let stage: LocalStage;
beforeAll(async () => {
  stage = await startLocalStage({ stage: 'prod' });
});
afterAll(() => stage.stop());

const page = `<html><head><script type="application/ld+json">${JSON.stringify({
  '@type': 'JobPosting',
  title: 'Night Nurse',
  description: '<p>Nights in the ward.</p>',
  employmentType: 'PART_TIME',
  jobLocation: { address: { addressLocality: 'Rotterdam', addressCountry: 'NL' } },
})}</script></head></html>`;

it('a page goes in, a draft and its event come out; a page that is no job says so', async () => {
  const { api } = await stage.newOrganization();
  await using site = await listen(
    createServer((request, response) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      response.end(request.url === '/jobs/42' ? page : '<h1>About us</h1>');
    }),
  );
  const receiver = await startReceiver();
  await api.post('/v1/webhook-endpoints', { url: receiver.url, events: ['job.*'] });

  const importOf = async (path: string) => {
    const created = await api.post('/v1/jobs/from-url', { url: `http://127.0.0.1:${site.port}${path}` });
    expect(created.status).toBe(202);
    expect(created.body.import.status).toBe('processing');
    const { id } = created.body;
    await eventually(async () => (await api.get(`/v1/jobs/${id}`)).body.import.status !== 'processing');
    return (await api.get(`/v1/jobs/${id}`)).body;
  };

  const job = await importOf('/jobs/42');
  expect(job).toMatchObject({
    name: 'Night Nurse',
    is_draft: true,
    import: { status: 'completed', source_type: 'json_ld', error: null },
    locations: [{ city: 'Rotterdam', country_code: 'NL' }],
    job_details: { employment_type: 'part_time', description: 'Nights in the ward.' },
  });
  // The event that only our own rules read never leaves.
  const told = ['job.created', 'job.imported'];
  await eventually(() => told.every((type) => receiver.typesOf(job.id).includes(type)));
  expect(new Set(receiver.typesOf(job.id))).toEqual(new Set(told));

  const other = await importOf('/about');
  expect(other.import).toMatchObject({
    status: 'failed',
    error: { code: 'url_not_a_job', retryable: false },
  });
  await eventually(() => receiver.typesOf(other.id).includes('job.import_failed'));
  receiver.close();
});
