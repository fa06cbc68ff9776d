import { monthPartition } from './keys.ts';

/** The months from the creation of an organization to now. */
export function* monthsSince(start: Date, now: Date): Generator<string> {
  const last = monthPartition(now);
  for (let step = 0; ; step++) {
    const month = monthPartition(new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + step, 1)));
    if (month > last) return;
    yield month;
  }
}
