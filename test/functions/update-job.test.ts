import { beforeAll, describe, expect, it } from 'vitest';
import type { Backend } from '../support/backend.ts';
import { eventsOf, newCaller } from '../support/call-endpoint.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { type JobCalls, jobCalls, jobIn } from './support/job-calls.ts';
import { pipelineStores, storeApplication } from './support/pipeline-stores.ts';

let backend: Backend;
let calls: JobCalls;

beforeAll(async () => {
  backend = await sharedBackend();
  calls = jobCalls(backend);
});

const details = { work_type: 'onsite', salary_min: 10, salary_max: 20, benefits: ['lunch', 'shares'] };

/** A stored job, and what PATCHes it. */
async function patching(status: 'draft' | 'published' | 'closed' = 'draft', body: object = {}) {
  const caller = await newCaller(backend);
  const job = await jobIn(calls, caller, status, body);
  const before = (await eventsOf(backend, caller)).length;
  return {
    caller,
    job,
    patch: (changes: object, headers: Record<string, string> = {}) =>
      calls.update({ caller, params: { id: job.id }, body: changes, headers }),
    newEvents: async () => (await eventsOf(backend, caller)).slice(before),
  };
}

describe('200: merging', () => {
  it('keeps what is left out, clears what is null', async () => {
    const { job, patch } = await patching('draft', { department: 'Care', job_details: details });
    const { body } = await patch({ name: 'Chef', department: null, job_details: { salary_min: null } });
    expect(body).toMatchObject({ name: 'Chef', department: null, version: 2, slug: job.slug });
    expect(body.job_details).toEqual({ ...job.job_details, salary_min: null });
    expect(body.stages).toEqual(job.stages);
  });

  it('replaces arrays whole', async () => {
    const locations = [{ city: 'Rotterdam' }, { city: 'Delft' }];
    const { patch } = await patching('draft', { locations, job_details: details });
    const { body } = await patch({ locations: [{ city: 'Gent' }], job_details: { benefits: [] } });
    expect(body.locations).toMatchObject([{ city: 'Gent', street: null }]);
    expect(body.job_details).toMatchObject({ benefits: [], work_type: 'onsite' });
  });

  it('merges consent and visibility field by field', async () => {
    const { job, patch } = await patching();
    const { body } = await patch({
      visibility: { portal: 'hidden' },
      application_form: { consent: { retention_months: null } },
    });
    expect(body.visibility).toEqual({ ...job.visibility, portal: 'hidden' });
    const { consent, fields } = job.application_form;
    expect(body.application_form).toEqual({ fields, consent: { ...consent, retention_months: null } });
  });

  it('keeps the ids of the stages and requirements that come back with theirs', async () => {
    const requirements = [{ type: 'skill', label: 'Knives' }];
    const { job, patch } = await patching('draft', { requirements });
    const [{ id }] = job.requirements;
    const { body } = await patch({
      requirements: [{ id, type: 'skill', label: 'Sharp knives' }, ...requirements],
    });
    expect(body.requirements.map((r: { id: string }) => r.id)).toEqual([id, expect.not.stringMatching(id)]);
  });

  it('merges metadata key by key, and null takes a key away', async () => {
    const { patch } = await patching('draft', { metadata: { a: '1', b: '2' } });
    const { status, body } = await patch({ metadata: { b: null, c: '3' } });
    expect([status, body.metadata]).toEqual([200, { a: '1', c: '3' }]);
  });

  it('frees the external_id that it takes away', async () => {
    const { caller, patch } = await patching('draft', { external_id: 'a' });
    expect((await patch({ external_id: 'b' })).body.external_id).toBe('b');
    const again = await calls.create({ caller, body: { name: 'Nurse', external_id: 'a' } });
    expect(again.status).toBe(201);
    const found = await calls.list({ caller, query: { external_id: 'b' } });
    expect(found.body.data).toMatchObject([{ external_id: 'b' }]);
  });

  it('loses none of the changes made at once', async () => {
    const { patch, caller, job, newEvents } = await patching();
    const changes = [
      { name: 'Chef' },
      { department: 'Kitchen' },
      { openings: 4 },
      { language: 'nl' },
      { remote_regions: ['NL'] },
      { job_details: { work_type: 'hybrid' } },
      { job_details: { salary_note: 'and tips' } },
      { visibility: { in_feeds: false } },
    ];
    await Promise.all(changes.map((change) => patch(change)));
    const { body } = await calls.get({ caller, params: { id: job.id } });
    for (const change of changes) expect(body).toMatchObject(change);
    expect(body.version).toBe(1 + changes.length);
    const sequences = (await newEvents()).map(({ sequence }) => sequence);
    expect(sequences.sort((a, b) => a - b)).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('answers every one of twenty changes made at once, or says that it is busy', async () => {
    const { patch, caller, job } = await patching();
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => patch({ openings: n + 2 })));
    const made = answers.filter(({ status }) => status === 200);
    expect(answers.filter(({ status }) => status !== 200).map(({ status }) => status)).toEqual(
      Array(20 - made.length).fill(503),
    );
    expect((await calls.get({ caller, params: { id: job.id } })).body.version).toBe(1 + made.length);
  });
});

