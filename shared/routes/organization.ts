import { organizationSettingsView, updateOrganizationBody } from '../contracts/organization-settings.ts';
import { route } from './route.ts';

export const getOrganization = route({
  method: 'GET',
  path: '/v1/organization',
  summary: 'Fetch the name of the organization and the settings of its careers portal.',
  scope: 'organization:read',
  keys: 'session',
  response: organizationSettingsView,
  uses: ['get organizations'],
});

export const updateOrganization = route({
  method: 'PATCH',
  path: '/v1/organization',
  summary: 'Change the name of the organization or the settings of its careers portal.',
  description:
    'Fields of `portal` that are left out stay; null clears one, and arrays are replaced as a whole. A slug is unique among all organizations. ' +
    'An `accent_color` has a contrast of 4.5 with white at least; the error names a darker one.',
  scope: 'organization:write',
  keys: 'session',
  body: updateOrganizationBody,
  response: organizationSettingsView,
  errors: ['slug_taken', 'stale_object'],
  uses: ['get organizations', 'put organizations', 'put slugs', 'delete slugs'],
});
