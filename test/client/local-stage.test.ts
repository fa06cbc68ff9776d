import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HiringClient, webhooks } from '../../client/src/index.ts';
import { eventually } from '../e2e/support/eventually.ts';
import { startReceiver } from '../e2e/support/receiver.ts';
import { cvPdf } from '../support/bad-files.ts';
import { type LocalStage, startLocalStage, type TestOrganization } from '../support/local-stage.ts';
import { forwardTo, resetAfter, startFaultServer } from './support/fault-server.ts';

const person = { name: 'Ada Lindqvist', email: 'ada.lindqvist@example.com' };

let stage: LocalStage;
let owner: TestOrganization;
beforeAll(async () => {
  stage = await startLocalStage({ stage: 'prod' });
  owner = await stage.newOrganization();
});
afterAll(() => stage.stop());

const clientOf = ({ secretKey }: TestOrganization, baseUrl = stage.baseUrl) =>
  new HiringClient({ apiKey: secretKey, baseUrl });

describe('a job', () => {
  it('is created, published, changed under its ETag, closed and deleted', async () => {
    const client = clientOf(owner);
    const { id } = await client.post('/v1/jobs', { body: { name: 'Engineer' } });
    const path = { id };
    expect(await client.post('/v1/jobs/{id}/publish', { path })).toMatchObject({ status: 'published' });
    const { headers } = await client.send('get', '/v1/jobs/{id}', { path });
    const ifMatch = headers.get('etag') ?? '';
    expect(ifMatch).not.toBe('');
    const change = { path, body: { name: 'Senior engineer' }, ifMatch };
    expect(await client.patch('/v1/jobs/{id}', change)).toMatchObject({ name: 'Senior engineer' });
    await expect(client.patch('/v1/jobs/{id}', change)).rejects.toMatchObject({
      code: 'stale_object',
      status: 412,
    });
    expect(await client.post('/v1/jobs/{id}/close', { path })).toMatchObject({ status: 'closed' });
    expect(await client.delete('/v1/jobs/{id}', { path })).toMatchObject({ deleted: true });
    await expect(client.get('/v1/jobs/{id}', { path })).rejects.toMatchObject({
      code: 'not_found',
      requestId: expect.stringMatching(/./),
    });
  });

  it('that is rejected names the invalid field', async () => {
    const call = clientOf(owner).post('/v1/jobs', { body: { name: '' } });
    await expect(call).rejects.toMatchObject({
      code: 'validation_failed',
      type: 'validation',
      details: [expect.objectContaining({ param: 'name' })],
    });
  });

  it('exists once when the response to its creation was lost', async () => {
    const fresh = await stage.newOrganization();
    const proxy = await startFaultServer(resetAfter(stage.baseUrl), forwardTo(stage.baseUrl));
    const job = await clientOf(fresh, proxy.baseUrl).post('/v1/jobs', { body: { name: 'Once' } });
    expect(proxy.received).toHaveLength(2);
    proxy.close();
    const jobs = await clientOf(fresh).jobs.list().page();
    expect(jobs.data.map(({ id }) => id)).toEqual([job.id]);
  });
});

describe('a list', () => {
  it('gives every item once over all its pages, in the order asked for, with its filters', async () => {
    const client = clientOf(await stage.newOrganization());
    const created: string[] = [];
    for (const name of ['a', 'b', 'c', 'd', 'e']) {
      created.push((await client.post('/v1/jobs', { body: { name } })).id);
    }
    await client.post('/v1/jobs', { body: { name: 'live', is_draft: false } });
    const seen: string[] = [];
    for await (const job of client.jobs.list({ status: 'draft', order: 'asc', limit: 2 })) seen.push(job.id);
    expect(seen).toEqual(created);
  });

  it('refuses a cursor that is not its own', async () => {
    const call = clientOf(owner).jobs.list().page('forged');
    await expect(call).rejects.toMatchObject({ code: 'invalid_cursor', status: 400 });
  });
});

describe('a scan', () => {
  it('goes from a file to a profile in one call, and its webhook is verified', async () => {
    const client = clientOf(await stage.newOrganization());
    const receiver = await startReceiver();
    const { secret } = await client.post('/v1/webhook-endpoints', {
      body: { url: receiver.url, events: ['scan.completed'] },
    });
    const job = await client.post('/v1/jobs', { body: { name: 'Engineer' } });
    const scan = await client.scans.create(cvPdf(person), { filename: 'ada.pdf', jobId: job.id, wait: true });
    expect(scan).toMatchObject({ status: 'completed', job_id: job.id, profile: { basics: person } });

    await eventually(() => receiver.typesOf(scan.id).includes('scan.completed'));
    const [delivery] = receiver.received;
    const event = await webhooks.verify(
      delivery?.body ?? '',
      delivery?.headers['svc-signature'],
      secret ?? '',
    );
    expect(event).toMatchObject({ type: 'scan.completed', data: { object: { id: scan.id } } });
    receiver.close();
  });
});

describe('an application', () => {
  it('is created with its files, and each of them arrives', async () => {
    const client = clientOf(owner);
    const job = await client.post('/v1/jobs', { body: { name: 'Engineer', is_draft: false } });
    const bytes = cvPdf(person);
    const { application, files } = await client.applications.create(
      {
        job_id: job.id,
        candidate: { first_name: 'Ada', last_name: 'Lindqvist', email: person.email },
        consent: { processing: true },
      },
      {
        files: [
          { kind: 'portfolio', file: bytes, filename: 'work.pdf' },
          { kind: 'resume', file: bytes, filename: 'ada.pdf' },
        ],
      },
    );
    expect(files.map(({ kind, stored }) => [kind, stored])).toEqual([
      ['portfolio', true],
      ['resume', true],
    ]);
    const path = { id: application.id };
    await eventually(async () => {
      const { submission } = await client.get('/v1/applications/{id}', { path });
      return submission.attachments.every(({ status }) => status === 'stored');
    });
    const { submission } = await client.get('/v1/applications/{id}', { path });
    expect(submission.attachments.map(({ kind, size }) => [kind, size]).sort()).toEqual([
      ['portfolio', bytes.length],
      ['resume', bytes.length],
    ]);
  });
});
