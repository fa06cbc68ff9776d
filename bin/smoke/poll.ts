import { setTimeout as sleep } from 'node:timers/promises';
import { BrokenPromise } from './call-api.ts';

const pauseMs = 500;

/** Calls `read` until it returns a value. Throws {@link BrokenPromise} with `message` after `waitMs` milliseconds. */
export async function poll<T>(
  waitMs: number,
  message: string,
  read: () => Promise<T | undefined>,
): Promise<T> {
  const until = performance.now() + waitMs;
  for (;;) {
    const value = await read();
    if (value !== undefined) return value;
    if (performance.now() > until) throw new BrokenPromise(`${message} within ${waitMs / 1000} s`);
    await sleep(pauseMs);
  }
}
