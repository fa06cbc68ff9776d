import type { PublicJobView } from '../contracts/public-job.ts';
import { jobPathOf } from '../domain/slug.ts';
import type { Job } from '../domain/stored/job.ts';
import { jobUrls } from '../platform/addresses.ts';
import type { Organization } from '../storage/organizations.ts';
import { addressOf } from './find-organization.ts';

/** The part of a job that its form shows; converting the description would double the size of the function. */
export type FormJob = Pick<PublicJobView, 'name' | 'language' | 'urls' | 'application_form'> & {
  /** The beginning of the addresses that the form is sent to. */
  actions: string;
};

/** A job as its form shows it. */
export const formJob = (
  { name, language, application_form, ...job }: Job,
  organization: Organization,
): FormJob => ({
  name,
  language,
  application_form,
  urls: jobUrls(addressOf(organization), jobPathOf(job)),
  actions: jobUrls(organization.id, jobPathOf(job)).portal,
});
