import { setTimeout as sleep } from 'node:timers/promises';

// Long enough for a slow machine; the test's own timeout is longer.
const PATIENCE_MS = 20_000;

/** Waits until `read` answers what `isMet` accepts, and answers it. Throws with the last answer when it never does. */
export async function waitUntil<Value>(
  read: () => Value | Promise<Value>,
  isMet: (value: Value) => boolean,
): Promise<Value> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const value = await read();
    if (isMet(value)) return value;
    if (Date.now() > deadline) throw new Error(`Waited in vain; last: ${JSON.stringify(value)}`);
    await sleep(20);
  }
}
