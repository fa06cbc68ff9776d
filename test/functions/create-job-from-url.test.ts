import { beforeAll, describe, expect, it } from 'vitest';
import { targetRefusals } from '../../shared/outbound/target-address.ts';
import type { Backend } from '../support/backend.ts';
import { eventsOf, newCaller } from '../support/call-endpoint.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { type JobCalls, jobCalls } from './support/job-calls.ts';

let backend: Backend;
let calls: JobCalls;
beforeAll(async () => {
  backend = await sharedBackend();
  calls = jobCalls(backend);
});

const url = 'https://careers.example.com/jobs/42';
const ask = async (body: object) => {
  const caller = await newCaller(backend);
  return { caller, ...(await calls.fromUrl({ caller, body })) };
};

describe('202', () => {
  it('returns a draft whose import is in progress', async () => {
    const { status, body } = await ask({ url: 'HTTPS://careers.example.com/jobs/42#apply' });
    expect(status).toBe(202);
    expect(body).toMatchObject({
      object: 'job',
      status: 'draft',
      is_draft: true,
      name: 'Posting at careers.example.com',
    });
    expect(body.import).toEqual({
      status: 'processing',
      source_url: url,
      source_type: null,
      confidence: null,
      warnings: [],
      error: null,
    });
  });

  it('lets the overrides stand from the start', async () => {
    const overrides = {
      name: 'Nurse',
      department: null,
      job_details: { work_type: 'onsite' },
      metadata: { a: 'b' },
    };
    const { body } = await ask({ url, overrides, external_id: 'ats-42', is_draft: true });
    expect(body).toMatchObject({ name: 'Nurse', external_id: 'ats-42', metadata: { a: 'b' } });
    expect(body.job_details.work_type).toBe('onsite');
    expect(body.slug).toMatch(/^nurse-/);
  });

  it('emits the event of the job, and the internal one of its import, without the names of given fields', async () => {
    const { caller, body } = await ask({ url, overrides: { name: 'Nurse' } });
    const events = await eventsOf(backend, caller);
    expect(events.map(({ type }) => type)).toEqual(['job.created', 'job.import_requested']);
    expect(events[1]?.data.object).toMatchObject({
      id: body.id,
      import: { status: 'processing', source_url: url },
    });
    expect(JSON.stringify(events)).not.toContain('overridden');
  });
});

describe('422', () => {
  it.each([
    ['http://careers.example.com/', 'scheme_not_allowed'],
    ['careers.example.com', 'invalid_url'],
    ['https://user:secret@careers.example.com/', 'credentials_not_allowed'],
    ['https://careers.example.com:22/', 'port_not_allowed'],
    ['file:///etc/passwd', 'scheme_not_allowed'],
  ] as const)('validation_failed: %s', async (wrong, reason) => {
    const { status, body } = await ask({ url: wrong });
    expect([status, body.error.code]).toEqual([422, 'validation_failed']);
    expect(body.error.details).toEqual([
      { param: 'url', code: 'url_not_allowed', message: `url ${targetRefusals[reason]}.`, id: null },
    ]);
    expect(body.error.message).not.toContain('secret');
  });

  it.each([
    'https://10.0.0.1/',
    'https://169.254.169.254/latest',
    'https://localhost/',
    'https://[::1]/',
    'https://a.internal/',
  ])('url_not_reachable: %s', async (wrong) => {
    const { status, body } = await ask({ url: wrong });
    expect([status, body.error.code, body.error.param]).toEqual([422, 'url_not_reachable', 'url']);
  });

  it('refuses to publish an import that has not ended', async () => {
    const { caller, status, body } = await ask({ url, is_draft: false });
    expect([status, body.error.code]).toEqual([422, 'validation_failed']);
    expect(body.error.details).toEqual([
      { param: 'is_draft', code: 'invalid_value', message: expect.stringContaining('/publish'), id: null },
    ]);
    expect(await eventsOf(backend, caller)).toEqual([]);
  });

  it.each([{ is_draft: true }, { external_id: 'a' }, { id: 'job_1' }, { job_details: { unknown: 1 } }])(
    'refuses the override %j, which is no field there',
    async (overrides) => {
      const { status, body } = await ask({ url, overrides });
      expect([status, body.error.details[0].code]).toEqual([422, 'unknown_field']);
    },
  );
});

it('409: refuses an external_id that another job carries', async () => {
  const { caller } = await ask({ url, external_id: 'ats-42' });
  const { status, body } = await calls.fromUrl({ caller, body: { url, external_id: 'ats-42' } });
  expect([status, body.error.code]).toEqual([409, 'external_id_taken']);
});
