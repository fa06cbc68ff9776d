import { ApiError } from '../domain/api-error.ts';
import { jobIdIn } from '../domain/slug.ts';
import type { Job } from '../domain/stored/job.ts';
import type { JobStore } from '../storage/jobs.ts';
import type { Organization } from '../storage/organizations.ts';
import { findOrganization, homeOf, type PortalOrganizations } from './find-organization.ts';

export interface PortalStores {
  jobs: Pick<JobStore, 'find'>;
  organizations: PortalOrganizations;
}

/** A job that has a page, with its organization and the address of the organization's list of jobs. */
interface FoundJob {
  job: Job;
  organization: Organization;
  home: string;
}

/**
 * The job at an address of the portal. Throws {@link ApiError} not_found for a draft, a hidden job or one that opens
 * later, and job_closed for a job that had a page before.
 */
export async function findPortalJob(
  { jobs, organizations }: PortalStores,
  { organization: address, job: jobPath }: { organization: string; job: string },
  now: Date,
): Promise<FoundJob> {
  const organization = await findOrganization(organizations, address);
  const home = homeOf(organization);
  const job = await jobs.find(organization.id, jobIdIn(jobPath));
  if (!job || job.status === 'draft' || job.visibility.portal === 'hidden') {
    throw new ApiError('not_found', { home });
  }
  const { opens_at, closes_at } = job.visibility;
  const at = now.getTime();
  const hasEnded = closes_at !== null && Date.parse(closes_at) <= at;
  if (job.status === 'closed' || hasEnded) throw new ApiError('job_closed', { home });
  if (opens_at !== null && Date.parse(opens_at) > at) throw new ApiError('not_found', { home });
  return { job, organization, home };
}
