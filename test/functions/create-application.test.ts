import { HeadObjectCommand } from '@aws-sdk/client-s3';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Job } from '../../shared/domain/stored/job.ts';
import { attachmentKey } from '../../shared/storage/file-keys.ts';
import type { Backend } from '../support/backend.ts';
import { eventsOf } from '../support/call-endpoint.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import {
  type ApplicationCalls,
  applicationCalls,
  applicationFor,
  fromCareerSite,
  hiring,
} from './support/application-calls.ts';
import { originOf } from './support/origin.ts';

let backend: Backend;
let calls: ApplicationCalls;
beforeAll(async () => {
  backend = await sharedBackend();
  calls = applicationCalls(backend);
});

const base64 = (text: string) => Buffer.from(text).toString('base64');

describe('201: a secret key', () => {
  it('stores the application with its candidate in the entry stage, and emits the events of both', async () => {
    const { caller, job } = await hiring(backend);
    const body = applicationFor(job, { cover_letter: ' I care. ', locale: 'nl', external_id: 'ats-7' });
    const made = await calls.create({ caller, body });
    expect(made.body).toMatchObject({
      status: 'active',
      stage: { id: job.stages[0]?.id, name: 'Applied', type: 'applied' },
      source: { type: 'api' },
      submission: { first_name: 'Jane', cover_letter: 'I care.', locale: 'nl' },
      screening: { status: 'clean', signals: [] },
      external_id: 'ats-7',
    });
    expect((await calls.get({ caller, params: { id: made.body.id } })).body.candidate_id).toBe(
      made.body.candidate_id,
    );
    const events = await eventsOf(backend, caller);
    expect(events.map(({ type }) => type).sort()).toEqual(['application.created', 'candidate.created']);
  });

  it('says nothing of the person in events, nor of where files lie in the answer', async () => {
    const { caller, job } = await hiring(backend);
    const candidate = { first_name: 'Zoë', last_name: 'Quux', email: 'zq@example.com', phone: '+31 20 1' };
    const resume = { filename: 'Zoe Quux.pdf', content_base64: base64('%PDF-1.7 Quux') };
    const made = await calls.create({ caller, body: applicationFor(job, { candidate, resume }) });
    expect(made.text).not.toContain('file_key');
    expect(JSON.stringify(await eventsOf(backend, caller))).not.toMatch(/quux|zq@|Zoë|31 20/i);
  });

  it('links the same address to the same candidate, however it is written', async () => {
    const { caller, job } = await hiring(backend);
    const first = await calls.create({ caller, body: applicationFor(job) });
    const candidate = { first_name: 'J.', email: ' Jane.Miller@Example.com' };
    const second = await calls.create({ caller, body: applicationFor(job, { candidate }) });
    expect(second.body.candidate_id).toBe(first.body.candidate_id);
    expect(second.body.screening).toEqual({ status: 'clean', signals: ['repeated_application'] });
  });

  it('keeps what is known of a candidate when a form says otherwise', async () => {
    const { caller, job } = await hiring(backend);
    const first = await calls.create({ caller, body: applicationFor(job) });
    const candidate = { first_name: 'Mallory', email: 'jane.miller@example.com', phone: '+31 20 2' };
    await calls.create({ caller, body: applicationFor(job, { candidate }) });
    const kept = await calls.candidates.get(caller.organizationId, first.body.candidate_id);
    expect(kept).toMatchObject({ first_name: 'Jane', phone: '+31 20 2' });
    expect(kept.applications).toHaveLength(2);
  });
});

