import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { getJobLinkedData } from '../../functions/feeds/get-job-linked-data.ts';
import { idSource } from '../../shared/domain/ids.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { jobStore } from '../../shared/storage/jobs.ts';
import { organizationStore } from '../../shared/storage/organizations.ts';
import type { Backend } from '../support/backend.ts';
import { callerOf, newCaller, testEdge } from '../support/call-endpoint.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { type JobCalls, jobCalls, jobIn } from './support/job-calls.ts';

let backend: Backend;
let calls: JobCalls;
let call: ReturnType<typeof linkedDataOf>;

const linkedDataOf = (running: Backend) => {
  const dependencies = {
    jobs: jobStore(running.table),
    organizations: organizationStore(running.table),
  };
  return callerOf(routes.getJobLinkedData, getJobLinkedData(dependencies), testEdge(running));
};

beforeAll(async () => {
  backend = await sharedBackend();
  calls = jobCalls(backend);
  call = linkedDataOf(backend);
});

/** The posting of a job with these fields, and the job. */
async function postingOf(body: object, status: 'draft' | 'published' | 'closed' = 'published') {
  const caller = await newCaller(backend);
  const job = await jobIn(calls, caller, status, body);
  const { body: posting } = await call({ caller, params: { id: job.id } });
  return { job, posting };
}

const pay = { salary_min: 3000, salary_max: 3600, salary_currency: 'EUR', salary_period: 'month' };

describe('200', () => {
  it('has what Google requires of a posting and all that it recommends', async () => {
    const { job, posting } = await postingOf({
      name: 'Nurse',
      openings: 2,
      job_details: {
        description: 'Care for **people**.\n\n- nights',
        work_type: 'onsite',
        employment_type: 'part_time',
        benefits: ['lunch', 'bike'],
        ...pay,
      },
      locations: [
        { street: 'Coolsingel 1', postal_code: '3011', city: 'Rotterdam', region: 'ZH', country_code: 'NL' },
        { city: 'Delft', country_code: 'NL' },
      ],
      visibility: { closes_at: '2099-01-31T23:00:00Z' },
    });
    expect(posting).toEqual({
      '@context': 'https://schema.org/',
      '@type': 'JobPosting',
      title: 'Nurse',
      description: '<p>Care for <strong>people</strong>.</p>\n<ul>\n<li>nights</li>\n</ul>',
      identifier: { '@type': 'PropertyValue', name: 'Testing Ltd', value: job.id },
      url: job.urls.portal,
      datePosted: job.published_at,
      validThrough: '2099-01-31T23:00:00.000Z',
      employmentType: 'PART_TIME',
      hiringOrganization: { '@type': 'Organization', name: 'Testing Ltd' },
      jobLocation: [
        {
          '@type': 'Place',
          address: {
            '@type': 'PostalAddress',
            streetAddress: 'Coolsingel 1',
            addressLocality: 'Rotterdam',
            addressRegion: 'ZH',
            postalCode: '3011',
            addressCountry: 'NL',
          },
        },
        {
          '@type': 'Place',
          address: { '@type': 'PostalAddress', addressLocality: 'Delft', addressCountry: 'NL' },
        },
      ],
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'EUR',
        value: { '@type': 'QuantitativeValue', minValue: 3000, maxValue: 3600, unitText: 'MONTH' },
      },
      jobBenefits: 'lunch, bike',
      totalJobOpenings: 2,
      directApply: true,
    });
  });

  it('is telecommuting only where all of the work is remote, and names where from', async () => {
    const remote = { job_details: { work_type: 'remote' }, remote_regions: ['NL', 'EMEA'] };
    expect((await postingOf(remote)).posting).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: [
        { '@type': 'Country', name: 'NL' },
        { '@type': 'AdministrativeArea', name: 'EMEA' },
      ],
    });
    const hybrid = { ...remote, job_details: { work_type: 'hybrid' } };
    const { posting } = await postingOf(hybrid);
    expect(posting).not.toHaveProperty('jobLocationType');
    expect(posting).not.toHaveProperty('applicantLocationRequirements');
  });

  it('keeps the salary to itself where the job does', async () => {
    const { posting } = await postingOf({ job_details: pay, visibility: { show_salary: false } });
    expect(JSON.stringify(posting)).not.toMatch(/salary|3000|3600|EUR/i);
  });

  it.each([
    [{ salary_min: 20, salary_max: 20 }, { value: 20 }],
    [{ salary_min: 20 }, { minValue: 20 }],
    [{ salary_max: 20 }, { maxValue: 20 }],
  ])('says of %j just %j', async (amounts, value) => {
    const job_details = { salary_currency: 'EUR', salary_period: 'hour', ...amounts };
    const { posting } = await postingOf({ job_details });
    expect(posting.baseSalary.value).toEqual({ '@type': 'QuantitativeValue', ...value, unitText: 'HOUR' });
  });

  it('shows a draft as it would be, with nothing made up', async () => {
    const { job, posting } = await postingOf({ name: 'Nurse' }, 'draft');
    expect(posting).toMatchObject({ title: 'Nurse', datePosted: job.created_at });
    for (const absent of ['description', 'jobLocation', 'baseSalary', 'employmentType', 'validThrough'])
      expect(posting).not.toHaveProperty(absent);
  });

  it('is over for a closed job, at the first of its two ends', async () => {
    const later = await postingOf({ visibility: { closes_at: '2099-01-01T00:00:00Z' } }, 'closed');
    expect(later.posting.validThrough).toBe(later.job.closed_at);
    const before = await postingOf({ visibility: { closes_at: '2020-01-01T00:00:00Z' } }, 'closed');
    expect(before.posting.validThrough).toBe('2020-01-01T00:00:00.000Z');
  });
});

