import { beforeAll, describe, expect, it } from 'vitest';
import { sha256 } from '../../shared/storage/keys.ts';
import { uploadStore } from '../../shared/storage/uploads.ts';
import type { Backend } from '../support/backend.ts';
import { eventsOf, newCaller } from '../support/call-endpoint.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import {
  type CandidateCalls,
  candidateCalls,
  changeStored,
  knowing,
  nobody,
} from './support/candidate-calls.ts';
import { turnableClock } from './support/clock.ts';
import { jobCalls, jobIn } from './support/job-calls.ts';
import { logLines } from './support/log-lines.ts';
import { privacyCalls } from './support/privacy-calls.ts';
import { s3WithoutCopies } from './support/s3-without-copies.ts';
import { putFile, registerScan, type ScanCalls, scanCalls, uploadFile } from './support/scan-calls.ts';
import { idsOf } from './support/walk.ts';

let backend: Backend;
let calls: ScanCalls;

beforeAll(async () => {
  backend = await sharedBackend();
  calls = scanCalls(backend);
});

const linesOf = logLines();

it('a scan whose file could not be copied is registered all the same, and an operator reads which one', async () => {
  const s3 = s3WithoutCopies(backend, 'SlowDown');
  const { status, body } = await registerScan(scanCalls({ ...backend, s3 }), await newCaller(backend));
  expect([status, body.status]).toEqual([201, 'queued']);
  expect(linesOf('a file is not copied yet')).toMatchObject([{ level: 'warn', scan: body.id }]);
});

const missingJob = 'job_01HZZZZZZZZZZZZZZZZZZZZZZZ';

describe('an upload of the release before, which was in progress at the deployment', () => {
  it('is registered, shown, and erased with its scan', async () => {
    const caller = await newCaller(backend);
    const { organizationId } = caller;
    const { body: upload } = await calls.upload({ caller, body: { filename: 'cv.pdf' } });
    const { storage_token } = upload;
    const key = `uploads/${organizationId}/${sha256(storage_token)}`;
    const bytes = new TextEncoder().encode('A CV');
    const uploads = uploadStore(backend.s3, backend.bucketName);
    await uploads.put(key, bytes, 'application/pdf');
    const { status, body } = await calls.create({ caller, body: { storage_token } });
    expect(status).toBe(201);
    const { body: shown } = await calls.pdf({ caller, params: { id: body.id } });
    expect(await (await fetch(shown.url)).text()).toBe('A CV');
    const again = await calls.create({ caller, body: { storage_token } });
    expect(again.body.error.code).toBe('storage_token_used');

    const privacy = privacyCalls(backend);
    await privacy.deleteScan({ caller, params: { id: body.id } });
    const asked = (await eventsOf(backend, caller)).find(({ type }) => type === 'erasure.requested');
    await privacy.erase({ organizationId, erasureId: String(asked?.data.object.id) });
    expect(await uploads.find(key)).toBeUndefined();
  });
});

/** What a file has of its reading before it is read. */
const notRead = { pages: null, is_ocr: false, language: null };

describe('201', () => {
  it('registers the uploaded file as a queued scan of the job, and emits its event', async () => {
    const caller = await newCaller(backend);
    const job = await jobIn(jobCalls(backend), caller, 'published');
    const storage_token = await uploadFile(calls, caller, 'Anna Smith', { filename: 'Anna Smith.pdf' });
    const body = { storage_token, project_id: job.id, external_id: 'c-1', metadata: { from: 'fair' } };
    const scan = await calls.create({ caller, body });
    expect(scan).toMatchObject({
      status: 201,
      headers: { Location: `http://127.0.0.1:4010/v1/scans/${scan.body.id}` },
    });
    expect(scan.body).toMatchObject({
      object: 'scan',
      status: 'queued',
      progress: null,
      attempt: 1,
      project_id: job.id,
      job_id: job.id,
      candidate_id: null,
      application_id: null,
      source: { type: 'api', utm: {}, referrer: null },
      file: {
        filename: 'Anna Smith.pdf',
        content_type: 'application/pdf',
        size: 10,
        sha256: null,
        ...notRead,
      },
      profile: null,
      summary: null,
      fit: null,
      error: null,
      external_id: 'c-1',
      metadata: { from: 'fair' },
      started_at: null,
      completed_at: null,
    });
    expect((await calls.get({ caller, params: { id: scan.body.id } })).body).toEqual(scan.body);

    const told = (await eventsOf(backend, caller)).at(-1);
    expect(told).toMatchObject({
      type: 'scan.created',
      sequence: 1,
      data: { object: { object: 'scan', id: scan.body.id, status: 'queued', project_id: job.id } },
    });
    expect(JSON.stringify(told)).not.toContain('Anna');
  });

  it('takes a scan without a job', async () => {
    const caller = await newCaller(backend);
    for (const rest of [{}, { project_id: null }]) {
      const body = { storage_token: await uploadFile(calls, caller), ...rest };
      expect((await calls.create({ caller, body })).body).toMatchObject({ project_id: null, job_id: null });
    }
  });

  it('keeps the announced SHA-256 for the reader to check', async () => {
    const caller = await newCaller(backend);
    const storage_token = await uploadFile(calls, caller, 'x', { sha256: 'AB'.repeat(32) });
    const { body } = await calls.create({ caller, body: { storage_token } });
    expect(body.file.sha256).toBe('ab'.repeat(32));
  });

  it('replays under an Idempotency-Key although the token is spent', async () => {
    const caller = await newCaller(backend);
    const storage_token = await uploadFile(calls, caller);
    const sent = { caller, body: { storage_token }, headers: { 'idempotency-key': 's' } };
    const first = await calls.create(sent);
    expect(await calls.create(sent)).toMatchObject({ status: 201, text: first.text });
    expect(await eventsOf(backend, caller)).toHaveLength(1);
  });

  it('works until the token is 30 minutes old', async () => {
    const clock = turnableClock();
    const later = scanCalls(backend, clock);
    const caller = await newCaller(backend);
    const storage_token = await uploadFile(later, caller);
    clock.forward({ minutes: 30 });
    expect((await later.create({ caller, body: { storage_token } })).status).toBe(201);
  });
});

