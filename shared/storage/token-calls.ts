import { countInWindow } from './call-windows.ts';
import { tokenCallsKey } from './people-keys.ts';
import type { Table } from './table.ts';

/**
 * The most calls in ten minutes with the token of one chat or one assessment. Their pages send at most one call a second, while they
 * wait for a file to be read.
 */
const maxCalls = 1_000;

export type TokenCalls = ReturnType<typeof tokenCalls>;

/** Counts the calls of people who have a token for one thing, and no account. */
export const tokenCalls = (table: Table) => ({
  /** Counts a call about the thing, which is named by its id. Throws {@link ApiError} rate_limited far above the calls of its page. */
  async count(organizationId: string, id: string, now: Date): Promise<void> {
    const keyOf = (window: string) => tokenCallsKey(organizationId, id, window);
    await countInWindow(table, { keyOf, what: 'calls', most: maxCalls, now });
  },
});
