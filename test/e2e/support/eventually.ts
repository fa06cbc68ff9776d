import { setTimeout as wait } from 'node:timers/promises';

/** Asks until there is an answer. How long that takes is not judged here; a test that waits in vain runs into its own timeout. */
export async function eventually<T>(
  ask: () => Promise<T | undefined | false> | T | undefined | false,
): Promise<T> {
  for (;;) {
    const answer = await ask();
    if (answer !== undefined && answer !== false) return answer;
    await wait(50);
  }
}
