import { beforeAll, describe, expect, it } from 'vitest';
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

const everyField = {
  name: 'Backend engineer',
  department: 'Engineering',
  openings: 3,
  language: 'nl',
  job_details: {
    description: '# Work with us',
    work_type: 'remote',
    employment_type: 'full_time',
    experience_level: 'senior',
    salary_min: 60_000,
    salary_max: 80_000.5,
    salary_currency: 'EUR',
    salary_period: 'year',
    salary_note: 'plus shares',
    benefits: ['train pass', 'lunch'],
  },
  locations: [
    {
      name: 'Head office',
      street: 'Coolsingel 1',
      postal_code: '3011 AD',
      city: 'Rotterdam',
      region: 'ZH',
      country_code: 'NL',
      is_primary: true,
    },
  ],
  remote_regions: ['NL', 'BE'],
  requirements: [
    {
      type: 'experience',
      label: '5+ years TypeScript',
      importance: 'must_have',
      min_years: 5,
      level: 'expert',
      weight: 3,
      knockout: true,
    },
  ],
  stages: [
    { name: 'In', type: 'sourced', is_entry: false },
    { name: 'Call', type: 'screening', is_entry: true },
    { name: 'Signed', type: 'hired', is_entry: false },
  ],
  application_form: {
    fields: [
      {
        key: 'notice_period',
        label: 'Notice period?',
        type: 'single_select',
        required: true,
        options: [{ value: 'none', label: 'None' }],
        is_knockout: true,
      },
    ],
    consent: {
      processing_required: false,
      retention_months: 6,
      privacy_url: 'https://example.com/privacy',
      ai_notice: 'A person decides.',
    },
  },
  visibility: {
    portal: 'unlisted',
    show_salary: false,
    in_feeds: false,
    search_indexable: false,
    accept_applications: false,
    opens_at: '2027-01-01T00:00:00.000Z',
    closes_at: '2027-02-01T00:00:00.000Z',
  },
  external_id: 'ats-77',
  metadata: { team: 'core' },
};

