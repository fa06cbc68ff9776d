import { isRefusal } from '../domain/api-error.ts';
import { log } from '../platform/log.ts';

/**
 * Sweeps what is due, one after the other. One that fails keeps none of the others waiting: it is logged by its id, and the sweep
 * throws at its end, so that it is seen and tried again. One that was deleted meanwhile is no failure.
 */
export async function sweepEach<Due extends { id: string }>(
  due: AsyncIterable<Due> | Iterable<Due>,
  sweep: (one: Due) => Promise<unknown>,
): Promise<void> {
  let failed = 0;
  for await (const one of due)
    await sweep(one).catch((error: unknown) => {
      if (isRefusal(error, 'not_found')) return;
      failed++;
      log.error('not swept', { id: one.id }, error);
    });
  if (failed > 0) throw new Error(`${failed} could not be swept`);
}

/** Everything that is due on one of these days. */
export async function* dueOnDays<Due>(
  days: readonly string[],
  dueOn: (day: string) => AsyncIterable<Due>,
): AsyncGenerator<Due & { day: string }> {
  for (const day of days) for await (const one of dueOn(day)) yield { ...one, day };
}

/** Runs sweeps one after the other. One that throws keeps none of the others from running; the first error is thrown at the end. */
export async function runEach(sweeps: readonly (() => Promise<unknown>)[]): Promise<void> {
  const errors: unknown[] = [];
  for (const sweep of sweeps) await sweep().catch((error: unknown) => errors.push(error));
  if (errors.length > 0) throw errors[0];
}
