import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cvPdf } from '../support/bad-files.ts';
import { type Api, type LocalStage, startLocalStage } from '../support/local-stage.ts';
import { eventually } from './support/eventually.ts';
import { startReceiver } from './support/receiver.ts';
import { finished } from './support/scan-file.ts';

/** Calls that few days need, each by a function with the rights of its role. */
let stage: LocalStage;
beforeAll(async () => {
  stage = await startLocalStage({ stage: 'prod' });
});
afterAll(() => stage?.stop());

const patience = { timeout: 120_000 };
const mail = () => `${randomUUID()}@example.com`;
const cv = () => cvPdf({ name: 'Ada Lindqvist', email: mail() });
const resume = () => ({ filename: 'cv.pdf', content_base64: Buffer.from(cv()).toString('base64') });

/** The body of a call that must succeed. */
async function done(answering: ReturnType<Api['get']>) {
  const { status, text, body } = await answering;
  expect(status, text).toBeLessThan(300);
  return body;
}
const newJob = (api: Api, fields: object = {}) =>
  done(api.post('/v1/jobs', { name: 'Nurse', is_draft: false, ...fields }));
const apply = (api: Api, job_id: string, email: string, more: object = {}) => {
  const candidate = { first_name: 'Ada', email };
  return done(api.post('/v1/applications', { job_id, candidate, consent: { processing: true }, ...more }));
};
const scanOf = (api: Api, applicationId: string) =>
  eventually(async () => {
    const { scan_id } = await done(api.get(`/v1/applications/${applicationId}`));
    return scan_id ? finished(api, scan_id) : undefined;
  });
/** Whether a function has used a right since the stage was started. */
const hasUsed = (name: string, action: string, resource: string) =>
  stage.access.used
    .list()
    .some((one) => one.role.includes(name) && one.action === action && one.resource.includes(resource));

describe('a name that moves', patience, () => {
  it('is the e-mail address of a candidate, by PATCH and by PUT', async () => {
    const { api } = await stage.newOrganization();
    const addresses = Array.from({ length: 3 }, mail);
    const [first, second, third] = addresses;
    const { id } = await done(api.post('/v1/candidates', { email: first, external_id: 'person-1' }));
    await done(api.patch(`/v1/candidates/${id}`, { email: second }));
    const upserted = api.send('PUT', '/v1/candidates/by-external-id/person-1', { body: { email: third } });
    expect(await done(upserted)).toMatchObject({ id, email: third });
    const found = addresses.map((email) =>
      done(api.get(`/v1/candidates?email=${encodeURIComponent(String(email))}`)),
    );
    expect((await Promise.all(found)).map(({ data }) => data.length)).toEqual([0, 0, 1]);
  });
});

describe('a list of the organization', patience, () => {
  it('has reasons that reject at the beginning, by PUT and in bulk', async () => {
    const { api } = await stage.newOrganization();
    const job = await newJob(api);
    const reason = async () => (await done(api.post('/v1/rejection-reasons', { name: randomUUID() }))).id;
    const rejected = async () => ({
      status: 'rejected',
      rejection_reason_id: await reason(),
      applied_at: '2026-01-04T08:00:00Z',
    });
    await apply(api, job.id, mail(), await rejected());
    const file = { kind: 'other', filename: 'notes.pdf' };
    const candidate = { first_name: 'Ada', email: mail() };
    const body = { job_id: job.id, candidate, consent: { processing: true }, attachments: [file] };
    const put = (more: object) =>
      done(api.send('PUT', '/v1/applications/by-external-id/a-1', { body: { ...body, ...more } }));
    const { submission } = await put(await rejected());
    const [{ upload_url, headers }] = submission.attachments;
    expect((await fetch(upload_url, { method: 'PUT', headers, body: cv() })).status).toBe(200);
    await put({});
    const { id } = await apply(api, job.id, mail());
    const bulk = { action: 'reject', application_ids: [id], rejection_reason_id: await reason() };
    expect((await done(api.post('/v1/applications/bulk', bulk))).data[0].outcome).toBe('done');
  });

  it('loses an entry that nothing uses, and a job its department', async () => {
    const { api } = await stage.newOrganization();
    const entries = await Promise.all(
      ['departments', 'offices', 'rejection-reasons'].map(async (list) => {
        const { id } = await done(api.post(`/v1/${list}`, { name: randomUUID() }));
        return `/v1/${list}/${id}`;
      }),
    );
    const [department] = entries.map((path) => path.split('/').at(-1));
    const put = (fields: object) =>
      done(api.send('PUT', '/v1/jobs/by-external-id/j-1', { body: { name: 'Nurse', ...fields } }));
    expect(await put({ department_id: department })).toMatchObject({ department_id: department });
    expect(await put({ department_id: null })).toMatchObject({ department_id: null });
    for (const path of entries) await done(api.remove(path));
  });
});