describe('200: events', () => {
  it('tells the changed fields as they were, with the new version as sequence', async () => {
    const { patch, newEvents } = await patching('draft', { department: 'Care' });
    await patch({ department: 'Kitchen', openings: 1 });
    expect(await newEvents()).toMatchObject([
      {
        type: 'job.updated',
        sequence: 2,
        data: { object: { department: 'Kitchen' }, previous: { department: 'Care' } },
      },
    ]);
    expect(Object.keys((await newEvents())[0]?.data.previous ?? {})).toEqual(['department']);
  });

  it.each([
    ['nothing', {}],
    [
      'what is there already',
      { name: 'Nurse', openings: 1, job_details: { work_type: null }, is_draft: true },
    ],
  ])('tells nothing and changes nothing when asked for %s', async (_, change) => {
    const { job, patch, newEvents } = await patching();
    expect((await patch(change)).body).toEqual(job);
    expect(await newEvents()).toEqual([]);
  });

  it('emits a new pipeline by an event of its own', async () => {
    const { patch, newEvents } = await patching();
    const stages = [
      { name: 'In', type: 'applied' },
      { name: 'Hired', type: 'hired' },
    ];
    await patch({ stages });
    expect((await newEvents()).map(({ type }) => type)).toEqual(['job.stages_updated']);
    await patch({ name: 'Chef', stages: [{ name: 'Out', type: 'applied' }, stages[1]] });
    const [, ...both] = await newEvents();
    expect(both.map(({ type, sequence }) => [type, sequence])).toEqual([
      ['job.updated', 3],
      ['job.stages_updated', 3],
    ]);
  });
});

describe('200: is_draft', () => {
  it.each([
    ['draft', false, 'published', ['job.published']],
    ['published', false, 'published', []],
    ['draft', true, 'draft', []],
    ['published', true, 'draft', ['job.unpublished']],
    ['closed', true, 'draft', ['job.unpublished']],
  ] as const)('takes a %s job with is_draft %s to %s', async (from, is_draft, to, told) => {
    const { patch, newEvents } = await patching(from);
    const { body } = await patch({ is_draft });
    expect(body).toMatchObject({ status: to, is_draft: to === 'draft', closed_at: null });
    const events = await newEvents();
    expect(events.map(({ type }) => type)).toEqual(told);
    for (const event of events) expect(event.data.previous).toMatchObject({ status: from });
  });

  it('changes fields and state in one step', async () => {
    const { patch, newEvents } = await patching();
    expect((await patch({ name: 'Chef', is_draft: false })).body).toMatchObject({
      name: 'Chef',
      status: 'published',
      version: 2,
    });
    expect((await newEvents()).map(({ type }) => type)).toEqual(['job.updated', 'job.published']);
  });
});