describe('201: the CV of a known candidate', () => {
  const candidate = () => knowing(backend, people, { first_name: 'Jane', email: 'jane@example.com' });
  let people: CandidateCalls;
  beforeAll(() => {
    people = candidateCalls(backend);
  });

  it('is listed with the person, is the source of their profile, and emits two events', async () => {
    const { caller, params } = await candidate();
    const send = async () => {
      const storage_token = await uploadFile(calls, caller);
      return (await calls.create({ caller, body: { storage_token, candidate_id: params.id } })).body;
    };
    const [first, second] = [await send(), await send()];
    expect(second.candidate_id).toBe(params.id);
    const ids = idsOf((await people.scans({ caller, params })).body.data);
    expect(ids.toSorted()).toEqual(idsOf([first, second]).toSorted());
    expect((await people.get({ caller, params })).body).toMatchObject({ scan_id: second.id, version: 3 });
    expect((await people.profile({ caller, params })).body).toMatchObject({ scan_status: 'queued' });
    const told = (await eventsOf(backend, caller)).slice(-2);
    expect(told.map(({ type }) => type).sort()).toEqual(['candidate.updated', 'scan.created']);
    const { data } = told.find(({ type }) => type === 'candidate.updated') as (typeof told)[number];
    expect(data).toMatchObject({ object: { scan_id: second.id }, previous: { scan_id: first.id } });
  });

  it('is registered although the person changes in the same moment', async () => {
    const { caller, params } = await candidate();
    const tokens = await Promise.all(Array.from({ length: 4 }, () => uploadFile(calls, caller)));
    const made = await Promise.all([
      ...tokens.map((storage_token) =>
        calls.create({ caller, body: { storage_token, candidate_id: params.id } }),
      ),
      people.update({ caller, params, body: { last_name: 'Miller' } }),
    ]);
    expect(made.map(({ status }) => status)).toEqual([201, 201, 201, 201, 200]);
    const { body } = await people.get({ caller, params });
    expect(body).toMatchObject({ last_name: 'Miller', version: 6 });
    expect((await people.scans({ caller, params })).body.data).toHaveLength(4);
  });
});

describe('409', () => {
  it('attaches nothing to an anonymized candidate', async () => {
    const people = candidateCalls(backend);
    const { caller, params } = await knowing(backend, people);
    await changeStored(people, caller, params.id, { anonymized_at: '2026-01-01T00:00:00.000Z' });
    const body = { storage_token: await uploadFile(calls, caller), candidate_id: params.id };
    expect((await calls.create({ caller, body })).body.error.code).toBe('invalid_state_transition');
  });

  it('refuses an external_id that another scan carries, and leaves the token good', async () => {
    const caller = await newCaller(backend);
    const first = { storage_token: await uploadFile(calls, caller), external_id: 'c-1' };
    await calls.create({ caller, body: first });
    const storage_token = await uploadFile(calls, caller);
    const refused = await calls.create({ caller, body: { storage_token, external_id: 'c-1' } });
    expect(refused.body.error).toMatchObject({ status: 409, code: 'external_id_taken' });
    expect((await calls.create({ caller, body: { storage_token } })).status).toBe(201);
  });
});