describe('a person', patience, () => {
  it('who applied by a form is confirmed with their CV, whose file both links return', async () => {
    const { api, publishableKey } = await stage.newOrganization();
    const email = mail();
    const { id: candidateId } = await done(api.post('/v1/candidates', { email }));
    const job = await newJob(api);
    const form = { job_id: job.id, candidate: { first_name: 'Ada', email }, consent: { processing: true } };
    const headers = { Origin: 'https://careers.example.com' };
    const page = stage.api(publishableKey);
    const { id } = await done(page.post('/v1/applications', { ...form, resume: resume() }, headers));
    const scan = await scanOf(api, id);
    const confirmed = await done(api.post(`/v1/candidates/${candidateId}/confirm`, { application_id: id }));
    expect(confirmed).toMatchObject({ id: candidateId, scan_id: scan.id });

    const { submission } = await done(api.get(`/v1/applications/${id}`));
    const [{ id: attachmentId, size }] = submission.attachments;
    const paths = [`/v1/applications/${id}/attachments/${attachmentId}`, `/v1/scans/${scan.id}/pdf`];
    for (const path of paths) {
      const { url } = await done(api.get(path));
      expect((await (await fetch(url)).arrayBuffer()).byteLength, path).toBe(size);
    }
  });

  it('loses a scored scan, and the one before is their profile again', async () => {
    const { api } = await stage.newOrganization();
    const requirements = [{ type: 'skill', label: 'TypeScript' }];
    const { id: job_id } = await newJob(api, { requirements });
    const { id } = await done(api.post('/v1/candidates', { email: mail() }));
    const scans: string[] = [];
    for (let n = 0; n < 2; n++) {
      const upload = await api.post('/v1/uploads', { filename: 'cv.pdf' });
      const { upload_url, headers, storage_token } = upload.body;
      await fetch(upload_url, { method: 'PUT', headers, body: Buffer.from(cv()) });
      const scan = await done(api.post('/v1/scans', { storage_token, candidate_id: id }));
      await finished(api, scan.id);
      await done(api.post(`/v1/scans/${scan.id}/fit-scores`, { job_id }));
      scans.push(scan.id);
    }
    await done(api.remove(`/v1/scans/${scans[1]}`));
    expect(await done(api.get(`/v1/candidates/${id}`))).toMatchObject({ scan_id: scans[0] });
  });

  it('has more applications than their row holds, which are transferred together; none is made twice', async () => {
    const { api } = await stage.newOrganization();
    const email = mail();
    const ids: string[] = [];
    const jobs: string[] = [];
    for (let n = 0; n < 28; n++) {
      const job = await newJob(api);
      ids.push((await apply(api, job.id, email)).id);
      jobs.push(job.id);
    }
    const target = await newJob(api);
    const transfer = { action: 'transfer', application_ids: ids.slice(0, 1), job_id: target.id };
    const { data } = await done(api.post('/v1/applications/bulk', transfer));
    expect(data).toMatchObject([{ outcome: 'done' }]);
    const again = await apply(api, target.id, email);
    expect(again.screening.signals).toContain('repeated_application');
  });

  it('is erased with scored scans and an export, and the file of the export is gone', async () => {
    const { api } = await stage.newOrganization();
    const requirements = [{ type: 'skill', label: 'TypeScript' }];
    const job = await newJob(api, { requirements });
    const application = await apply(api, job.id, mail(), { resume: resume() });
    const scan = await scanOf(api, application.id);
    await eventually(async () => {
      const { data } = await done(api.get(`/v1/scans/${scan.id}/fit-scores`));
      return data[0]?.status === 'completed';
    });
    const candidate = `/v1/candidates/${application.candidate_id}`;
    const order = await done(api.post(`${candidate}/exports`, {}));
    const { url } = await eventually(async () => {
      const body = await done(api.get(`/v1/exports/${order.id}`));
      return body.status === 'completed' && body;
    });
    expect((await fetch(url)).status).toBe(200);
    const erasure = await done(api.remove(candidate));
    await eventually(async () => (await done(api.get(`/v1/erasures/${erasure.id}`))).status === 'completed');
    expect((await fetch(url)).status).toBeGreaterThan(400);
    expect((await api.get(`/v1/exports/${order.id}`)).status).toBe(404);
  });
});

describe('a receiver', patience, () => {
  it('that returns 410 disables its endpoint, whichever sender reads the response', async () => {
    const { api } = await stage.newOrganization();
    const receiver = await startReceiver(() => 410);
    const { id } = await done(
      api.post('/v1/webhook-endpoints', { url: receiver.url, events: ['job.created'] }),
    );
    const path = `/v1/webhook-endpoints/${id}`;
    // One delivery: a second one would disable the endpoint again.
    const disabled = () => eventually(async () => !(await done(api.get(path))).enabled);
    await newJob(api);
    await disabled();
    await done(api.patch(path, { enabled: true }));
    await done(api.post(`${path}/test`, {}));
    await disabled();
    for (const sender of ['SendWebhook', 'RetryWebhook'])
      expect(hasUsed(sender, 'dynamodb:GetItem', ''), sender).toBe(true);
    receiver.close();
  });

  it('that fails slows a replay down: it asks itself again later, and leaves the events to the retries', async () => {
    const { api } = await stage.newOrganization();
    for (let n = 0; n < 8; n++) await newJob(api);
    const receiver = await startReceiver(() => 500);
    const { id } = await done(api.post('/v1/webhook-endpoints', { url: receiver.url, events: ['job.*'] }));
    const from = new Date(Date.now() - 3_600_000).toISOString();
    await done(api.post(`/v1/webhook-endpoints/${id}/replays`, { from }));
    for (const queue of ['RetriesQueue', 'ReplaysQueue'])
      await eventually(() => hasUsed('ReplayEvents', 'sqs:SendMessage', queue));
    await done(api.remove(`/v1/webhook-endpoints/${id}`));
    receiver.close();
  });
});