describe('201: a publishable key', () => {
  it('gets the same small answer for a known address as for a new one', async () => {
    const { visitor, job } = await hiring(backend);
    const send = () => calls.create({ caller: visitor, body: applicationFor(job), headers: fromCareerSite });
    const [first, second] = [await send(), await send()];
    const shape = { object: 'application', job_id: job.id, status: 'received', attachments: [] };
    for (const { body } of [first, second]) {
      const own = {
        id: expect.any(String),
        created_at: expect.any(String),
        upload_token: expect.any(String),
      };
      expect(body).toEqual({ ...shape, ...own });
    }
    expect(first.headers['Access-Control-Allow-Origin']).toBe(fromCareerSite.origin);
  });

  it('ignores fields that it does not know', async () => {
    const { visitor, job } = await hiring(backend);
    const body = applicationFor(job, { favourite_colour: 'blue' });
    expect((await calls.create({ caller: visitor, body, headers: fromCareerSite })).status).toBe(201);
  });

  it('costs the organization nothing, even when its month is used up', async () => {
    const { caller, visitor, job } = await hiring(backend);
    const before = await calls.list({ caller });
    await calls.create({ caller: visitor, body: applicationFor(job), headers: fromCareerSite });
    const after = await calls.list({ caller });
    const left = (answer: typeof after) => Number(/r=(\d+)/.exec(answer.headers.RateLimit ?? '')?.[1]);
    expect(left(before) - left(after)).toBe(1);
  });

  it('is flagged, never refused, for what robots do', async () => {
    const { caller, visitor, job } = await hiring(backend);
    const candidate = { first_name: 'Robot', email: 'r@mailinator.com' };
    const body = applicationFor(job, { candidate, honeypot: 'http://x', elapsed_ms: 120 });
    const made = await calls.create({ caller: visitor, body, headers: fromCareerSite });
    const stored = await calls.get({ caller, params: { id: made.body.id } });
    const signals = ['honeypot_filled', 'sent_too_fast', 'disposable_address'];
    expect(stored.body.screening).toEqual({ status: 'flagged', signals });
    const types = (await eventsOf(backend, caller)).map(({ type }) => type);
    expect(types).toContain('application.flagged');
  });

  it('may err a few times and is no robot for it, and is turned away after 300 calls in ten minutes', async () => {
    const { caller, visitor, job } = await hiring(backend);
    const at = new Date();
    const still = applicationCalls(backend, () => at);
    const send = (body: object) => still.create({ caller: visitor, body, headers: fromCareerSite });
    for (let n = 0; n < 299; n++) expect((await send({})).status).toBe(422);
    const made = await send(applicationFor(job));
    const stored = await still.get({ caller, params: { id: made.body.id } });
    expect(stored.body.screening.status).toBe('clean');
    const refused = await send(applicationFor(job));
    expect([refused.status, refused.body.error.code]).toEqual([429, 'rate_limited']);
    expect(Number(refused.headers['Retry-After'])).toBeLessThanOrEqual(600);
  });

  it('flags the eleventh from one address within ten minutes', async () => {
    const { caller, visitor, job } = await hiring(backend);
    const send = (n: number) => {
      const candidate = { first_name: 'A', email: `a${n}@example.com` };
      return calls.create({
        caller: visitor,
        body: applicationFor(job, { candidate }),
        headers: fromCareerSite,
      });
    };
    const made = [];
    for (let n = 0; n < 11; n++) made.push(await send(n));
    const stored = await Promise.all(made.map(({ body }) => calls.get({ caller, params: { id: body.id } })));
    const statuses = stored.map(({ body }) => body.screening.status);
    expect(statuses).toEqual([...Array(10).fill('clean'), 'flagged']);
  });
});

describe('201: files', () => {
  it('stores a résumé that came with the request', async () => {
    const { caller, job } = await hiring(backend);
    const resume = { filename: 'cv.pdf', content_base64: base64('%PDF-1.7') };
    const { body } = await calls.create({ caller, body: applicationFor(job, { resume }) });
    const [attachment] = body.submission.attachments;
    expect(attachment).toMatchObject({ kind: 'resume', size: 8, upload_url: null });
    const Key = attachmentKey(caller.organizationId, body.id, attachment.id);
    const head = await backend.s3.send(new HeadObjectCommand({ Bucket: backend.bucketName, Key }));
    expect([head.ContentLength, head.ContentType]).toEqual([8, 'application/pdf']);
  });

  it('gives a URL for each declared file, which takes one PUT', async () => {
    const { visitor, job } = await hiring(backend);
    const attachments = [{ kind: 'portfolio', filename: 'work.png' }];
    const body = applicationFor(job, { resume: { filename: 'cv.docx' }, attachments });
    const made = await calls.create({ caller: visitor, body, headers: fromCareerSite });
    expect(made.body.attachments.map(({ kind }: { kind: string }) => kind)).toEqual(['resume', 'portfolio']);
    for (const { upload_url, method, headers } of made.body.attachments) {
      const put = () => fetch(upload_url, { method, headers, body: 'bytes' });
      expect([(await put()).status, (await put()).status]).toEqual([200, 412]);
    }
  });

  it('stores the application all the same when its file cannot be put away, and gives a URL instead', async () => {
    const { caller, job } = await hiring(backend);
    const full = new Error('the bucket is down');
    const broken = applicationCalls({ ...backend, s3: failingPut(backend, full) });
    const resume = { filename: 'cv.pdf', content_base64: base64('%PDF-1.7') };
    const { status, body } = await broken.create({ caller, body: applicationFor(job, { resume }) });
    expect(status).toBe(201);
    expect(body.submission.attachments[0].upload_url).toMatch(/^http/);
    expect((await calls.get({ caller, params: { id: body.id } })).body.id).toBe(body.id);
  });
});