describe('404', () => {
  it("answers another organization's job and a deleted one like a missing one", async () => {
    const { caller, job } = await patching();
    const stranger = await newCaller(backend);
    const body = { name: 'Mine' };
    const foreign = await calls.update({ caller: stranger, params: { id: job.id }, body });
    await calls.remove({ caller, params: { id: job.id } });
    const deleted = await calls.update({ caller, params: { id: job.id }, body });
    const id = 'job_01HZZZZZZZZZZZZZZZZZZZZZZZ';
    const missing = await calls.update({ caller, params: { id }, body });
    for (const { body } of [foreign, deleted]) {
      expect({ ...body.error, request_id: '' }).toEqual({ ...missing.body.error, request_id: '' });
    }
    expect(missing.status).toBe(404);
  });
});

describe('409', () => {
  it('does not publish a closed job through is_draft, nor change its fields on the way', async () => {
    const { caller, job, patch, newEvents } = await patching('closed');
    const refused = await patch({ name: 'Chef', is_draft: false });
    expect(refused.body.error).toMatchObject({ status: 409, code: 'invalid_state_transition' });
    expect((await calls.get({ caller, params: { id: job.id } })).body).toEqual(job);
    expect(await newEvents()).toEqual([]);
  });

  it('keeps the stages in which applications stand, and lets go of the empty ones', async () => {
    const { caller, job, patch, newEvents } = await patching('published');
    const stores = pipelineStores(backend);
    await storeApplication(stores, caller, job, { email: 'jane@example.com' });
    const without = (name: string) => job.stages.filter((stage: { name: string }) => stage.name !== name);
    const sent = (stages: Record<string, unknown>[]) =>
      stages.map(({ object: _, position: __, ...stage }) => stage);

    const refused = await patch({ name: 'Chef', stages: sent(without('Applied')) });
    expect(refused.body.error).toMatchObject({ status: 409, code: 'stage_not_empty', param: 'stages' });
    expect((await calls.get({ caller, params: { id: job.id } })).body).toEqual(job);
    const changed = await patch({ stages: sent(without('Offer')) });
    expect(changed.body.stages).toHaveLength(4);
    expect((await newEvents()).map(({ type }) => type)).toContain('job.stages_updated');
  });

  it('refuses an external_id that another job carries', async () => {
    const { caller, patch } = await patching();
    await calls.create({ caller, body: { name: 'Cook', external_id: 'a' } });
    expect((await patch({ external_id: 'a' })).body.error.code).toBe('external_id_taken');
  });
});

describe('412', () => {
  it('refuses a change to a version that is gone, and takes one to the version that is there', async () => {
    const { caller, job, patch } = await patching();
    const etag = (await calls.get({ caller, params: { id: job.id } })).headers.ETag ?? '';
    expect(etag).not.toBe('');
    await patch({ name: 'Chef' });
    const refused = await patch({ name: 'Cook' }, { 'if-match': etag });
    expect(refused.body.error).toMatchObject({ status: 412, code: 'stale_object' });
    const fresh = (await calls.get({ caller, params: { id: job.id } })).headers.ETag ?? '';
    expect((await patch({ name: 'Cook' }, { 'if-match': fresh })).body.name).toBe('Cook');
  });
});

describe('422', () => {
  it.each([
    ['its status', { status: 'published' }, 'status'],
    ['its slug', { slug: 'mine' }, 'slug'],
    ['an empty name', { name: '' }, 'name'],
    ['no name', { name: null }, 'name'],
    [
      'a salary_max below the salary_min that is there',
      { job_details: { salary_max: 5 } },
      'job_details.salary_min',
    ],
    ['a posting whose salary lacks its currency', { is_draft: false }, 'job_details.salary_currency'],
  ])('refuses %s', async (_, change, param) => {
    const { patch, newEvents } = await patching('draft', { job_details: details });
    expect((await patch(change)).body.error).toMatchObject({ code: 'validation_failed', param });
    expect(await newEvents()).toEqual([]);
  });
});
