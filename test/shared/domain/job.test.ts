import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { createJobBody, type UpdateJobBody, updateJobBody } from '../../../shared/contracts/job-body.ts';
import { mergeJob } from '../../../shared/domain/job.ts';
import { jobSnapshot } from '../../../shared/domain/job-snapshot.ts';
import { storedJob } from '../../../shared/domain/stored/job.ts';
import { making, sampleJob } from './support/samples.ts';

const merge = (job: ReturnType<typeof sampleJob>, patch: UpdateJobBody) => mergeJob(job, patch, making);
const parsed = (patch: unknown) => v.parse(updateJobBody, patch);
const created = (body: object) => v.parse(createJobBody, { name: 'Cook', ...body });
const withoutIds = (patch: object) =>
  JSON.parse(JSON.stringify(patch, (key, value) => (key === 'id' ? undefined : value)));
const refusedWith = (param: string, code: string) =>
  expect.objectContaining({
    code: 'validation_failed',
    particulars: expect.objectContaining({ param, details: [expect.objectContaining({ code })] }),
  });

describe('a new job', () => {
  it('has the default pipeline: one entry stage first, one hired stage last', () => {
    const { stages } = sampleJob();
    expect(stages.map(({ name, position, is_entry }) => [name, position, is_entry])).toEqual([
      ['Applied', 1, true],
      ['Screening', 2, false],
      ['Interview', 3, false],
      ['Offer', 4, false],
      ['Hired', 5, false],
    ]);
  });

  it.each([
    ['Backend Engineer (m/w/d)', /^backend-engineer-m-w-d-[0-9a-z]{4}$/],
    ['Développeur Zürich', /^developpeur-zurich-[0-9a-z]{4}$/],
    ['工程师', /^[0-9a-z]{4}$/],
    ['x'.repeat(200), /^x{60}-[0-9a-z]{4}$/],
  ])('named %s has a readable slug', (name, slug) => {
    expect(sampleJob({}, { name }).slug).toMatch(slug);
  });

  it('is a whole job by its own schema', () => {
    expect(v.is(storedJob, sampleJob())).toBe(true);
  });
});

