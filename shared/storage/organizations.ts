import { buildEvent, type EventOrigin } from '../domain/event.ts';
import { monthOf, type Plan, paceOf, plans, roomIn, type Usage } from '../domain/plan.ts';
import { unreportedThresholds, usageSnapshot } from '../domain/usage.ts';
import { organizationKey, thresholdKey, usageKey } from './keys.ts';
import { appendEvent } from './outbox.ts';
import { ConditionFailed, type Write } from './row.ts';
import type { Table } from './table.ts';

export interface Organization {
  id: string;
  name: string;
  plan: Plan;
  /** The retention in months of applicants who agreed to none; null when the organization set none. */
  retention_months?: number | null;
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

    /** Replaces an existing organization. */
    replace: (organization: Organization) =>
      table.commit([
        { put: { ...organizationKey(organization.id), data: organization }, when: { exists: true } },
      ]),

    /**
     * Counts one call of this month unless the plan's budget or rate is exceeded; exact for concurrent calls. It takes
     * one write while calls are slower than the rate and two in a burst, because a write can either advance an instant
     * or set it.
     */
    async countCall(organizationId: string, now: Date, plan: Plan): Promise<Counted> {
      const key = usageKey(organizationId, monthOf(now));
      const at = now.getTime();
      const { interval, lead } = paceOf(plan);
      const used = plans[plan].callsPerMonth - 1;
      const idle = await table.tally(key, {
        add: { used: 1 },
        set: { arrival: at + interval },
        atMost: { used, arrival: at },
      });
      if (idle.done || roomIn(idle.row, plan, at) !== 'ahead') return idle;
      return table.tally(key, { add: { used: 1, arrival: interval }, atMost: { used, arrival: at + lead } });
    },

    /**
     * Emits the events of the thresholds that a count has reached, each once a month. The usage row shows which ones
     * were emitted, so that most calls need no further read; a row per threshold makes the event unique among
     * concurrent calls.
     */
    async tellThresholds(origin: EventOrigin, plan: Plan, usage: Usage): Promise<void> {
      const { organizationId, now } = origin;
      const month = monthOf(now);
      for (const threshold of unreportedThresholds(usage, plan)) {
        const object = usageSnapshot(threshold, usage, plan, now);
        const body = {
          type: 'usage.threshold_reached' as const,
          sequence: object.used,
          object,
          previous: null,
        };
        const once = { ...thresholdKey(organizationId, month, threshold), data: {} };
        const writes: Write[] = [
          { put: once, when: { absent: true } },
          appendEvent(buildEvent(origin, body)),
        ];
        await table.commit(writes).catch((error) => {
          if (!(error instanceof ConditionFailed)) throw error;
        });
        const key = usageKey(organizationId, month);
        await table.tally(key, { set: { told: threshold }, atMost: { told: threshold } });
      }
    },

    async callsMade(organizationId: string, now: Date): Promise<number> {
      const row = await table.get(usageKey(organizationId, monthOf(now)));
      return (row as Usage | undefined)?.used ?? 0;
    },
  };
}

/** Whether a call was counted, and the usage after it or the one that prevented it. */
export interface Counted {
  done: boolean;
  row: Usage;
}
export type OrganizationStore = ReturnType<typeof organizationStore>;
