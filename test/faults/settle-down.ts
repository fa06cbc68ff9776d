import type { openEventSources } from './event-sources.ts';
import { type Row, readRows } from './rows.ts';
import { type Run, resumeOne } from './run-once.ts';

/** Retries of webhooks take up to three days; more waits than this and something goes round in circles. */
const maxWaits = 300;

/**
 * After the faults: everything goes on until nothing is left to do, and the clock jumps from one due time to the next.
 * Only what waits for an endpoint that will never answer is left waiting. Answers how many messages came back from
 * dead-letter queues.
 */
export async function settleDown(run: Run, sources: ReturnType<typeof openEventSources>): Promise<number> {
  const { cloud, clock, world } = run;
  for (const { heal } of world.hooks.values()) heal();
  let redriven = 0;
  for (let waits = 0; waits < maxWaits; waits++) {
    while (await oneStep(run, sources));
    const moved = sources.redrive();
    redriven += moved;
    if (moved > 0) run.note(`${moved} messages come back from a dead-letter queue`);
    const due = await dueTimesMs(run);
    const next = Math.min(nextMessageMs(run), ...due);
    if (next === Number.POSITIVE_INFINITY) return redriven;
    clock.forward(Math.max(next - clock.nowMs(), 0) + 1);
    if (due.some((at) => at <= clock.nowMs())) await sources.sweep();
  }
  const depths = cloud.queueList.map(({ name, arn }) => `${name} ${JSON.stringify(cloud.queues.depth(arn))}`);
  run.violations.push(`it does not come to rest: ${depths.join(', ')}`);
  return redriven;
}

async function oneStep(run: Run, sources: ReturnType<typeof openEventSources>): Promise<boolean> {
  if (await resumeOne(run)) return true;
  if (await sources.stream()) return true;
  for (const queue of run.cloud.queueList) if (await sources.queue(queue)) return true;
  return false;
}

function nextMessageMs({ cloud }: Run): number {
  const { at } = cloud.store.get<{ at: number | null }>('SELECT min(visible_at) AS at FROM messages') ?? {};
  return at ?? Number.POSITIVE_INFINITY;
}

/** When deliveries are due whose endpoint may still take them. */
async function dueTimesMs(run: Run): Promise<number[]> {
  const waiting = (await readRows(run)).filter(
    ({ pk, data }: Row) => pk.startsWith('DELIVERY#') && data.due_at,
  );
  return waiting
    .filter(({ data }) => run.world.hooks.get(data.endpoint_id)?.behaviour !== 'dead')
    .map(({ data }) => Date.parse(data.due_at));
}