describe('404', () => {
  it('for a job of another organization, a deleted one and none', async () => {
    const [owner, stranger] = [await newCaller(backend), await newCaller(backend)];
    const { id } = await jobIn(calls, owner, 'published');
    await expect(call({ caller: stranger, params: { id } })).resolves.toMatchObject({ status: 404 });
    await calls.remove({ caller: owner, params: { id } });
    await expect(call({ caller: owner, params: { id } })).resolves.toMatchObject({ status: 404 });
    const none = idSource(new Date())('job');
    await expect(call({ caller: owner, params: { id: none } })).resolves.toMatchObject({ status: 404 });
  });
});

/** Every place of a job's body where a text may stand, filled with the same text. */
const saying = (text: string) => ({
  name: text,
  department: text,
  job_details: { description: text, salary_note: text, benefits: [text], ...pay },
  locations: [
    {
      name: text,
      street: text,
      postal_code: text.slice(0, 20).trim(),
      city: text,
      region: text,
      country_code: 'NL',
    },
  ],
  requirements: [{ type: 'skill', label: text }],
  metadata: { note: text },
});
const hostile = fc.constantFrom(
  '</script>',
  '</SCRIPT >',
  '<!--',
  '-->',
  '<script>',
  '<svg onload=x>',
  ']]>',
  '\u2028',
);

describe('a page that puts the answer into its script element', () => {
  it('is ended by no text of any field, and reads what was written', async () => {
    const caller = await newCaller(backend);
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.oneof(hostile, fc.string({ maxLength: 6 })), { minLength: 1, maxLength: 5 }),
        async (parts) => {
          const text = `a${parts.join('').replace(/[\p{Cc}\u2028\s]/gu, ' ')}a`
            .toWellFormed()
            .slice(0, 90)
            .toWellFormed();
          const job = await jobIn(calls, caller, 'draft', saying(text));
          const answer = await call({ caller, params: { id: job.id } });
          expect(answer.text).not.toMatch(/</);
          expect(answer.body.title).toBe(job.name);
          expect(answer.body.jobLocation[0].address.addressLocality).toBe(job.locations[0].city);
        },
      ),
      { numRuns: 40 },
    );
  }, 60_000);
});
