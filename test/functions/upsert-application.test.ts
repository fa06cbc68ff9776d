/** An application of another system, brought again and again under its id there. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Backend } from '../support/backend.ts';
import { eventsOf, newCaller } from '../support/call-endpoint.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { applicationFor, hiring, publishedJob } from './support/application-calls.ts';
import { mergeDesk } from './support/merge-desk.ts';
import { moveCalls } from './support/move-calls.ts';
import { privacyCalls } from './support/privacy-calls.ts';
import { settingCalls } from './support/setting-calls.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

async function desk(external_id = 'ats-1') {
  const { candidates, applications, merge, unmerge } = mergeDesk(backend);
  const { caller, job } = await hiring(backend);
  const put = (body: object = applicationFor(job), headers: Record<string, string> = {}) =>
    applications.upsert({ caller, params: { external_id }, body, headers });
  const types = async () => (await eventsOf(backend, caller)).map(({ type }) => type);
  return { candidates, applications, merge, unmerge, caller, job, put, types };
}
const created = ['application.created', 'candidate.created', 'candidate.consent_updated'];

describe('200', () => {
  it('creates the application with all its fields, and the same body changes nothing the second time', async () => {
    const { applications, caller, job, put, types } = await desk();
    const stage_id = job.stages[1]?.id;
    const fields = { stage_id, tags: ['a'], metadata: { team: 'b' }, applied_at: '2026-01-04T08:00:00Z' };
    const first = await put(applicationFor(job, { ...fields, source: { type: 'import' } }));
    expect([first.status, first.body.version]).toEqual([200, 1]);
    expect(first.body).toMatchObject({ external_id: 'ats-1', tags: ['a'], metadata: { team: 'b' } });
    expect([first.body.stage.id, first.body.source.type]).toEqual([stage_id, 'import']);
    const again = await put(applicationFor(job, { ...fields, source: { type: 'import' } }));
    expect(again.body).toEqual(first.body);
    expect((await types()).filter((type) => !created.includes(type))).toEqual([]);
    const found = await applications.list({ caller, query: { external_id: 'ats-1' } });
    expect(found.body.data.map(({ id }: { id: string }) => id)).toEqual([first.body.id]);
  });

  it('changes tags and metadata of one that exists, and nothing else', async () => {
    const { caller, job, put, types } = await desk();
    const { body: first } = await put(
      applicationFor(job, { tags: ['a'], metadata: { team: 'b', seat: '1' } }),
    );
    await moveCalls(backend).advance({ caller, params: { id: first.id }, body: {} });
    const other = { first_name: 'Janet', email: 'janet@example.com' };
    const later = { candidate: other, status: 'withdrawn', stage_id: job.stages[0]?.id, cover_letter: 'Hi' };
    const { body } = await put(applicationFor(job, { ...later, metadata: { team: null } }));
    expect(body).toMatchObject({ id: first.id, status: 'active', tags: ['a'], metadata: { seat: '1' } });
    expect(body.stage.id).toBe(job.stages[1]?.id);
    expect(body.submission).toEqual(first.submission);
    expect((await types()).filter((type) => type === 'application.updated')).toHaveLength(1);
    expect((await put(applicationFor(job, { tags: [] }))).body.tags).toEqual([]);
  });

  it('creates one application and one person of ten calls at once', async () => {
    const { candidates, applications, caller, put, types } = await desk();
    const made = await Promise.all(Array.from({ length: 10 }, () => put()));
    expect(made.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(new Set(made.map(({ body }) => body.id)).size).toBe(1);
    expect((await applications.list({ caller })).body.data).toHaveLength(1);
    expect((await candidates.list({ caller })).body.data).toHaveLength(1);
    expect((await types()).filter((type) => type === 'application.created')).toHaveLength(1);
  });

  it('gives the address for a file once more until the file has come, and forgets a file of another name', async () => {
    const { applications, job, put } = await desk();
    const asked = (filename: string) => applicationFor(job, { resume: { filename } });
    const [file] = (await put(asked('cv.pdf'))).body.submission.attachments;
    const [again, ...others] = (await put(asked('cv.pdf'))).body.submission.attachments;
    expect(others).toEqual([]);
    expect([again.id, again.method]).toEqual([file.id, 'PUT']);
    expect(new URL(again.upload_url).pathname).toBe(new URL(file.upload_url).pathname);
    const { attachments } = (await put(asked('other.pdf'))).body.submission;
    expect(attachments).toMatchObject([{ id: file.id, upload_url: null }]);
    await put(applicationFor(job, { resume: { filename: 'cv.pdf', content_base64: 'SGk=' } }));
    await applications.receive(new URL(file.upload_url).pathname.replace(/^.*(?=attachments\/)/, ''));
    const [stored] = (await put(asked('cv.pdf'))).body.submission.attachments;
    expect(stored).toMatchObject({ id: file.id, status: 'stored', upload_url: null });
  });

  it('knows the person by the id of a candidate who was merged', async () => {
    const { candidates, merge, unmerge, caller, job, put } = await desk();
    const add = async () => (await candidates.create({ caller, body: { first_name: 'Jane' } })).body.id;
    const [one, other] = [await add(), await add()];
    const body = { job_id: job.id, candidate_id: other };
    const { body: first } = await put(body);
    await merge(caller, one, other);
    for (const candidate_id of [one, other]) {
      const { body: again } = await put({ ...body, candidate_id });
      expect([again.id, again.candidate_id]).toEqual([first.id, one]);
    }
    await unmerge(caller, one, other);
    expect((await put(body)).body.candidate_id).toBe(other);
    expect((await put({ ...body, candidate_id: one })).body.error.code).toBe('external_id_taken');
  });

  it('does not ask whether the job of an application that exists is open', async () => {
    const { caller, put } = await desk();
    const job = await publishedJob(backend, caller, { visibility: { closes_at: '2020-01-01T00:00:00Z' } });
    const { error } = (await put(applicationFor(job))).body;
    expect(error.code).toBe('job_not_accepting_applications');
    const { body } = await put(applicationFor(job, { source: { type: 'import' } }));
    expect((await put(applicationFor(job))).body.id).toBe(body.id);
  });
});

describe('409 and 412', () => {
  it('names the application whose external id is given for another job', async () => {
    const { caller, put, types } = await desk();
    const { id } = (await put()).body;
    const before = await types();
    const { status, body } = await put(applicationFor(await publishedJob(backend, caller), { tags: ['x'] }));
    expect([status, body.error.code]).toEqual([409, 'external_id_taken']);
    expect(body.error.details).toMatchObject([{ code: 'taken', id }]);
    expect(await types()).toEqual(before);
  });

  it('changes an application only in the asked version, and creates none for If-Match', async () => {
    const { job, put } = await desk();
    expect((await put(undefined, { 'if-match': '"1"' })).status).toBe(412);
    const { headers } = await put();
    const tagged = applicationFor(job, { tags: ['x'] });
    expect((await put(tagged, { 'if-match': headers?.ETag as string })).body.tags).toEqual(['x']);
    expect((await put(applicationFor(job), { 'if-match': '"1"' })).status).toBe(412);
  });

  it('gives nothing to a person who was anonymized', async () => {
    const { caller, job, put } = await desk();
    const { candidate_id } = (await put()).body;
    await privacyCalls(backend).anonymize({ caller, params: { id: candidate_id } });
    const { error } = (await put(applicationFor(job, { tags: ['x'] }))).body;
    expect(error.code).toBe('invalid_state_transition');
  });
});

it('503 until a deleted person is erased, and a new application after that', async () => {
  const { caller, put } = await desk();
  const { id, candidate_id } = (await put()).body;
  const privacy = privacyCalls(backend);
  const { body: order } = await privacy.remove({ caller, params: { id: candidate_id } });
  expect((await put()).status).toBe(503);
  await privacy.erase({ organizationId: caller.organizationId, erasureId: order.id });
  const { status, body } = await put();
  expect(status).toBe(200);
  expect([body.id === id, body.candidate_id === candidate_id]).toEqual([false, false]);
});

it("is another organization's own id", async () => {
  const { job, put, applications } = await desk();
  const { id } = (await put()).body;
  const params = { external_id: 'ats-1' };
  const stranger = await newCaller(backend);
  const foreign = await applications.upsert({ caller: stranger, params, body: applicationFor(job) });
  expect(foreign.body.error).toMatchObject({ status: 422, param: 'job_id' });
  const own = await publishedJob(backend, stranger);
  const made = await applications.upsert({ caller: stranger, params, body: applicationFor(own) });
  expect([made.status, made.body.id === id]).toEqual([200, false]);
});

it('takes a rejection by a reason that nothing used before', async () => {
  const { caller, job, put } = await desk();
  const reasons = settingCalls(backend).reasons;
  const { id } = (await reasons.create({ caller, body: { name: 'Too far away' } })).body;
  const { status, body } = await put(
    applicationFor(job, { status: 'rejected', rejection_reason_id: id, applied_at: '2026-01-04T08:00:00Z' }),
  );
  expect([status, body.rejection?.rejection_reason_id]).toEqual([200, id]);
});

it('shows a key that may not read applications only the files that its own request declares', async () => {
  const { applications, caller, job, put } = await desk();
  const file = { kind: 'other', filename: 'hers.pdf' };
  await put(applicationFor(job, { attachments: [file] }));
  const writer = { ...caller, scopes: ['applications:write' as const] };
  const by = (body: object) =>
    applications.upsert({ caller: writer, params: { external_id: 'ats-1' }, body });
  expect((await by(applicationFor(job))).text).not.toContain('hers.pdf');
  const again = await by(applicationFor(job, { attachments: [file] }));
  expect(again.body.submission.attachments).toMatchObject([{ filename: 'hers.pdf' }]);
});