describe('201', () => {
  it('makes a draft with the default pipeline from a name alone', async () => {
    const caller = await newCaller(backend);
    const { body } = await calls.create({ caller, body: { name: 'Café manager' } });
    expect(body).toMatchObject({
      name: 'Café manager',
      status: 'draft',
      is_draft: true,
      openings: 1,
      department: null,
      locations: [],
      requirements: [],
      external_id: null,
      metadata: {},
      version: 1,
      import: null,
      published_at: null,
      closed_at: null,
      visibility: { portal: 'listed', show_salary: true, accept_applications: true, opens_at: null },
      application_form: { fields: [], consent: { processing_required: true, retention_months: 12 } },
    });
    expect(body.slug).toMatch(/^cafe-manager-[0-9a-z]{4}$/);
    expect(body.urls.apply).toBe(`${body.urls.portal}/apply`);
    expect(body.created_at).toBe(body.updated_at);
    expect(body.stages.map((s: Record<string, unknown>) => [s.position, s.type, s.is_entry])).toEqual([
      [1, 'applied', true],
      [2, 'screening', false],
      [3, 'interview', false],
      [4, 'offer', false],
      [5, 'hired', false],
    ]);
  });

  it('keeps every field it was given, and reads back as it answered', async () => {
    const caller = await newCaller(backend);
    const { body } = await calls.create({ caller, body: everyField });
    expect(body).toMatchObject(everyField);
    expect(body.job_details.description_html).toBe('<h1>Work with us</h1>');
    expect((await calls.get({ caller, params: { id: body.id } })).body).toEqual(body);
  });

  it('keeps a number that is closer to zero than a row can hold as zero', async () => {
    const body = {
      name: 'Cook',
      job_details: { salary_min: 2.2e-309, salary_max: 0.01 },
      requirements: [{ type: 'skill', label: 'Sauces', min_years: 5e-324 }],
    };
    const answer = await calls.create({ caller: await newCaller(backend), body });
    expect(answer.body.job_details).toMatchObject({ salary_min: 0, salary_max: 0.01 });
    expect(answer.body.requirements[0].min_years).toBe(0);
  });

  it('says where the job is', async () => {
    const { body, headers } = await calls.create({
      caller: await newCaller(backend),
      body: { name: 'Cook' },
    });
    expect(headers.Location).toBe(`http://127.0.0.1:4010/v1/jobs/${body.id}`);
    expect(headers['Svc-Request-Id']).toMatch(/^req_/);
  });

  it('publishes at once when is_draft is false: first job.created, then job.published', async () => {
    const caller = await newCaller(backend);
    const { body } = await calls.create({ caller, body: { name: 'Cook', is_draft: false } });
    expect(body).toMatchObject({ status: 'published', is_draft: false, published_at: body.created_at });
    const events = await eventsOf(backend, caller);
    expect(events.map(({ type }) => type)).toEqual(['job.created', 'job.published']);
  });

  it('emits the event of the draft, with its actor and without previous values', async () => {
    const caller = await newCaller(backend);
    const { body, headers } = await calls.create({ caller, body: { name: 'Cook' } });
    expect(await eventsOf(backend, caller)).toMatchObject([
      {
        type: 'job.created',
        sequence: 1,
        environment: 'production',
        organization_id: caller.organizationId,
        request_id: headers['Svc-Request-Id'],
        data: {
          object: { object: 'job', id: body.id, status: 'draft' },
          previous: null,
          context: { actor: { type: 'api_key', id: caller.keyId } },
        },
      },
    ]);
  });

  it('lets a draft hold an amount without its currency and period', async () => {
    const caller = await newCaller(backend);
    const { status } = await calls.create({ caller, body: { name: 'Cook', job_details: { salary_min: 1 } } });
    expect(status).toBe(201);
  });

  it('lets no HTML and no script link out of a description', async () => {
    const description = '<img src=x onerror=alert(1)> [a](javascript:alert(1))';
    const { body } = await calls.create({
      caller: await newCaller(backend),
      body: { name: 'Cook', job_details: { description } },
    });
    expect(body.job_details.description_html).not.toMatch(/<img|<a /);
  });
});

describe('409', () => {
  it('refuses an external_id that another job carries, and makes nothing', async () => {
    const [caller, other] = [await newCaller(backend), await newCaller(backend)];
    await calls.create({ caller, body: { name: 'Cook', external_id: 'ats-1' } });
    const refused = await calls.create({ caller, body: { name: 'Nurse', external_id: 'ats-1' } });
    expect(refused.status).toBe(409);
    expect(refused.body.error).toMatchObject({ code: 'external_id_taken', param: 'external_id' });
    expect((await calls.list({ caller })).body.data).toHaveLength(1);
    expect(await eventsOf(backend, caller)).toHaveLength(1);

    const elsewhere = await calls.create({ caller: other, body: { name: 'Cook', external_id: 'ats-1' } });
    expect(elsewhere.status).toBe(201);
  });
});

