import { ApiError } from '../domain/api-error.ts';
import type { EventOrigin } from '../domain/event.ts';
import { nextMonth, plans, roomIn, waitFor } from '../domain/plan.ts';
import { log } from '../platform/log.ts';
import type { Counted, OrganizationStore } from '../storage/organizations.ts';
import type { Caller } from './api-gateway.ts';

/** Counts one request against its organization's month, at most once, and writes the headers about the budget. */
export interface Meter {
  /**
   * Throws quota_exceeded when the month's budget is used up, rate_limited when calls exceed the plan's rate and burst.
   */
  count(): Promise<void>;
  /** The calls of this month, including this one if it counts. */
  used(): Promise<number>;
  /** The headers of every authenticated response. */
  headers(): Promise<Record<string, string>>;
}

/**
 * Without `counted` the number of calls is shown and not changed. `origin` is the request's, for the events about
 * thresholds. A call counts at the time of `clock` when it is counted, so that a call that was delayed does not exceed
 * the rate.
 */
export function openMeter(
  organizations: OrganizationStore,
  { organizationId, plan }: Caller,
  counted: boolean,
  origin: EventOrigin,
  clock: () => Date,
): Meter {
  const { now } = origin;
  const limit = plans[plan].callsPerMonth;
  const resetSeconds = Math.max(1, Math.ceil((nextMonth(now).getTime() - now.getTime()) / 1000));
  let counting: Promise<Counted & { at: Date }> | undefined;
  let reading: Promise<number> | undefined;

  const countAndTell = async () => {
    const at = clock();
    const made = await organizations.countCall(organizationId, at, plan);
    // A failure does not affect the call: the next call emits the event.
    await organizations
      .tellThresholds({ ...origin, now: at }, plan, made.row)
      .catch((error) =>
        log.warn('the event of a usage threshold was not emitted', { organizationId }, error),
      );
    return { ...made, at };
  };
  const count = () => {
    counting ??= countAndTell();
    return counting;
  };
  const used = () => {
    reading ??= counting
      ? counting.then(({ row }) => row.used ?? 0)
      : organizations.callsMade(organizationId, now);
    return reading;
  };

  return {
    used,

    async count() {
      if (!counted) return;
      const { done, row, at } = await count();
      if (done) return;
      const isMonth = roomIn(row, plan, at.getTime()) === 'none this month';
      const seconds = isMonth ? resetSeconds : Math.ceil(waitFor(row, plan, at.getTime()) / 1000);
      throw new ApiError(isMonth ? 'quota_exceeded' : 'rate_limited', {
        headers: { 'Retry-After': String(Math.max(1, seconds)) },
      });
    },

    /** The IETF draft "RateLimit header fields for HTTP": a policy named month, whose window is given as 30 days. */
    async headers(): Promise<Record<string, string>> {
      const made = await used().catch(() => undefined);
      // A failure to read the budget does not prevent a completed response.
      if (made === undefined) return {};
      return {
        'RateLimit-Policy': `"month";q=${limit};w=2592000`,
        RateLimit: `"month";r=${Math.max(0, limit - made)};t=${resetSeconds}`,
      };
    },
  };
}

/** For calls of people, who have no budget: counts nothing, and reads the calls of the organization's keys. */
export const readingMeter = (
  organizations: OrganizationStore,
  { organizationId }: Caller,
  now: Date,
): Meter => ({ ...noMeter, used: () => organizations.callsMade(organizationId, now) });

/** For calls without a key: counts nothing and has no headers. */
export const noMeter: Meter = { count: async () => {}, used: async () => 0, headers: async () => ({}) };
