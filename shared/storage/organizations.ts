import type { PortalSettings } from '../contracts/organization-settings.ts';
import { ApiError } from '../domain/api-error.ts';
import { buildEvent, type EventOrigin, instantAfter } from '../domain/event.ts';
import { dayNumber, monthOf, type Plan, paceOf, plans, roomIn, type Usage } from '../domain/plan.ts';
import { unreportedThresholds, usageSnapshot } from '../domain/usage.ts';
import { organizationKey } from './keys.ts';
import { slugKey, thresholdKey, usageKey } from './organization-keys.ts';
import { appendEvent } from './outbox.ts';
import { retryOnConflict } from './retry-on-conflict.ts';
import { ConditionFailed, type Write } from './row.ts';
import { changeOfSlug, type FormerSlug } from './slug-claims.ts';
import type { Table } from './table.ts';

export interface Organization {
  id: string;
  name: string;
  plan: Plan;
  /** The retention in months of applicants who agreed to none; null when the organization set none. */
  retention_months?: number | null;
  /** The settings of the careers portal; an organization that chose nothing has none. */
  portal?: PortalSettings;
  /** The slugs that still lead to its portal; absent for none. */
  former_slugs?: FormerSlug[];
  /** Neither has an organization that never changed. */
  version?: number;
  updated_at?: string;
  created_at: string;
}

export function organizationStore(table: Table) {
  const find = async (organizationId: string): Promise<Organization | undefined> =>
    (await table.get<Organization>(organizationKey(organizationId)))?.data;

  /**
   * Reads an organization, calls `decide`, and stores its result; the same object changes nothing. Throws {@link ApiError}
   * not_found, and slug_taken for a slug of another organization.
   */
  const change = (
    { organizationId, now }: Pick<EventOrigin, 'organizationId' | 'now'>,
    decide: (before: Organization) => Organization,
  ): Promise<Organization> =>
    retryOnConflict(async () => {
      const before = await find(organizationId);
      if (!before) throw new ApiError('not_found');
      const next = decide(before);
      if (next === before) return before;
      const { version = 0, updated_at = before.created_at } = before;
      const { former_slugs, writes } = changeOfSlug(before, next, now);
      const changed = former_slugs.length > 0 ? { ...next, former_slugs } : next;
      const after = { ...changed, version: version + 1, updated_at: instantAfter(updated_at, { now }) };
      const when = version === 0 ? ({ unversioned: true } as const) : { version };
      await table.commit([
        { put: { ...organizationKey(organizationId), version: after.version, data: after }, when },
        ...writes,
      ]);
      return after;
    });

  return {
    find,

    create: (organization: Organization) =>
      table.commit([
        { put: { ...organizationKey(organization.id), data: organization }, when: { absent: true } },
      ]),

    change,

    /** The organization whose portal has this name in its address, or had it: its pages name their present address. */
    async findBySlug(slug: string): Promise<Organization | undefined> {
      const claim = await table.get<{ id: string }>(slugKey(slug));
      return claim && find(claim.data.id);
    },

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
        add: { used: 1, [dayNumber(now)]: 1 },
        set: { arrival: at + interval },
        atMost: { used, arrival: at },
      });
      if (idle.done || roomIn(idle.row, plan, at) !== 'ahead') return idle;
      return table.tally(key, {
        add: { used: 1, arrival: interval, [dayNumber(now)]: 1 },
        atMost: { used, arrival: at + lead },
      });
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

    /** The counts of a month, `2026-11`. */
    async usageOf(organizationId: string, month: string): Promise<Usage & Record<string, unknown>> {
      return { ...(await table.get(usageKey(organizationId, month))) };
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
