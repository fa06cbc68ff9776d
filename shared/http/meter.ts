import { ApiError } from '../domain/api-error.ts';
import { nextMonth, plans } from '../domain/plan.ts';
import type { OrganizationStore } from '../storage/organizations.ts';
import type { Caller } from './api-gateway.ts';

/** Counts one request against its organization's month, at most once, and words where the budget stands. */
export interface Meter {
  /** Throws quota_exceeded when the month is used up. */
  count(): Promise<void>;
  /** Calls made this month, this one included when it counts. */
  used(): Promise<number>;
  /** The headers of every authenticated answer. */
  headers(): Promise<Record<string, string>>;
}

export function openMeter(
  organizations: OrganizationStore,
  caller: Caller,
  counted: boolean,
  now: Date,
): Meter {
  const { organizationId, plan } = caller;
  const limit = plans[plan].callsPerMonth;
  const resetSeconds = Math.max(1, Math.ceil((nextMonth(now).getTime() - now.getTime()) / 1000));
  let reading: Promise<number | null> | undefined;

  const count = () => {
    reading ??= organizations.countCall(organizationId, now, limit);
    return reading;
  };
  const used = async () => {
    reading ??= organizations.callsMade(organizationId, now);
    return (await reading) ?? limit;
  };

  return {
    used,

    async count() {
      if (!counted || (await count()) !== null) return;
      throw new ApiError('quota_exceeded', { headers: { 'Retry-After': String(resetSeconds) } });
    },

    /** The IETF draft "RateLimit header fields for HTTP": a policy named month, whose window it gives as 30 days. */
    async headers(): Promise<Record<string, string>> {
      const made = await used().catch(() => undefined);
      // An answer that is ready is not held back because its budget cannot be read.
      if (made === undefined) return {};
      return {
        'RateLimit-Policy': `"month";q=${limit};w=2592000`,
        RateLimit: `"month";r=${Math.max(0, limit - made)};t=${resetSeconds}`,
      };
    },
  };
}

/** For calls without a key: nothing to count, nothing to tell. */
export const noMeter: Meter = { count: async () => {}, used: async () => 0, headers: async () => ({}) };
