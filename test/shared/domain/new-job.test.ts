/** What a job is when nothing but its name was sent, and what events show of it. */
import { expect, it } from 'vitest';
import { newJob } from '../../../shared/domain/job.ts';
import { jobSnapshot } from '../../../shared/domain/job-snapshot.ts';
import { slugOf } from '../../../shared/domain/slug.ts';
import type { Job } from '../../../shared/domain/stored/job.ts';
import { instant, making } from './support/samples.ts';

const at = instant.toISOString();
const job = newJob({ name: 'Night Nurse' }, making);
const stage = (name: string, index: number) => ({
  object: 'stage',
  id: job.stages[index]?.id,
  name,
  type: name.toLowerCase(),
  position: index + 1,
  is_entry: index === 0,
});

it('a new job is a draft that is listed, and open once it is published', () => {
  expect(job).toEqual({
    id: expect.stringMatching(/^job_/),
    name: 'Night Nurse',
    status: 'draft',
    slug: slugOf('Night Nurse', job.id),
    department: null,
    department_id: null,
    office_ids: [],
    openings: 1,
    language: 'en',
    job_details: {
      description: null,
      work_type: null,
      employment_type: null,
      experience_level: null,
      salary_min: null,
      salary_max: null,
      salary_currency: null,
      salary_period: null,
      salary_note: null,
      benefits: [],
    },
    locations: [],
    remote_regions: [],
    requirements: [],
    stages: ['Applied', 'Screening', 'Interview', 'Offer', 'Hired'].map(stage),
    application_form: {
      fields: [],
      consent: { processing_required: true, retention_months: 12, privacy_url: null, ai_notice: null },
    },
    visibility: {
      portal: 'listed',
      show_salary: true,
      in_feeds: true,
      search_indexable: true,
      accept_applications: true,
      opens_at: null,
      closes_at: null,
    },
    import: null,
    version: 1,
    published_at: null,
    closed_at: null,
    custom_fields: {},
    external_id: null,
    metadata: {},
    created_at: at,
    updated_at: at,
  });
});

it('a job in events is all but its long texts', () => {
  const { application_form: _form, job_details, ...rest } = job;
  const { description: _, ...details } = job_details;
  const shown = { object: 'job', ...rest, is_draft: true, job_details: details };
  expect(jobSnapshot(job)).toEqual(shown);
  const published = { ...job, status: 'published' as const };
  expect(jobSnapshot(published)).toEqual({ ...shown, status: 'published', is_draft: false });
});

it('an import in events does not say which fields were sent with it', () => {
  const imported = {
    status: 'processing' as const,
    source_url: 'https://jobs.example.com/1',
    source_type: null,
    confidence: null,
    warnings: [],
    error: null,
  };
  const snapshot = jobSnapshot({ ...job, import: { ...imported, overridden: ['name'] } } as Job);
  expect(snapshot.import).toEqual(imported);
});
