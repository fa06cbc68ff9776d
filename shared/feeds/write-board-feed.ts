import type { JobView } from '../contracts/job.ts';
import type { Job } from '../domain/stored/job.ts';
import { careersUrl } from '../platform/addresses.ts';
import { presentJob } from '../views/present-job.ts';
import { primaryLocation } from './primary-location.ts';
import type { Feed } from './read-feed.ts';
import { truncateFeed } from './truncate-feed.ts';
import { writeSalary } from './write-salary.ts';
import { element, xmlDeclaration } from './xml.ts';

/** The feed in the XML that Indeed described and other job boards read too: `<source>` with one `<job>` each, values in CDATA. */
export function writeBoardFeed({ address, publisher, jobs, changedAt }: Feed): string {
  return [
    xmlDeclaration,
    '<source>',
    element('publisher', publisher),
    element('publisherurl', careersUrl(address)),
    `<lastBuildDate>${changedAt.toUTCString()}</lastBuildDate>`,
    ...truncateFeed(
      jobs,
      (job) => writeJob(presentJob(job, address), publisher),
      (written) => written,
    ),
    '</source>',
    '',
  ].join('\n');
}

function writeJob(job: JobView, company: string): string {
  const { job_details: details, visibility } = job;
  const location = primaryLocation(job);
  const fields = {
    title: job.name,
    date: job.published_at ?? job.created_at,
    referencenumber: job.id,
    requisitionid: job.id,
    url: job.urls.portal,
    company,
    sourcename: company,
    streetaddress: location?.street,
    city: location?.city,
    state: location?.region,
    country: location?.country_code,
    postalcode: location?.postal_code,
    description: details.description_html,
    salary: writeSalary(job),
    jobtype: details.employment_type && jobTypes[details.employment_type],
    category: job.department,
    remotetype: details.work_type && remoteTypes[details.work_type],
    expirationdate: visibility.closes_at,
  };
  const elements = Object.entries(fields).map(([name, value]) => element(name, value));
  return `<job>\n${elements.filter(Boolean).join('\n')}\n</job>`;
}

/** Indeed's values; for work on site the element is omitted. */
const remoteTypes = { remote: 'Fully remote', hybrid: 'Hybrid remote', onsite: null } as const;
const jobTypes: Record<NonNullable<Job['job_details']['employment_type']>, string | null> = {
  full_time: 'fulltime',
  part_time: 'parttime',
  contract: 'contract',
  temporary: 'temporary',
  internship: 'internship',
  apprenticeship: 'apprenticeship',
  volunteer: 'volunteer',
  per_diem: 'perdiem',
  other: null,
};
