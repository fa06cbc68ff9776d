import { ApiError } from '../domain/api-error.ts';
import type { LabelledJob } from '../domain/job-labels.ts';
import { isPublic } from '../domain/job-publicity.ts';
import { portalOf } from '../domain/organization-settings.ts';
import type { Job } from '../domain/stored/job.ts';
import type { JobStore } from '../storage/jobs.ts';
import type { OrganizationStore } from '../storage/organizations.ts';

/** The content of a feed. */
export interface Feed {
  /** The part of the portal's addresses that names the organization. */
  address: string;
  publisher: string;
  /** Newest first, by the instant of publication. */
  jobs: LabelledJob[];
  /** The last change of the newest job; the creation of the organization while there is no job. */
  changedAt: Date;
  /** Whether more jobs are open than the feed has. */
  isCut: boolean;
  /** The next instant at which a published job opens or closes by its dates; null if there is none. */
  nextChangeAt: Date | null;
}

export interface FeedStores {
  jobs: Pick<JobStore, 'list' | 'labelled'>;
  organizations: Pick<OrganizationStore, 'find'>;
}

/** The largest number of jobs in a feed. */
const maxJobs = 500;
/** The largest number of pages that are read for a feed; each page looks at some 500 jobs. */
const maxPages = 10;

/** Whether an open, listed job is in a feed. */
export type Includes = (job: Job) => boolean;
const inFeeds: Includes = ({ visibility }) => visibility.in_feeds;

/**
 * The open, listed jobs of an organization that `includes` accepts; by default those for feeds. Throws {@link ApiError}
 * not_found for an organization that does not exist.
 */
export async function readFeed(
  stores: FeedStores,
  organizationId: string,
  now: Date,
  includes = inFeeds,
): Promise<Feed> {
  const organization = await stores.organizations.find(organizationId);
  if (!organization) throw new ApiError('not_found');

  const found: Job[] = [];
  const dates: number[] = [];
  let position: string | undefined;
  for (let page = 0; page < maxPages; page++) {
    const { items, next } = await stores.jobs.list(
      organizationId,
      { limit: maxJobs, order: 'desc', position, now },
      'published',
      (job) => {
        dates.push(...datesOf(job));
        return isPublic(job, now) && includes(job);
      },
    );
    found.push(...items);
    position = next ?? undefined;
    if (next === null || found.length >= maxJobs) break;
  }
  const newestFirst = found.sort((a, b) => publishedAt(b) - publishedAt(a));
  const jobs = await stores.jobs.labelled(organizationId, newestFirst.slice(0, maxJobs));
  const changes = jobs.length > 0 ? jobs.map((job) => job.updated_at) : [organization.created_at];
  return {
    address: portalOf(organization).slug ?? organizationId,
    publisher: organization.name,
    jobs,
    changedAt: new Date(Math.max(...changes.map(Date.parse))),
    isCut: position !== undefined || newestFirst.length > maxJobs,
    nextChangeAt: earliestAfter(now, dates),
  };
}

const datesOf = ({ visibility: { opens_at, closes_at } }: Job) =>
  [opens_at, closes_at].filter((date) => date !== null).map((date) => Date.parse(date));

function earliestAfter(now: Date, dates: number[]): Date | null {
  const coming = dates.filter((date) => date > now.getTime());
  return coming.length > 0 ? new Date(Math.min(...coming)) : null;
}

const publishedAt = (job: Job) => Date.parse(job.published_at ?? job.created_at);