describe('422', () => {
  const refusal = async (caller: Awaited<ReturnType<typeof newCaller>>, body: object, by = calls) =>
    (await by.create({ caller, body })).body.error;
  const param = 'storage_token';

  it('storage_token_invalid: a token that was never given out', async () => {
    const caller = await newCaller(backend);
    const error = await refusal(caller, { storage_token: 'st_made-up' });
    expect(error).toMatchObject({ status: 422, code: 'storage_token_invalid', param });
  });

  it('storage_token_invalid: the token of another organization, which stays valid for its owner', async () => {
    const [owner, thief] = [await newCaller(backend), await newCaller(backend)];
    const storage_token = await uploadFile(calls, owner);
    expect((await refusal(thief, { storage_token })).code).toBe('storage_token_invalid');
    expect((await calls.create({ caller: owner, body: { storage_token } })).status).toBe(201);
  });

  it('storage_token_used: the second scan of one token', async () => {
    const caller = await newCaller(backend);
    const storage_token = await uploadFile(calls, caller);
    await calls.create({ caller, body: { storage_token } });
    const error = await refusal(caller, { storage_token });
    expect(error).toMatchObject({ status: 422, code: 'storage_token_used', param });
    expect(await eventsOf(backend, caller)).toHaveLength(1);
  });

  it('storage_token_used: still so when the token would have expired meanwhile', async () => {
    const clock = turnableClock();
    const caller = await newCaller(backend);
    const storage_token = await uploadFile(calls, caller);
    await calls.create({ caller, body: { storage_token } });
    clock.forward({ minutes: 40 });
    expect((await refusal(caller, { storage_token }, scanCalls(backend, clock))).code).toBe(
      'storage_token_used',
    );
  });

  it('makes one scan of ten that ask for one token at once', async () => {
    const caller = await newCaller(backend);
    const storage_token = await uploadFile(calls, caller);
    const ask = () => calls.create({ caller, body: { storage_token } });
    const answers = await Promise.all(Array.from({ length: 10 }, ask));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect((await calls.list({ caller })).body.data).toHaveLength(1);
  });

  it('storage_token_expired: after 30 minutes', async () => {
    const clock = turnableClock();
    const later = scanCalls(backend, clock);
    const caller = await newCaller(backend);
    const storage_token = await uploadFile(later, caller);
    clock.forward({ minutes: 30, ms: 1 });
    expect(await refusal(caller, { storage_token }, later)).toMatchObject({
      status: 422,
      code: 'storage_token_expired',
      param,
    });
  });

  it('file_not_uploaded: before the PUT, and good after it', async () => {
    const caller = await newCaller(backend);
    const upload = await calls.upload({ caller, body: { filename: 'cv.pdf' } });
    const { storage_token } = upload.body;
    expect(await refusal(caller, { storage_token })).toMatchObject({ code: 'file_not_uploaded', param });
    await putFile(upload.body);
    expect((await calls.create({ caller, body: { storage_token } })).status).toBe(201);
  });

  it('file_too_large: over 10 MB', async () => {
    const caller = await newCaller(backend);
    const storage_token = await uploadFile(calls, caller, 'x'.repeat(10_485_761));
    expect(await refusal(caller, { storage_token })).toMatchObject({ code: 'file_too_large', param });
  });

  it('an unknown and a foreign candidate are refused alike, and the token is not spent', async () => {
    const people = candidateCalls(backend);
    const { params: foreign } = await knowing(backend, people);
    const caller = await newCaller(backend);
    const storage_token = await uploadFile(calls, caller);
    const errors = [];
    for (const candidate_id of [foreign.id, nobody]) {
      const { body } = await calls.create({ caller, body: { storage_token, candidate_id } });
      errors.push({ ...body.error, request_id: '' });
    }
    expect(errors[0]).toMatchObject({
      param: 'candidate_id',
      details: [{ param: 'candidate_id', code: 'not_found' }],
    });
    expect(errors[1]).toEqual(errors[0]);
    expect((await calls.create({ caller, body: { storage_token } })).status).toBe(201);
  });

  it('an unknown, a foreign and a deleted job are refused alike, and the token is not spent', async () => {
    const [caller, other] = [await newCaller(backend), await newCaller(backend)];
    const jobs = jobCalls(backend);
    const [foreign, deleted] = [await jobIn(jobs, other, 'draft'), await jobIn(jobs, caller, 'draft')];
    await jobs.remove({ caller, params: { id: deleted.id } });
    const storage_token = await uploadFile(calls, caller);
    for (const project_id of [missingJob, foreign.id, deleted.id]) {
      const error = await refusal(caller, { storage_token, project_id });
      expect(error).toMatchObject({
        code: 'validation_failed',
        details: [{ param: 'project_id', code: 'not_found' }],
      });
    }
    expect((await calls.create({ caller, body: { storage_token } })).status).toBe(201);
  });

  it.each([
    [{}, 'storage_token'],
    [{ storage_token: '' }, 'storage_token'],
    [{ storage_token: 'st_x', project_id: 'x' }, 'project_id'],
    [{ storage_token: 'st_x', job_id: missingJob }, 'job_id'],
    [{ storage_token: 'st_x', metadata: { a: 1 } }, 'metadata.a'],
  ])('refuses %j', async (body, param) => {
    const error = await refusal(await newCaller(backend), body);
    expect(error).toMatchObject({ status: 422, code: 'validation_failed', param });
  });
});
