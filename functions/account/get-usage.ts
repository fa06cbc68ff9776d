import { ApiError } from '../../shared/domain/api-error.ts';
import { monthOf, plans } from '../../shared/domain/plan.ts';
import { daysOf, thresholdsOf } from '../../shared/domain/usage.ts';
import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import * as routes from '../../shared/routes/route-table.ts';
import type { OrganizationStore } from '../../shared/storage/organizations.ts';

interface Dependencies {
  organizations: Pick<OrganizationStore, 'find' | 'usageOf'>;
}

export const getUsage =
  ({ organizations }: Dependencies): Handle<typeof routes.getUsage> =>
  async ({ query, origin: { organizationId }, now }) => {
    const { month = monthOf(now) } = query;
    const [organization, usage] = await Promise.all([
      organizations.find(organizationId),
      organizations.usageOf(organizationId, month),
    ]);
    if (!organization) throw new ApiError('not_found');
    const { plan } = organization;
    return {
      object: 'usage',
      month,
      limit: plans[plan].callsPerMonth,
      used: usage.used ?? 0,
      days: daysOf(usage, month, now),
      thresholds: thresholdsOf(usage, plan),
    };
  };

export const entry = entryOf(routes.getUsage, getUsage, (edge) => ({ organizations: edge.organizations }));
