import { setTimeout as wait } from 'node:timers/promises';
import { ConditionFailed } from './row.ts';

/** How often a writer reads and decides again after a conflict on a row, before it fails. */
const maxStaleRetries = 8;
/** Up to 20 ms, doubling to 640 ms, at random, so that concurrent writers of one row spread out. */
const waitForOthers = (retries: number) => wait(Math.random() * 20 * 2 ** Math.min(retries, 5));

/**
 * Repeats an attempt while another writer changed one of its rows since they were read: a guard without an error of its
 * own failed.
 */
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