describe('201: a retry', () => {
  it('returns what a crashed first run stored, although the job has closed since', async () => {
    const { caller, job } = await hiring(backend);
    const body = applicationFor(job, { resume: { filename: 'cv.pdf' } });
    const headers = { 'Idempotency-Key': 'crashed' };
    const broken = applicationCalls({ ...backend, s3: failing(backend, 'config') });
    await expect(broken.create({ caller, body, headers })).rejects.toThrow();
    const close = (before: Job) => ({ next: { ...before, status: 'closed' as const }, events: [] });
    await calls.jobs.change(originOf(caller), job.id, close);

    const made = await calls.create({ caller, body, headers });
    expect(made.status).toBe(201);
    expect(made.body.submission.attachments[0].upload_url).toMatch(/^http/);
    const { body: all } = await calls.list({ caller, query: { job_id: job.id } });
    expect(all.data.map(({ id }: { id: string }) => id)).toEqual([made.body.id]);
  });
});

/** The bucket's client without one of its parts. */
const failing = ({ s3 }: Backend, part: string): Backend['s3'] =>
  new Proxy(s3, {
    get(target, name) {
      if (name === part) throw new Error('the run ends here');
      return Reflect.get(target, name, target);
    },
  });

/** The bucket's client, whose PUTs fail; what it signs is sound. */
function failingPut({ s3 }: Backend, error: Error): Backend['s3'] {
  return new Proxy(s3, {
    get: (target, name) =>
      name === 'send' ? () => Promise.reject(error) : Reflect.get(target, name, target),
  });
}

describe('409', () => {
  it.each([
    ['is closed', { close: true }, {}],
    ['takes no applications', {}, { visibility: { accept_applications: false } }],
    ['is not open yet', {}, { visibility: { opens_at: '2999-01-01T00:00:00Z' } }],
    ['is over', {}, { visibility: { closes_at: '2001-01-01T00:00:00Z' } }],
  ])('refuses a job that %s', async (_, { close }: { close?: boolean }, fields) => {
    const { caller, visitor, job } = await hiring(backend, fields);
    if (close) {
      const origin = originOf(caller);
      await calls.jobs.change(origin, job.id, (before) => ({
        next: { ...before, status: 'closed' },
        events: [],
      }));
    }
    const { body } = await calls.create({
      caller: visitor,
      body: applicationFor(job),
      headers: fromCareerSite,
    });
    expect(body.error).toMatchObject({ status: 409, code: 'job_not_accepting_applications' });
  });

  it('refuses no longer, also under the same key, once the job has opened again', async () => {
    const { caller, visitor, job } = await hiring(backend);
    const become = (status: Job['status']) =>
      calls.jobs.change(originOf(caller), job.id, (before) => ({ next: { ...before, status }, events: [] }));
    const headers = { ...fromCareerSite, 'idempotency-key': 'sent-twice' };
    const send = () => calls.create({ caller: visitor, body: applicationFor(job), headers });
    await become('closed');
    expect((await send()).status).toBe(409);
    await become('published');
    expect((await send()).status).toBe(201);
  });
});

