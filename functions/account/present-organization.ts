import { portalOf } from '../../shared/domain/organization-settings.ts';
import type { Organization } from '../../shared/storage/organizations.ts';

export const presentOrganization = (organization: Organization) => ({
  object: 'organization' as const,
  id: organization.id,
  name: organization.name,
  portal: portalOf(organization),
  version: organization.version ?? 0,
  created_at: organization.created_at,
  updated_at: organization.updated_at ?? organization.created_at,
});
