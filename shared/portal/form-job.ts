import type { PublicJobView } from '../contracts/public-job.ts';
import { jobPathOf } from '../domain/slug.ts';
import type { Job } from '../domain/stored/job.ts';
import { jobUrls } from '../platform/addresses.ts';

/** The part of a job that its form shows; converting the description would double the size of the function. */
export type FormJob = Pick<PublicJobView, 'name' | 'language' | 'urls' | 'application_form'>;

/** A job as its form shows it. */
export const formJob = (
  { name, language, application_form, ...job }: Job,
  organizationId: string,
): FormJob => ({
  name,
  language,
  application_form,
  urls: jobUrls(organizationId, jobPathOf(job)),
});
