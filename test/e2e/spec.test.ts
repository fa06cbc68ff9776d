/** The customer's specification, section 4, row by row, on both stages. Where it says "not shown", the OpenAPI document decides. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DeploymentName } from '../../shared/platform/names.ts';
import { type Api, type LocalStage, startLocalStage, type TestOrganization } from '../support/local-stage.ts';
import { eventually } from './support/eventually.ts';
import { startPosting } from './support/posting.ts';
import { startReceiver } from './support/receiver.ts';
import { finished } from './support/scan-file.ts';

const cv = `Jane Miller
jane.miller@example.com

Experience
Software engineer, Example BV, Amsterdam
2019 - 2023

Education
BSc Computer Science, University of Amsterdam
2015 - 2019
`;
const careerSite = 'https://careers.example.com';

describe.each<[DeploymentName, string, string]>([
  ['prod', 'svc_sk_live_', 'production'],
  ['sandbox', 'svc_sk_test_', 'sandbox'],
])('%s', (name, keyPrefix, environment) => {
  let stage: LocalStage;
  let owner: TestOrganization;
  let api: Api;
  beforeAll(async () => {
    stage = await startLocalStage({ stage: name });
    owner = await stage.newOrganization({ origins: [careerSite] });
    api = owner.api;
  });
  afterAll(() => stage?.stop());

  const uploadCv = async () => {
    const { body } = await api.post('/v1/uploads', { filename: 'jane.txt' });
    const { upload_url, headers } = body;
    expect((await fetch(upload_url, { method: 'PUT', headers, body: cv })).status).toBe(200);
    return body;
  };
  const newScan = async (fields: object = {}) => {
    const { storage_token } = await uploadCv();
    return api.post('/v1/scans', { storage_token, ...fields });
  };
  const newJob = async (fields: object = {}) =>
    (await api.post('/v1/jobs', { name: 'Nurse', ...fields })).body;
  const apply = (job: { id: string }, key: string) =>
    stage.api(key).post(
      '/v1/applications',
      {
        job_id: job.id,
        candidate: { first_name: 'Jane', last_name: 'Miller', email: 'jane.miller@example.com' },
        consent: { processing: true },
      },
      { Origin: careerSite },
    );

  it('GET /v1/me: the organization object, suited to connection checks', async () => {
    expect(owner.secretKey.startsWith(keyPrefix)).toBe(true);
    const { status, body } = await api.get('/v1/me');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      object: 'organization',
      id: owner.organizationId,
      name: expect.any(String),
      scopes: expect.arrayContaining(['jobs:read', 'scans:write', 'applications:read']),
      rate_limit: { remaining: expect.any(Number), reset_at: expect.stringMatching(/Z$/) },
      environment,
    });
  });

  it('POST /v1/uploads: a signed storage URL for one PUT within two minutes, and a storage_token', async () => {
    const asked = Date.now();
    const grant = await uploadCv();
    const answered = Date.now();
    expect(grant).toMatchObject({
      object: 'upload',
      storage_token: expect.any(String),
      filename: 'jane.txt',
    });
    const granted = Date.parse(grant.expires_at) - 120_000;
    expect(granted).toBeGreaterThanOrEqual(asked);
    expect(granted).toBeLessThanOrEqual(answered);
    const again = await fetch(grant.upload_url, { method: 'PUT', headers: grant.headers, body: cv });
    expect(again.status).toBe(412);
  });

  it('POST /v1/scans: registers an uploaded file and starts processing; the token works once', async () => {
    const job = await newJob();
    const { storage_token } = await uploadCv();
    const { status, body } = await api.post('/v1/scans', { storage_token, project_id: job.id });
    expect(status).toBe(201);
    expect(body).toMatchObject({ object: 'scan', status: 'queued', project_id: job.id, job_id: job.id });
    const used = await api.post('/v1/scans', { storage_token });
    expect([used.status, used.body.error.code]).toEqual([422, 'storage_token_used']);
  });

  it('GET /v1/scans: lists scans, by job_id and status', async () => {
    const job = await newJob();
    const { body: scan } = await newScan({ project_id: job.id });
    await finished(api, scan.id);
    await newScan();
    const { body } = await api.get(`/v1/scans?job_id=${job.id}&status=completed`);
    expect(body).toMatchObject({ object: 'list', has_more: false, next_cursor: null });
    expect(body.data.map(({ id }: { id: string }) => id)).toEqual([scan.id]);
  });

  it('GET /v1/scans/{id}: one scan with profile, summary and status', async () => {
    const { body: scan } = await newScan();
    const done = await finished(api, scan.id);
    expect(done).toMatchObject({
      status: 'completed',
      profile: { basics: { email: 'jane.miller@example.com' } },
      summary: { generated_by: expect.any(String) },
    });
  });

  it('GET /v1/scans/{id}/pdf: a short-lived signed URL for the source file', async () => {
    const { body: scan } = await newScan();
    const { body } = await api.get(`/v1/scans/${scan.id}/pdf`);
    expect(body.object).toBe('signed_url');
    expect(await (await fetch(body.url)).text()).toBe(cv);
  });

  it('POST /v1/scans/{id}/rescan: runs extraction again without another upload', async () => {
    const { body: scan } = await newScan();
    await finished(api, scan.id);
    const { status, body } = await api.post(`/v1/scans/${scan.id}/rescan`);
    expect([status, body.attempt]).toEqual([202, 2]);
    expect((await finished(api, scan.id)).status).toBe('completed');
  });

  it('GET /v1/jobs: lists the jobs of the organization by cursor, to the last one', async () => {
    const other = await stage.newOrganization();
    const names = ['A', 'B', 'C', 'D', 'E'];
    for (const job of names) await other.api.post('/v1/jobs', { name: job });
    const read: string[] = [];
    let cursor: string | null = null;
    do {
      const query = cursor ? `&cursor=${encodeURIComponent(cursor)}` : '';
      const { body } = await other.api.get(`/v1/jobs?limit=2${query}`);
      expect([body.object, body.has_more]).toEqual(['list', body.next_cursor !== null]);
      read.push(...body.data.map(({ name: title }: { name: string }) => title));
      cursor = body.next_cursor;
    } while (cursor);
    expect(read).toEqual(names.reverse());
    const forged = await other.api.get('/v1/jobs?cursor=Zm9yZ2Vk');
    expect([forged.status, forged.body.error.code]).toEqual([400, 'invalid_cursor']);
  });

  it('POST /v1/jobs: creates a draft; under an Idempotency-Key just once; another body is a conflict', async () => {
    const key = { 'Idempotency-Key': randomUUID() };
    const first = await api.post('/v1/jobs', { name: 'Nurse' }, key);
    expect(first.status).toBe(201);
    expect(first.body).toMatchObject({ object: 'job', status: 'draft', is_draft: true });
    const again = await api.post('/v1/jobs', { name: 'Nurse' }, key);
    expect(again.text).toBe(first.text);
    const other = await api.post('/v1/jobs', { name: 'Cook' }, key);
    expect([other.status, other.body.error.code]).toEqual([409, 'conflict']);
  });

  it('GET /v1/jobs/{id}: fetches one job', async () => {
    const job = await newJob({ job_details: { description: 'Care for people.', salary_min: 2500 } });
    const { status, body } = await api.get(`/v1/jobs/${job.id}`);
    expect([status, body]).toEqual([200, job]);
  });

  it('PATCH /v1/jobs/{id}: updates name, details, draft state or visibility', async () => {
    const job = await newJob();
    const changes = {
      name: 'Head nurse',
      job_details: { work_type: 'onsite' },
      visibility: { portal: 'unlisted' },
      is_draft: false,
    };
    const { body } = await api.send('PATCH', `/v1/jobs/${job.id}`, { body: changes });
    expect(body).toMatchObject({ ...changes, status: 'published' });
  });

  it('DELETE /v1/jobs/{id}: soft-deletes a job and preserves its scans', async () => {
    const job = await newJob();
    const { body: scan } = await newScan({ project_id: job.id });
    const { body } = await api.send('DELETE', `/v1/jobs/${job.id}`);
    expect(body).toEqual({ object: 'job', id: job.id, deleted: true });
    expect((await api.get(`/v1/jobs/${job.id}`)).status).toBe(404);
    expect((await api.get(`/v1/scans/${scan.id}`)).body.job_id).toBe(job.id);
  });

  it('POST /v1/jobs/{id}/publish and /close: live on the portal, and hidden again, each with its event', async () => {
    const receiver = await startReceiver();
    const events = ['job.published', 'job.closed'];
    await api.post('/v1/webhook-endpoints', { url: receiver.url, events });
    const job = await newJob();
    const visible = async () =>
      (await stage.api(owner.publishableKey).get(`/v1/jobs/${job.id}`, { Origin: careerSite })).status ===
      200;

    expect(await visible()).toBe(false);
    expect((await api.post(`/v1/jobs/${job.id}/publish`)).body.status).toBe('published');
    expect(await visible()).toBe(true);
    expect((await api.post(`/v1/jobs/${job.id}/close`)).body.status).toBe('closed');
    expect(await visible()).toBe(false);
    await eventually(() => events.every((type) => receiver.typesOf(job.id).includes(type)));
    receiver.close();
  });

  it('POST /v1/jobs/from-url: imports a job from a public posting', async () => {
    const posting = await startPosting({ title: 'Night nurse', city: 'Utrecht' });
    const { status, body } = await api.post('/v1/jobs/from-url', { url: posting.url });
    expect([status, body.status, body.import.status]).toEqual([202, 'draft', 'processing']);
    const job = await eventually(async () => {
      const { body: read } = await api.get(`/v1/jobs/${body.id}`);
      return read.import.status === 'processing' ? undefined : read;
    });
    expect(job).toMatchObject({ name: 'Night nurse', is_draft: true, import: { status: 'completed' } });
    posting.close();
  });

  it('GET /v1/applications: lists applications, by job_id', async () => {
    const [job, other] = [await newJob({ is_draft: false }), await newJob({ is_draft: false })];
    const { body: made } = await apply(job, owner.publishableKey);
    await apply(other, owner.publishableKey);
    const { body } = await api.get(`/v1/applications?job_id=${job.id}`);
    expect(body.data.map(({ id }: { id: string }) => id)).toEqual([made.id]);
  });

  it("GET /v1/applications/{id}: one application with the candidate's submission", async () => {
    const { body: made } = await apply(await newJob({ is_draft: false }), owner.publishableKey);
    const { body } = await api.get(`/v1/applications/${made.id}`);
    expect(body).toMatchObject({
      object: 'application',
      status: 'active',
      submission: { first_name: 'Jane', last_name: 'Miller', email: 'jane.miller@example.com' },
    });
  });

  it('POST /v1/applications: from a career site, with a publishable key and its Origin only', async () => {
    const job = await newJob({ is_draft: false });
    const made = await apply(job, owner.publishableKey);
    expect([made.status, made.body.status]).toEqual([201, 'received']);
    expect(made.headers.get('access-control-allow-origin')).toBe(careerSite);
    const elsewhere = await stage.newOrganization({ origins: ['https://elsewhere.example.com'] });
    const refused = await apply(job, elsewhere.publishableKey);
    expect([refused.status, refused.body.error.code]).toEqual([403, 'origin_not_allowed']);
    for (const path of ['/v1/applications', `/v1/applications/${made.body.id}`, '/v1/candidates', '/v1/me']) {
      const read = await stage.api(owner.publishableKey).get(path, { Origin: careerSite });
      expect([path, read.status, read.body.error.code]).toEqual([path, 403, 'key_type_not_allowed']);
    }
  });

  it('every endpoint: a Bearer secret key with the scope of the table', async () => {
    expect((await stage.api().get('/v1/jobs')).body.error.code).toBe('missing_api_key');
    const { api: reader } = await stage.newOrganization({ scopes: ['jobs:read'] });
    expect((await reader.get('/v1/jobs')).status).toBe(200);
    const { status, body } = await reader.post('/v1/jobs', { name: 'Nurse' });
    expect([status, body.error.code]).toEqual([403, 'insufficient_scope']);
  });
});
