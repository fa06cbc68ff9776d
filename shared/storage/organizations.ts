import type { Plan } from '../domain/plan.ts';
import { monthOf } from '../domain/plan.ts';
import { organizationKey, usageKey } from './keys.ts';
import type { Item } from './row.ts';
import type { Table } from './table.ts';

export interface Organization {
  id: string;
  name: string;
  plan: Plan;
  created_at: string;
}

export function organizationStore(table: Table) {
  return {
    async find(organizationId: string): Promise<Organization | undefined> {
      return (await table.get<Organization>(organizationKey(organizationId)))?.data;
    },

    create: (organization: Organization) =>
      table.commit([
        { put: { ...organizationKey(organization.id), data: organization }, when: { absent: true } },
      ]),

    /** Counts one call of this month, exactly, however many run at once; null when the budget is used up. */
    countCall: (organizationId: string, now: Date, limit: number) =>
      table.countUp(usageKey(organizationId, monthOf(now)), limit),

    async callsMade(organizationId: string, now: Date): Promise<number> {
      return usedOf(await table.get(usageKey(organizationId, monthOf(now))));
    },
  };
}
export type OrganizationStore = ReturnType<typeof organizationStore>;

const usedOf = (usage: Item | undefined) => Number((usage as { used?: number } | undefined)?.used ?? 0);
