import type { PublicJobView } from '../contracts/public-job.ts';
import type { CommonWords } from './words/en.ts';

type Job = PublicJobView;
type Location = Job['locations'][number];

/** The facts of a job in the order in which a page shows them; what the job does not have is left out. */
export function factsOf(
  job: Job,
  closesAt: string | null,
  openings: number,
  words: CommonWords,
): [string, string][] {
  const { job_details: details } = job;
  const facts: [string, string | null][] = [
    [words.place, job.locations.map((location) => addressOf(location, words)).join(' · ') || null],
    [words.workType, details.work_type && words.workTypes[details.work_type]],
    [words.remoteFrom, job.remote_regions.map((region) => nameOfRegion(region, words)).join(', ') || null],
    [words.employment, details.employment_type && words.employmentTypes[details.employment_type]],
    [words.level, details.experience_level && words.levels[details.experience_level]],
    [words.department, job.department],
    [words.salary, salaryOf(job, words)],
    [words.openings, openings > 1 ? String(openings) : null],
    [words.published, job.published_at && dayOf(job.published_at, words)],
    [words.closes, closesAt && dayOf(closesAt, words)],
    [words.reference, job.id],
  ];
  return facts.filter((fact): fact is [string, string] => fact[1] !== null);
}

/** One line for a list of jobs: where, how much of the time, and where one works. */
export function headlineOf(job: Job, words: CommonWords): string {
  const { work_type, employment_type } = job.job_details;
  return [
    townsOf(job.locations, words).join(', ') || null,
    work_type && words.workTypes[work_type],
    employment_type && words.employmentTypes[employment_type],
    job.department,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** The towns of a job, or what else is known of its places. */
export const townsOf = (locations: readonly Location[], words: CommonWords): string[] => [
  ...new Set(locations.map((location) => townOf(location, words)).filter(Boolean)),
];

const townOf = ({ raw, name, city, region, country_code }: Location, words: CommonWords) =>
  city ?? name ?? raw ?? region ?? (country_code ? countryName(country_code, words) : '');

function addressOf(location: Location, words: CommonWords): string {
  const { name, street, postal_code, city, region, country_code } = location;
  const town = [postal_code, city].filter(Boolean).join(' ');
  const country = country_code && countryName(country_code, words);
  const known = [name, street, town, region, country].filter(Boolean);
  // The line is what a person entered where the parts are unknown.
  const parts = known.length > 0 ? known : [location.raw];
  return [...new Set(parts)].filter(Boolean).join(', ');
}

const countryName = (code: string, { language }: CommonWords) =>
  new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code;

const nameOfRegion = (region: string, words: CommonWords) =>
  /^[A-Z]{2}$/.test(region) ? countryName(region, words) : region;

/** The day of an instant, in UTC, because the day of the visitor is unknown. */
const dayOf = (instant: string, { language }: CommonWords) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(instant));

/** The salary with its currency and period, and the note; null if the job shows none. */
function salaryOf({ job_details: details }: Job, words: CommonWords): string | null {
  const { salary_min, salary_max, salary_currency, salary_period, salary_note } = details;
  const currency = salary_currency ?? undefined;
  const format = new Intl.NumberFormat(words.language, {
    ...(currency && { style: 'currency', currency }),
    maximumFractionDigits: 2,
    trailingZeroDisplay: 'stripIfInteger',
  });
  const amount =
    salary_min !== null && salary_max !== null
      ? salary_min === salary_max
        ? format.format(salary_min)
        : format.formatRange(salary_min, salary_max)
      : salary_min !== null
        ? words.from(format.format(salary_min))
        : salary_max !== null
          ? words.upTo(format.format(salary_max))
          : null;
  const whole = amount && [amount, salary_period && words.per[salary_period]].filter(Boolean).join(' ');
  return [whole, salary_note].filter(Boolean).join(' · ') || null;
}
