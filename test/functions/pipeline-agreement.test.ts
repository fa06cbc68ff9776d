import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import type { EventEnvelope } from '../../shared/contracts/events.ts';
import type { Backend } from '../support/backend.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { type MoveName, moving, stageAt } from './support/move-calls.ts';
import { pipelineStores, storeJob } from './support/pipeline-stores.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

const asks = fc.array(
  fc.tuple(
    fc.constantFrom<MoveName>(
      'move',
      'move',
      'advance',
      'reject',
      'unreject',
      'withdraw',
      'hire',
      'transfer',
    ),
    fc.integer({ min: 1, max: 5 }),
  ),
  { minLength: 1, maxLength: 8 },
);

it('keeps the row, the candidate, the history and the events of one mind, whatever is asked', async () => {
  await fc.assert(
    fc.asyncProperty(asks, fc.boolean(), async (asked, atOnce) => {
      const { ask, caller, job, stored, candidate, newEvents, history } = await moving(backend);
      const jobs = [job, await storeJob(pipelineStores(backend), caller)];
      const bodyOf = (move: MoveName, n: number) => {
        if (move === 'move') return { stage_id: stageAt(job, n) };
        if (move === 'reject') return { reason: `${n}` };
        return move === 'transfer' ? { job_id: jobs[n % 2]?.id } : undefined;
      };
      if (atOnce) await Promise.all(asked.map(([move, n]) => ask(move, bodyOf(move, n))));
      else for (const [move, n] of asked) await ask(move, bodyOf(move, n));

      const { id, version, status, stage, job_id } = await stored();
      const entries = (await history()).slice(1);
      expect(version, 'one entry for each change').toBe(1 + entries.length);
      expect((await candidate()).applications).toEqual([{ id, job_id, stage_id: stage.id, status }]);

      const events = await newEvents();
      const changes = inOrder(events, 'candidate.stage_changed').map(({ data }) => data.context);
      expect(changes).toHaveLength(entries.filter(({ to }: { to: unknown }) => to !== null).length);
      let at = { id: stageAt(job, 1) };
      for (const { from_stage, to_stage } of changes as Record<string, { id: string }>[]) {
        expect(from_stage?.id).toBe(at.id);
        at = to_stage ?? at;
      }
      expect(at.id).toBe(stage.id);
      const told = inOrder(events, 'application.');
      expect(told).toHaveLength(entries.filter(({ type }: { type: string }) => type !== 'moved').length);
      const last = told.at(-1);
      if (last) expect(last.data.object.status).toBe(status);
    }),
    { numRuns: 12 },
  );
}, 120_000);

const inOrder = (events: EventEnvelope[], type: string) =>
  events.filter((event) => event.type.startsWith(type)).sort((a, b) => a.sequence - b.sequence);
