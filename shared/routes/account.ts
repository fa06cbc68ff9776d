import { organizationView } from '../contracts/organization.ts';
import { route } from './route.ts';

export const getMe = route({
  method: 'GET',
  path: '/v1/me',
  summary: "Fetch the key's organization, scopes and call budget.",
  description: 'The call does not count against the budget, so it suits connection checks.',
  scope: 'any',
  counted: false,
  response: organizationView,
  uses: ['get organizations', 'get usage'],
});
