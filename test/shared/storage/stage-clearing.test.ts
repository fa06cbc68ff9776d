import { expect, it } from 'vitest';
import { ApiError } from '../../../shared/domain/api-error.ts';
import { idSource } from '../../../shared/domain/ids.ts';
import { newJob } from '../../../shared/domain/job.ts';
import type { Application } from '../../../shared/domain/stored/application.ts';
import { type ClearingStores, clearStage } from '../../../shared/storage/stage-clearing.ts';
import { originOf } from '../../functions/support/origin.ts';

const now = new Date();
const job = newJob({ name: 'Nurse' }, { now, newId: idSource(now) });
const [first, from, to] = job.stages as [Stage, Stage, Stage];
type Stage = (typeof job.stages)[number];

/** Stores in memory whose applications are all in one stage. */
function storesOf(count: number, stage: Stage) {
  const kept = new Map<string, Application>();
  for (let n = 0; n < count; n++) {
    const id = `app_${String(n).padStart(5, '0')}`;
    kept.set(id, { id, job_id: job.id, stage: { id: stage.id, name: 'A', type: 'applied' } } as Application);
  }
  const stores: ClearingStores = {
    applications: {
      async *inStages(_, __, stageIds) {
        const found = [...kept.values()].filter((one) => stageIds.includes(one.stage.id));
        for (let at = 0; at < found.length; at += 200) yield found.slice(at, at + 200);
      },
    },
    pipeline: {
      async change(_, id, decide) {
        const before = kept.get(id) as Application;
        const decided = await decide(before, {} as Parameters<typeof decide>[1]);
        kept.set(id, decided?.next ?? before);
        return before;
      },
    },
  };
  const standing = (stageId: string) => [...kept.values()].filter((one) => one.stage.id === stageId).length;
  return { stores, standing };
}

const origin = originOf({ organizationId: 'org_1', keyId: 'key_1' } as Parameters<typeof originOf>[0]);

it('empties a stage of any size by being called again, and says when it is done', async () => {
  const { stores, standing } = storesOf(750, from);
  const calls: [boolean, number][] = [];
  do {
    calls.push([await clearStage(stores, origin, job.id, from, to), standing(from.id)]);
  } while (!calls.at(-1)?.[0] && calls.length < 10);
  expect(calls).toEqual([
    [false, 450],
    [false, 150],
    [true, 0],
  ]);
  expect(standing(to.id)).toBe(750);
});

it('leaves other stages alone', async () => {
  const { stores, standing } = storesOf(7, first);
  expect(await clearStage(stores, origin, job.id, from, to)).toBe(true);
  expect(standing(first.id)).toBe(7);
});

it('passes over an application whose person was deleted, and lets any other failure through', async () => {
  const { stores, standing } = storesOf(3, from);
  const clear = (error: Error) => {
    const change: ClearingStores['pipeline']['change'] = async (origin, id, decide) => {
      if (id.endsWith('1')) throw error;
      return stores.pipeline.change(origin, id, decide);
    };
    return clearStage({ ...stores, pipeline: { change } }, origin, job.id, from, to);
  };
  expect(await clear(new ApiError('not_found'))).toBe(true);
  expect([standing(from.id), standing(to.id)]).toEqual([1, 2]);
  await expect(clear(new ApiError('conflict'))).rejects.toMatchObject({ code: 'conflict' });
});
