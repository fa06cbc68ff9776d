import { usageQuery, usageView } from '../contracts/usage.ts';
import { route } from './route.ts';

export const getUsage = route({
  method: 'GET',
  path: '/v1/usage',
  summary: 'Count the calls of a month by day, with the budget of the plan.',
  description:
    'The month is the current one without `month`, in UTC. Only calls with secret keys count. Calls before November 25, 2026 are in `used` and in no day.',
  scope: 'usage:read',
  keys: 'session',
  query: usageQuery,
  response: usageView,
  uses: ['get organizations', 'get usage'],
});