const hired = { name: 'Hired', type: 'hired' };
const applied = { name: 'Applied', type: 'applied' };
const field = { key: 'a', label: 'A', type: 'boolean' };
const refusals: [rule: string, fields: Record<string, unknown>, param: string | null, code?: string][] = [
  ['a field that is not in the contract', { colour: 'red' }, 'colour', 'unknown_field'],
  [
    'the read-only HTML',
    { job_details: { description_html: '' } },
    'job_details.description_html',
    'unknown_field',
  ],
  ['a missing name', { name: undefined }, 'name', 'required'],
  ['a name that is no text', { name: 5 }, 'name', 'invalid_type'],
  ['a blank name', { name: '   ' }, 'name'],
  ['a name over 200 characters', { name: 'x'.repeat(201) }, 'name'],
  ['a status of its own', { status: 'published' }, 'status', 'unknown_field'],
  ['a half opening', { openings: 1.5 }, 'openings'],
  ['no opening', { openings: 0 }, 'openings'],
  ['a language that is none', { language: 'English' }, 'language'],
  ['an unknown work type', { job_details: { work_type: 'moon' } }, 'job_details.work_type'],
  ['an unknown employment type', { job_details: { employment_type: 'gig' } }, 'job_details.employment_type'],
  ['a negative salary', { job_details: { salary_min: -1 } }, 'job_details.salary_min'],
  [
    'a salary_min above salary_max',
    { job_details: { salary_min: 2, salary_max: 1 } },
    'job_details.salary_min',
    'contradictory',
  ],
  [
    'a currency outside ISO 4217',
    { job_details: { salary_currency: 'EURO' } },
    'job_details.salary_currency',
  ],
  ['a country that is no code', { locations: [{ country_code: 'Holland' }] }, 'locations.0.country_code'],
  [
    'a weight above five',
    { requirements: [{ type: 'skill', label: 'A', weight: 6 }] },
    'requirements.0.weight',
  ],
  ['a pipeline without hired', { stages: [applied, applied] }, 'stages', 'invalid_stages'],
  ['a pipeline that goes on after hired', { stages: [hired, applied] }, 'stages', 'invalid_stages'],
  ['a pipeline with two hired', { stages: [applied, hired, hired] }, 'stages', 'invalid_stages'],
  ['a pipeline of one stage', { stages: [hired] }, 'stages'],
  [
    'two entry stages',
    { stages: [{ ...applied, is_entry: true }, { ...applied, is_entry: true }, hired] },
    'stages',
    'invalid_stages',
  ],
  ['a rejected stage', { stages: [{ name: 'No', type: 'rejected' }, hired] }, 'stages.0.type'],
  [
    'two questions of one key',
    { application_form: { fields: [field, field] } },
    'application_form.fields',
    'duplicate',
  ],
  [
    'a privacy address that is none',
    { application_form: { consent: { privacy_url: 'here' } } },
    'application_form.consent.privacy_url',
  ],
  ['an opening time that is none', { visibility: { opens_at: 'soon' } }, 'visibility.opens_at'],
  [
    'more than 50 metadata pairs',
    { metadata: Object.fromEntries(Array.from({ length: 51 }, (_, i) => [i, ''])) },
    'metadata',
  ],
  ['a metadata value that is no text', { metadata: { a: 1 } }, 'metadata.a'],
  [
    'a posting whose salary lacks its currency',
    { is_draft: false, job_details: { salary_min: 1, salary_period: 'year' } },
    'job_details.salary_currency',
    'required',
  ],
  [
    'a remote posting open to no region',
    { is_draft: false, job_details: { work_type: 'remote' } },
    'remote_regions',
    'required',
  ],
];

describe('422', () => {
  it.each(refusals)('refuses %s', async (_, fields, param, code) => {
    const caller = await newCaller(backend);
    const { status, body } = await calls.create({ caller, body: { name: 'Cook', ...fields } });
    expect(status).toBe(422);
    expect(body.error).toMatchObject({ code: 'validation_failed', param });
    expect(body.error.details).toMatchObject([{ param, ...(code && { code }) }]);
    expect(await eventsOf(backend, caller)).toEqual([]);
  });

  it('has one detail for each bad field', async () => {
    const caller = await newCaller(backend);
    const { body } = await calls.create({ caller, body: { openings: 0, colour: 'red' } });
    const params = body.error.details.map(({ param }: { param: string }) => param);
    expect(params.sort()).toEqual(['colour', 'name', 'openings']);
  });

  it('does not repeat what was sent', async () => {
    const caller = await newCaller(backend);
    const { text } = await calls.create({ caller, body: { name: 'Cook', language: 'anna@example.com' } });
    expect(text).not.toContain('anna');
  });
});
