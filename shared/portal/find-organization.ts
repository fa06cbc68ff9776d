import { ApiError } from '../domain/api-error.ts';
import { portalOf } from '../domain/organization-settings.ts';
import { careersUrl } from '../platform/addresses.ts';
import type { Organization, OrganizationStore } from '../storage/organizations.ts';

export type PortalOrganizations = Pick<OrganizationStore, 'find' | 'findBySlug'>;

/** The organization at an address of the portal: its slug or its id. Throws {@link ApiError} not_found. */
export async function findOrganization(
  organizations: PortalOrganizations,
  address: string,
): Promise<Organization> {
  const found = address.startsWith('org_')
    ? await organizations.find(address)
    : await organizations.findBySlug(address);
  if (!found) throw new ApiError('not_found');
  return found;
}

/** The part of the portal's addresses that names an organization: its slug if it has one. */
export const addressOf = (organization: Organization): string =>
  portalOf(organization).slug ?? organization.id;

/** The page of an organization's list of jobs. */
export const homeOf = (organization: Organization): string => careersUrl(addressOf(organization));
