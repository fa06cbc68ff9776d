import { mergeSettings } from '../../shared/domain/organization-settings.ts';
import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import { refuseStale } from '../../shared/http/etag.ts';
import * as routes from '../../shared/routes/route-table.ts';
import type { OrganizationStore } from '../../shared/storage/organizations.ts';
import { presentOrganization } from './present-organization.ts';

interface Dependencies {
  organizations: Pick<OrganizationStore, 'change'>;
}

export const updateOrganization =
  ({ organizations }: Dependencies): Handle<typeof routes.updateOrganization> =>
  async ({ body, origin, ifMatch }) => {
    const organization = await organizations.change(origin, (before) => {
      refuseStale(ifMatch, presentOrganization(before));
      return mergeSettings(before, body);
    });
    return presentOrganization(organization);
  };

export const entry = entryOf(routes.updateOrganization, updateOrganization, (edge) => ({
  organizations: edge.organizations,
}));
