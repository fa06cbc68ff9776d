/** Jobs as a careers page sees them with a publishable key. */
import { beforeAll, describe, expect, it } from 'vitest';
import { idSource } from '../../shared/domain/ids.ts';
import type { Job } from '../../shared/domain/stored/job.ts';
import type { Caller } from '../../shared/http/api-gateway.ts';
import { jobStore } from '../../shared/storage/jobs.ts';
import type { Backend } from '../support/backend.ts';
import { newCaller } from '../support/call-endpoint.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { turnableClock } from './support/clock.ts';
import { type JobCalls, jobCalls, jobIn } from './support/job-calls.ts';
import { originOf } from './support/origin.ts';
import { idsOf, walk } from './support/walk.ts';

let backend: Backend;
let calls: JobCalls;
const clock = turnableClock();
const headers = { origin: 'https://careers.example.com' };

beforeAll(async () => {
  backend = await sharedBackend();
  calls = jobCalls(backend, { clock });
});

/** An organization, and its publishable key as a listed page sends it. */
async function newSite() {
  const owner = await newCaller(backend, { allowedOrigins: [headers.origin] });
  const page: Caller = { ...owner, keyType: 'publishable', scopes: [] };
  const read = (id: string) => calls.get({ caller: page, params: { id }, headers });
  const list = (query: Record<string, string> = {}) => calls.list({ caller: page, query, headers });
  return { owner, page, read, list };
}

/** Everything in it that says `inner` is nobody's business but the organization's. */
const innerBody = {
  name: 'Nurse',
  department: 'Care',
  openings: 7919,
  external_id: 'inner-external-id',
  metadata: { inner_key: 'inner value' },
  job_details: {
    description: 'Help **people**. <script>alert(1)</script>',
    work_type: 'onsite',
    salary_min: 60001,
    salary_max: 60002,
    salary_currency: 'EUR',
    salary_period: 'year',
    salary_note: 'inner note',
  },
  requirements: [{ type: 'skill', label: 'inner requirement', importance: 'must_have', knockout: true }],
  stages: [
    { name: 'inner stage', type: 'applied' },
    { name: 'Hired', type: 'hired' },
  ],
  application_form: {
    fields: [{ key: 'licence', label: 'Do you drive?', type: 'boolean', required: true, is_knockout: true }],
    consent: { privacy_url: 'https://careers.example.com/privacy' },
  },
};

describe('200', () => {
  it('shows what an applicant needs and nothing else, by id and in the list alike', async () => {
    const { owner, read, list } = await newSite();
    const job = await jobIn(calls, owner, 'published', { ...innerBody, visibility: { show_salary: false } });
    const { status, body, text } = await read(job.id);
    expect(status).toBe(200);
    expect(body).toEqual({
      object: 'job',
      id: job.id,
      name: 'Nurse',
      slug: job.slug,
      department: 'Care',
      department_id: null,
      offices: [],
      language: 'en',
      job_details: {
        ...job.job_details,
        salary_min: null,
        salary_max: null,
        salary_currency: null,
        salary_period: null,
        salary_note: null,
      },
      locations: [],
      remote_regions: [],
      application_form: {
        fields: [
          {
            id: expect.any(String),
            key: 'licence',
            label: 'Do you drive?',
            type: 'boolean',
            required: true,
            options: [],
          },
        ],
        consent: job.application_form.consent,
      },
      accepts_applications: true,
      urls: job.urls,
      published_at: job.published_at,
      updated_at: job.updated_at,
    });
    expect(text).not.toMatch(/inner|6000\d|7919|knockout/);
    expect((await list()).body.data).toEqual([body]);
  });

  it('drops what a row holds that no schema knows', async () => {
    const { owner, read, list } = await newSite();
    const job = await jobIn(calls, owner, 'published', innerBody);
    const stored = await jobStore(backend.table).get(owner.organizationId, job.id);
    const row = { pk: `ORG#${owner.organizationId}#JOB`, sk: job.id };
    const item = await backend.table.get<Job>(row);
    const leaky = { ...stored, inner: 1, job_details: { ...stored.job_details, inner: 1 } };
    await backend.table.commit([{ put: { ...row, ...item, data: leaky }, when: { exists: true } }]);
    const texts = [(await read(job.id)).text, (await list()).text];
    expect(texts.join()).not.toMatch(/"inner"|inner requirement|inner stage/);
  });

  it('shows the salary where the job says so', async () => {
    const { owner, read } = await newSite();
    const job = await jobIn(calls, owner, 'published', innerBody);
    expect((await read(job.id)).body.job_details).toMatchObject({
      salary_min: 60001,
      salary_note: 'inner note',
    });
  });

  it('says when no application would be taken', async () => {
    const { owner, read } = await newSite();
    const visibility = { accept_applications: false };
    const job = await jobIn(calls, owner, 'published', { visibility });
    expect((await read(job.id)).body.accepts_applications).toBe(false);
  });

  it('pages through the public jobs alone, with filters on what is shown', async () => {
    const { owner, page, list } = await newSite();
    const open: string[] = [];
    for (const [n, status] of (
      ['published', 'draft', 'published', 'closed', 'published'] as const
    ).entries()) {
      const job = await jobIn(calls, owner, status, { department: n === 2 ? 'Care' : 'IT' });
      if (status === 'published') open.unshift(job.id);
      clock.forward({ seconds: 1 });
    }
    await jobIn(calls, owner, 'published', { visibility: { portal: 'unlisted' } });
    const found = await walk(calls.list, { caller: page, headers }, () => 1);
    expect(idsOf(found.flat())).toEqual(open);
    expect(idsOf((await list({ department: 'Care' })).body.data)).toEqual([open[1]]);
  });
});

