import { setTimeout as sleep } from 'node:timers/promises';

/** Waits for what a worker does after the answer. */
export async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await sleep(20);
}
