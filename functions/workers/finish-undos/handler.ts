import type { EventOrigin } from '../../../shared/domain/event.ts';
import { systemOrigin } from '../../../shared/domain/system-origin.ts';
import { log } from '../../../shared/platform/log.ts';
import type { MergeStore } from '../../../shared/storage/merges.ts';
import { sweepEach } from '../../../shared/storage/sweep-each.ts';

interface Dependencies {
  environmentName: EventOrigin['environment'];
  merges: Pick<MergeStore, 'unfinished' | 'finish'>;
  clock: () => Date;
}

/** Longer than a call runs. */
const longestCall = 60_000;
/** Less than the worker may run. */
const longestSweep = 40_000;

/**
 * Ends each undo of a merge whose call stopped between two of its transactions and was not repeated. Returns how many. Each gets an equal
 * share of the time that is left, and at least one transaction: a long one goes on in the next run, and keeps none of the others waiting.
 */
export const finishUndos =
  ({ environmentName, merges, clock }: Dependencies) =>
  async (): Promise<number> => {
    let finished = 0;
    const begun = clock().getTime();
    const begunBefore = new Date(begun - longestCall).toISOString();
    const due: { organizationId: string; id: string }[] = [];
    for await (const one of merges.unfinished()) if (one.since <= begunBefore) due.push(one);
    let left = due.length;
    await sweepEach(due, async ({ organizationId, id }) => {
      const now = clock();
      const until = now.getTime() + (begun + longestSweep - now.getTime()) / left--;
      const origin = systemOrigin('finish-undos', { environmentName }, organizationId, now);
      if (await merges.finish(origin, id, () => clock().getTime() >= until)) finished++;
    });
    log.info('undos finished', { finished });
    return finished;
  };
