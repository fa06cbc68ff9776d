import { ApiError } from '../../shared/domain/api-error.ts';
import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import * as routes from '../../shared/routes/route-table.ts';
import type { OrganizationStore } from '../../shared/storage/organizations.ts';
import { presentOrganization } from './present-organization.ts';

interface Dependencies {
  organizations: Pick<OrganizationStore, 'find'>;
}

export const getOrganization =
  ({ organizations }: Dependencies): Handle<typeof routes.getOrganization> =>
  async ({ origin }) => {
    const organization = await organizations.find(origin.organizationId);
    if (!organization) throw new ApiError('not_found');
    return presentOrganization(organization);
  };

export const entry = entryOf(routes.getOrganization, getOrganization, (edge) => ({
  organizations: edge.organizations,
}));
