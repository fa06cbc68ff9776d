/** The public addresses of this deployment. All of them begin with the address of its API. */
import { environment } from './environment.ts';

/** The explanations of error codes, events and the rest: the pages of shared/routes/documents.ts. */
export const docsUrl = () => `${environment.apiUrl}/docs`;

/** The page of an organization's published jobs. */
export const careersUrl = (organizationId: string) => `${environment.apiUrl}/careers/${organizationId}`;

/** The page of one job and that of its form, by the last part of its path (shared/domain/slug.ts). */
export function jobUrls(organizationId: string, jobPath: string): { portal: string; apply: string } {
  const portal = `${careersUrl(organizationId)}/jobs/${jobPath}`;
  return { portal, apply: `${portal}/apply` };
}
