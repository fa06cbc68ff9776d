import { setTimeout as wait } from 'node:timers/promises';
import { ConditionFailed } from './row.ts';

/** Writers that meet on one row read again and decide again; this often before giving up. */
const maxStaleRetries = 8;
/** Up to 20 ms, doubling to 640 ms, at random: many writers of one row draw apart. */
const waitForOthers = (retries: number) => wait(Math.random() * 20 * 2 ** Math.min(retries, 5));

/** Runs an attempt again while one of its rows was written by somebody else since it read them: a guard without a refusal of its own failed. */
export async function retryOnConflict<T>(attempt: () => Promise<T>): Promise<T> {
  for (let retries = 0; ; retries++) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof ConditionFailed) || retries === maxStaleRetries) throw error;
      await waitForOthers(retries);
    }
  }
}
