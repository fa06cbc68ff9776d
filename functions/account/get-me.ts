import { ApiError } from '../../shared/domain/api-error.ts';
import { nextMonth, plans } from '../../shared/domain/plan.ts';
import type { Caller } from '../../shared/http/api-gateway.ts';
import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import * as routes from '../../shared/routes/route-table.ts';
import type { OrganizationStore } from '../../shared/storage/organizations.ts';

interface Dependencies {
  organizations: OrganizationStore;
}

export const getMe =
  ({ organizations }: Dependencies): Handle<typeof routes.getMe> =>
  async ({ caller, origin, now, callsMade }) => {
    const [organization, used] = await Promise.all([organizations.find(caller.organizationId), callsMade()]);
    if (!organization) throw new ApiError('not_found');
    const limit = plans[organization.plan].callsPerMonth;
    return {
      object: 'organization',
      id: organization.id,
      name: organization.name,
      environment: origin.environment,
      plan: organization.plan,
      scopes: caller.scopes,
      key: keyOf(caller),
      member: memberOf(caller),
      rate_limit: {
        limit,
        remaining: Math.max(0, limit - used),
        period: 'month',
        reset_at: nextMonth(now).toISOString(),
      },
      created_at: organization.created_at,
    };
  };

const keyOf = ({ keyType, ...caller }: Caller) =>
  keyType === 'session' || keyType === 'chat'
    ? null
    : {
        id: caller.keyId,
        name: caller.keyName,
        key_set_id: caller.keySetId,
        type: keyType,
        last_four: caller.lastFour,
        created_at: caller.keyCreatedAt,
        expires_at: caller.keyExpiresAt,
      };

const memberOf = ({ person, keyExpiresAt }: Caller) =>
  person
    ? {
        id: person.memberId,
        name: person.name,
        role: person.role,
        session_id: person.sessionId,
        expires_at: keyExpiresAt ?? '',
      }
    : null;

export const entry = entryOf(routes.getMe, getMe, (edge) => ({ organizations: edge.organizations }));
