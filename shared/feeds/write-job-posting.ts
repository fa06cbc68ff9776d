import type { JobView } from '../contracts/job.ts';
import type { JobPosting } from '../contracts/job-posting.ts';

/**
 * A job of any status as schema.org's JobPosting, so that a draft can be checked before it is published. A closed job
 * has a `validThrough` in the past. Fields without a value in the job are omitted.
 */
export function writeJobPosting(job: JobView, organizationName: string): JobPosting {
  const { job_details: details, visibility } = job;
  const isRemote = details.work_type === 'remote';
  return defined({
    '@context': 'https://schema.org/',
    '@type': 'JobPosting',
    title: job.name,
    description: details.description_html ?? undefined,
    identifier: { '@type': 'PropertyValue', name: organizationName, value: job.id },
    url: job.urls.portal,
    datePosted: job.published_at ?? job.created_at,
    validThrough: validThrough(job),
    employmentType: details.employment_type ? employmentTypes[details.employment_type] : undefined,
    hiringOrganization: { '@type': 'Organization', name: organizationName },
    jobLocation: job.locations.length > 0 ? job.locations.map(placeOf) : undefined,
    // Google requires TELECOMMUTE only for jobs that are fully remote.
    jobLocationType: isRemote ? 'TELECOMMUTE' : undefined,
    applicantLocationRequirements:
      isRemote && job.remote_regions.length > 0 ? job.remote_regions.map(areaOf) : undefined,
    baseSalary: visibility.show_salary ? salaryOf(details) : undefined,
    jobBenefits: details.benefits.length > 0 ? details.benefits.join(', ') : undefined,
    totalJobOpenings: job.openings,
    directApply: visibility.accept_applications,
  });
}

/** The end of the posting: its planned closing date or the instant at which it was closed, whichever is earlier. */
function validThrough({ status, closed_at, visibility }: JobView): string | undefined {
  const ends = [visibility.closes_at, status === 'closed' ? closed_at : null].filter((end) => end !== null);
  return ends.sort((a, b) => Date.parse(a) - Date.parse(b))[0];
}

type Details = JobView['job_details'];
const employmentTypes: Record<
  NonNullable<Details['employment_type']>,
  NonNullable<JobPosting['employmentType']>
> = {
  full_time: 'FULL_TIME',
  part_time: 'PART_TIME',
  contract: 'CONTRACTOR',
  temporary: 'TEMPORARY',
  internship: 'INTERN',
  // Google has no value for apprenticeships.
  apprenticeship: 'OTHER',
  volunteer: 'VOLUNTEER',
  per_diem: 'PER_DIEM',
  other: 'OTHER',
};

const placeOf = (location: JobView['locations'][number]) => ({
  '@type': 'Place' as const,
  address: defined({
    '@type': 'PostalAddress' as const,
    streetAddress: location.street ?? undefined,
    addressLocality: location.city ?? undefined,
    addressRegion: location.region ?? undefined,
    postalCode: location.postal_code ?? undefined,
    addressCountry: location.country_code ?? undefined,
  }),
});

/** `NL` is a country; a longer text, such as `EMEA` or `US-CA`, an area. */
const areaOf = (name: string) => ({
  '@type': /^[A-Z]{2}$/.test(name) ? ('Country' as const) : ('AdministrativeArea' as const),
  name,
});

function salaryOf(details: Details): JobPosting['baseSalary'] {
  const { salary_min, salary_max, salary_currency, salary_period } = details;
  if (!salary_currency || !salary_period || (salary_min === null && salary_max === null)) return undefined;
  const amounts =
    salary_min === salary_max
      ? { value: salary_min ?? undefined }
      : { minValue: salary_min ?? undefined, maxValue: salary_max ?? undefined };
  return {
    '@type': 'MonetaryAmount',
    currency: salary_currency,
    value: defined({
      '@type': 'QuantitativeValue' as const,
      ...amounts,
      unitText: salary_period.toUpperCase() as Uppercase<typeof salary_period>,
    }),
  };
}

/** JSON-LD has no null: a field without a value is omitted. */
const defined = <T extends object>(fields: T): T =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;