describe('422', () => {
  it('names every question that is not answered as it should be', async () => {
    const fields = [
      { key: 'visa', label: 'Visa?', type: 'boolean' as const, required: true },
      { key: 'start', label: 'Start', type: 'date' as const, required: true },
      {
        key: 'shift',
        label: 'Shift',
        type: 'single_select' as const,
        options: [{ value: 'day', label: 'Day' }],
      },
      { key: 'diploma', label: 'Diploma', type: 'file' as const, required: true },
      { key: 'hobby', label: 'Hobby', type: 'short_text' as const },
    ].map((field) => ({ required: false, options: [], is_knockout: false, ...field }));
    const { caller, job } = await hiring(backend, { application_form: { fields } });
    const answers = [
      { key: 'start', value: '2026-02-30' },
      { key: 'shift', value: 'night' },
      { key: 'gone', value: 'from an older form' },
    ];
    const { body } = await calls.create({ caller, body: applicationFor(job, { answers }) });
    expect(body.error.code).toBe('validation_failed');
    expect(body.error.details.map(({ param, code }: Record<string, string>) => [param, code])).toEqual([
      ['answers.visa', 'required'],
      ['answers.start', 'invalid_value'],
      ['answers.shift', 'invalid_value'],
      ['answers.diploma', 'required'],
    ]);
    const good = [
      { key: 'visa', value: false },
      { key: 'start', value: '2026-02-28' },
      { key: 'shift', value: 'day' },
    ];
    const attachments = [{ kind: 'diploma', filename: 'diploma.pdf' }];
    const made = await calls.create({ caller, body: applicationFor(job, { answers: good, attachments }) });
    expect(
      made.body.submission.answers.map(({ key, value }: Record<string, unknown>) => [key, value]),
    ).toEqual(good.map(({ key, value }) => [key, value]));
  });

  it('asks for the consent that the job asks for', async () => {
    const { caller, visitor, job } = await hiring(backend);
    const body = applicationFor(job, { consent: {} });
    const refused = await calls.create({ caller: visitor, headers: fromCareerSite, body });
    expect(refused.body.error.details).toMatchObject([{ param: 'consent.processing', code: 'required' }]);
    // The team may not have asked for it.
    expect((await calls.create({ caller, body })).status).toBe(201);
  });

  it.each([
    ['a type we do not read', { filename: 'cv.exe', content_base64: 'AAAA' }, 'unsupported_file_type'],
    ['what is no Base64', { filename: 'cv.pdf', content_base64: '%%%' }, 'validation_failed'],
    ['content without a name', { content_base64: 'AAAA' }, 'validation_failed'],
  ])('refuses a résumé of %s', async (_, resume, code) => {
    const { caller, job } = await hiring(backend);
    const { body } = await calls.create({ caller, body: applicationFor(job, { resume }) });
    expect(body.error).toMatchObject({ status: 422, code });
  });

  it('does not show a page whether a job is a draft, hidden, foreign or missing', async () => {
    const { caller, visitor } = await hiring(backend);
    const hidden = await hiring(backend, { visibility: { portal: 'hidden' } });
    const { job: foreign } = await hiring(backend);
    const draft = await calls.jobs.insert(
      originOf(caller),
      { ...foreign, id: 'job_01HZZZZZZZZZZZZZZZZZZZZZZY', status: 'draft' },
      [],
    );
    const missing = { ...foreign, id: 'job_01HZZZZZZZZZZZZZZZZZZZZZZZ' };
    const answers = await Promise.all([
      calls.create({ caller: visitor, body: applicationFor(draft), headers: fromCareerSite }),
      calls.create({ caller: hidden.visitor, body: applicationFor(hidden.job), headers: fromCareerSite }),
      calls.create({ caller: visitor, body: applicationFor(foreign), headers: fromCareerSite }),
      calls.create({ caller: visitor, body: applicationFor(missing), headers: fromCareerSite }),
    ]);
    const errors = answers.map(({ body }) => ({ ...body.error, request_id: '' }));
    expect(new Set(errors.map((error) => JSON.stringify(error))).size).toBe(1);
    expect(errors[0]).toMatchObject({ status: 422, param: 'job_id' });
  });
});