describe('merging a patch', () => {
  it('keeps every field that the patch does not name', () => {
    const job = sampleJob({}, { department: 'R&D', job_details: { salary_note: 'fair' } });
    expect(merge(job, {})).toEqual(job);
    expect(merge(job, { openings: 3 })).toEqual({ ...job, openings: 3 });
  });

  it('clears a field with null and keeps its neighbours', () => {
    const job = sampleJob(
      {},
      { department: 'R&D', job_details: { salary_note: 'fair', description: 'Text' } },
    );
    const after = merge(job, { department: null, job_details: { salary_note: null } });
    expect(after.department).toBeNull();
    expect(after.job_details).toEqual({ ...job.job_details, salary_note: null });
  });

  it('replaces arrays whole', () => {
    const job = sampleJob({}, created({ locations: [{ city: 'Rotterdam' }, { city: 'Delft' }] }));
    const after = merge(job, parsed({ locations: [{ city: 'Gouda' }] }));
    expect(after.locations.map(({ city }) => city)).toEqual(['Gouda']);
    expect(after.locations[0]).toMatchObject({ country_code: null, is_primary: false });
  });

  it('keeps the ids of stages that name theirs and makes ids for new ones', () => {
    const job = sampleJob();
    const kept = job.stages.map(({ id, name, type, is_entry }) => ({ id, name, type, is_entry }));
    const extra = { name: 'Test', type: 'assessment' as const, is_entry: false };
    const after = merge(job, { stages: [...kept.slice(0, 2), extra, ...kept.slice(2)] });
    expect(after.stages.filter((_, index) => index !== 2).map(({ id }) => id)).toEqual(
      job.stages.map(({ id }) => id),
    );
    expect(after.stages.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('takes the first stage for the entry when none is named', () => {
    const stages = [
      { name: 'In', type: 'sourced' as const, is_entry: false },
      { name: 'Hired', type: 'hired' as const, is_entry: false },
    ];
    expect(merge(sampleJob(), { stages }).stages.map(({ is_entry }) => is_entry)).toEqual([true, false]);
  });

  it.each([
    [
      'a minimum above the maximum',
      { job_details: { salary_min: 2, salary_max: 1 } },
      'job_details.salary_min',
      'contradictory',
    ],
    [
      'an end before the beginning',
      { visibility: { opens_at: '2027-02-01T00:00:00.000Z', closes_at: '2027-01-31T23:59:59.999Z' } },
      'visibility.closes_at',
      'contradictory',
    ],
    [
      'two entry stages',
      {
        stages: [
          { name: 'A', type: 'applied', is_entry: true },
          { name: 'B', type: 'hired', is_entry: true },
        ],
      },
      'stages',
      'invalid_stages',
    ],
    [
      'a pipeline that goes on after hired',
      {
        stages: [
          { name: 'A', type: 'hired' },
          { name: 'B', type: 'offer' },
        ],
      },
      'stages',
      'invalid_stages',
    ],
    [
      'two hired stages',
      {
        stages: [
          { name: 'A', type: 'hired' },
          { name: 'B', type: 'hired' },
        ],
      },
      'stages',
      'invalid_stages',
    ],
    [
      'two form fields with one key',
      {
        application_form: {
          fields: [
            { key: 'cv', label: 'CV', type: 'file' },
            { key: 'cv', label: 'CV', type: 'file' },
          ],
        },
      },
      'application_form.fields',
      'duplicate',
    ],
  ])('refuses %s', (_, patch, param, code) => {
    expect(() => merge(sampleJob(), parsed(patch))).toThrow(refusedWith(param, code));
  });

  it.each([
    [
      'stages',
      (id: string) => ({
        stages: [
          { id, name: 'A', type: 'applied' },
          { name: 'B', type: 'hired' },
        ],
      }),
    ],
    ['requirements', (id: string) => ({ requirements: [{ id, type: 'skill', label: 'Go' }] })],
    [
      'application_form.fields',
      (id: string) => ({ application_form: { fields: [{ id, key: 'a', label: 'A', type: 'date' }] } }),
    ],
  ])('takes no id from elsewhere in %s: another job may have it, or nobody', (param, patchWith) => {
    const other = sampleJob({}, created(patchWith === undefined ? {} : withoutIds(patchWith('x'))));
    const read = (job: object) =>
      param.split('.').reduce((part, name) => (part as Record<string, object>)[name] ?? {}, job) as {
        id: string;
      }[];
    const [theirs] = read(other);
    const job = sampleJob({}, created(withoutIds(patchWith('x'))));
    const [own] = read(job);
    const strange = [theirs?.id ?? '', `${own?.id.slice(0, -2)}ZZ`].filter((id) => id !== own?.id);
    for (const id of strange)
      expect(() => merge(job, parsed(patchWith(id)))).toThrow(refusedWith(`${param}.0.id`, 'not_found'));
    expect(read(merge(job, parsed(patchWith(own?.id ?? ''))))[0]?.id).toBe(own?.id);
    expect(v.is(createJobBody, { name: 'Cook', ...patchWith(own?.id ?? '') }), 'nor does a new job').toBe(
      false,
    );
  });

  it('sees a contradiction with what is stored, not only within the patch', () => {
    const job = sampleJob({}, { job_details: { salary_max: 100 } });
    expect(() => merge(job, { job_details: { salary_min: 101 } })).toThrow(
      refusedWith('job_details.salary_min', 'contradictory'),
    );
    const opening = sampleJob({}, { visibility: { opens_at: '2027-02-01T00:00:00.000Z' } });
    expect(() => merge(opening, { visibility: { closes_at: '2027-01-01T00:00:00.000Z' } })).toThrow(
      refusedWith('visibility.closes_at', 'contradictory'),
    );
  });

  it('is whole after any mix of present, null and absent fields, and the same patch twice changes nothing more', () => {
    const field = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
    const patch = fc.record({
      department: field(fc.constantFrom('R&D', null)),
      openings: field(fc.integer({ min: 1, max: 10 })),
      remote_regions: field(fc.array(fc.constantFrom('NL', 'BE'))),
      job_details: field(
        fc.record({
          salary_min: field(fc.constantFrom(1, 2, null)),
          salary_max: field(fc.constantFrom(2, 3, null)),
          benefits: field(fc.array(fc.constantFrom('Bike', 'Lunch'))),
        }),
      ),
      visibility: field(fc.record({ show_salary: field(fc.boolean()) })),
      metadata: field(fc.dictionary(fc.constantFrom('a', 'b'), fc.constantFrom('1', '2'))),
    });
    fc.assert(
      fc.property(patch, patch, (first, second) => {
        const once = merge(merge(sampleJob(), first), second);
        expect(v.is(storedJob, once)).toBe(true);
        expect(merge(once, second)).toEqual(once);
      }),
    );
  });
});

describe('what events show of a job', () => {
  it('leaves out its long texts', () => {
    const snapshot = jobSnapshot(sampleJob({}, { job_details: { description: 'a long text' } }));
    expect(JSON.stringify(snapshot)).not.toContain('a long text');
    expect(snapshot).toMatchObject({ object: 'job', is_draft: true });
    expect(snapshot).not.toHaveProperty('application_form');
  });
});