describe('404, and not in the list', () => {
  const past = new Date(clock().getTime() - 1).toISOString();
  const future = new Date(clock().getTime() + 86_400_000).toISOString();

  it.each([
    ['a draft', 'draft', {}],
    ['a closed one', 'closed', {}],
    ['an unlisted one', 'published', { portal: 'unlisted' }],
    ['a hidden one', 'published', { portal: 'hidden' }],
    ['one that has not opened', 'published', { opens_at: future }],
    ['one that is over', 'published', { closes_at: past }],
  ] as const)('%s', async (_, status, visibility) => {
    const { owner, read, list } = await newSite();
    const job = await jobIn(calls, owner, status, { visibility });
    const [hidden, missing] = [await read(job.id), await read('job_01HZZZZZZZZZZZZZZZZZZZZZZZ')];
    expect(hidden.status).toBe(404);
    expect({ ...hidden.body.error, request_id: '' }).toEqual({ ...missing.body.error, request_id: '' });
    expect((await list()).body.data).toEqual([]);
  });

  it('another organization’s', async () => {
    const [theirs, ours] = [await newSite(), await newSite()];
    const job = await jobIn(calls, theirs.owner, 'published');
    expect((await theirs.read(job.id)).status).toBe(200);
    expect((await ours.read(job.id)).status).toBe(404);
    expect((await ours.list()).body.data).toEqual([]);
  });
});

describe('400', () => {
  it.each<Record<string, string>>([
    { status: 'draft' },
    { status: 'published' },
    { external_id: 'inner-external-id' },
  ])('refuses the filter %j, whose answer would tell what is not shown', async (query) => {
    const { list } = await newSite();
    const { error } = (await list(query)).body;
    expect(error).toMatchObject({ code: 'invalid_parameter', param: Object.keys(query)[0] });
  });

  it('takes no cursor of the organization’s own list, nor gives one to it', async () => {
    const { owner, list } = await newSite();
    await jobIn(calls, owner, 'published');
    await jobIn(calls, owner, 'published');
    const limit = { limit: '1' };
    const pages = (await list(limit)).body.next_cursor;
    const own = (await calls.list({ caller: owner, query: limit })).body.next_cursor;
    expect((await list({ ...limit, cursor: own })).body.error.code).toBe('invalid_cursor');
    const swapped = await calls.list({ caller: owner, query: { ...limit, cursor: pages } });
    expect(swapped.body.error.code).toBe('invalid_cursor');
    expect((await list({ ...limit, cursor: pages })).status).toBe(200);
  });
});

it('tells no id of an unlisted job, nor of one that the page has not reached, by its cursors', async () => {
  const { owner, list } = await newSite();
  const { organizationId } = owner;
  const { id } = await jobIn(calls, owner, 'published', { visibility: { portal: 'unlisted' } });
  const jobs = jobStore(backend.table);
  const job = await jobs.get(organizationId, id);
  const now = clock();
  const newId = idSource(now);
  for (let made = 0; made < 510; made += 30)
    await Promise.all(
      Array.from({ length: 30 }, () =>
        jobs.insert(originOf(owner, now), { ...job, id: newId('job'), version: 1 }, []),
      ),
    );
  // The newest job is listed: with it the page ends after 500 rows, at an unlisted one.
  const listed = { ...job, visibility: { ...job.visibility, portal: 'listed' as const }, version: 1 };
  const newest = idSource(new Date(now.getTime() + 1000))('job');
  await jobs.insert(originOf(owner, now), { ...listed, id: newest }, []);
  const { body } = await list();
  expect([idsOf(body.data), body.has_more]).toEqual([[newest], true]);
  const bytes = Buffer.from(body.next_cursor, 'base64url').toString('latin1');
  expect(bytes).not.toMatch(/job_|[0-7][0-9A-HJKMNP-TV-Z]{25}/);
  expect((await list({ cursor: body.next_cursor })).status).toBe(200);
});
