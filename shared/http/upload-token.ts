import type { EventOrigin } from '../domain/event.ts';
import type { KeyRing } from '../platform/key-ring.ts';
import { issueFormToken, readFormToken } from './form-token.ts';

const dayMs = 86_400_000;
const scopeOf = ({ environment, organizationId }: EventOrigin, applicationId: string) => ({
  environment,
  organizationId,
  aboutId: applicationId,
});

/**
 * The proof of having sent an application from a page, which only its receipt has: the id of an application is in events and lists.
 * It gives new upload URLs for the files of the form.
 */
export const issueUploadToken = (origin: EventOrigin, applicationId: string, ring: KeyRing): string =>
  issueFormToken(scopeOf(origin, applicationId), origin.now, ring);

/** Whether the token is of the receipt of this application, and younger than a day. */
export function isUploadToken(
  token: string,
  origin: EventOrigin,
  applicationId: string,
  ring: KeyRing,
): boolean {
  const age = readFormToken(token, scopeOf(origin, applicationId), origin.now, ring);
  return age !== null && age < dayMs;
}
