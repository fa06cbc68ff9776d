/** The public addresses of this deployment. All but those of the dashboard begin with the address of its API. */
import { environment } from './environment.ts';

/** The explanations of error codes, events and the rest: the pages of shared/routes/documents.ts. */
export const docsUrl = () => `${environment.apiUrl}/docs`;

/** The script of the portal's form. */
export const portalScriptUrl = () => `${environment.apiUrl}/widget/portal-form.js`;

/** The address that the provider of sign-in sends a browser back to, with its parameters. */
export function callbackUrl(query: object): URL {
  const url = new URL(`${environment.apiUrl}/auth/callback`);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
  return url;
}
export const signInUrl = () => `${environment.apiUrl}/auth/sign-in`;
/** The chats in which people apply. */
export const intakesUrl = () => `${environment.apiUrl}/v1/intakes`;
/** The script of their page. */
export const intakeScriptUrl = () => `${environment.apiUrl}/widget/intake.js`;
/** A page of the dashboard by its path. */
export const pageUrl = (path: string) => `${environment.productionUrl}${path}`;

/** The link of an invitation: its secret is after the `#`, which browsers send to no server. */
export const invitationUrl = (productionUrl: string, token: string) =>
  `${productionUrl}/dashboard/invitation#${token}`;
/** The link of an assessment: its token is after the `#`, which browsers send to no server. */
export const assessmentUrl = (token: string) => `${environment.apiUrl}/assessment#${token}`;

/** The origin of the dashboard's pages; none where the address of production is not configured. */
export const dashboardOrigin = (): string | undefined =>
  URL.canParse(environment.productionUrl) ? new URL(environment.productionUrl).origin : undefined;

/** The page of an organization's published jobs. */
export const careersUrl = (address: string) => `${environment.apiUrl}/careers/${address}`;

/** The page of one job and that of its form, by the last part of its path (shared/domain/slug.ts). */
export function jobUrls(address: string, jobPath: string): { portal: string; apply: string } {
  const portal = `${careersUrl(address)}/jobs/${jobPath}`;
  return { portal, apply: `${portal}/apply` };
}
