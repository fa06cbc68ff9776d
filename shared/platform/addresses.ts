/** The public addresses of this deployment. All of them begin with the address of its API. */
import { environment } from './environment.ts';

/** The explanations of error codes, events and the rest: the pages of shared/routes/documents.ts. */
export const docsUrl = () => `${environment.apiUrl}/docs`;

/** The page of an organization's published jobs. */
export const careersUrl = (organizationId: string) => `${environment.apiUrl}/careers/${organizationId}`;

/** The page of one job, by the last part of its path (shared/domain/slug.ts). */
export const jobPageUrl = (organizationId: string, jobPath: string) =>
  `${careersUrl(organizationId)}/jobs/${jobPath}`;
