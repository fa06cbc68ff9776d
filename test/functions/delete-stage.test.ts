import { beforeAll, describe, expect, it } from 'vitest';
import { presentInPipeline } from '../../shared/views/present-application.ts';
import type { Backend } from '../support/backend.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { moveCalls, stageAt } from './support/move-calls.ts';
import { pipelineStores } from './support/pipeline-stores.ts';
import { stageCalls, staging } from './support/stage-calls.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

/** A pipeline with so many applications in its third stage. */
async function crowded(count: number) {
  const given = await staging(backend);
  const { move } = moveCalls(backend);
  const { caller, job } = given;
  const ids: string[] = [];
  for (let n = 0; n < count; n++) {
    const { id } = await given.apply(`p${n}@example.com`);
    ids.push(id);
    await move({ caller, params: { id }, body: { stage_id: stageAt(job, 3) } });
  }
  return {
    ...given,
    ids,
    stageOf: async (id: string) => (await given.stores.applications.get(caller.organizationId, id)).stage,
  };
}

describe('200', () => {
  it('deletes an empty stage, and closes the gap', async () => {
    const { job, remove, stages, newEvents } = await staging(backend);
    expect((await remove(stageAt(job, 3))).body).toEqual({
      object: 'stage',
      id: stageAt(job, 3),
      deleted: true,
    });
    expect((await stages()).map(({ name, position }) => [name, position])).toEqual([
      ['Applied', 1],
      ['Screening', 2],
      ['Offer', 3],
      ['Hired', 4],
    ]);
    expect((await newEvents()).map(({ type }) => type)).toEqual(['job.stages_updated']);
  });

  it('moves its applications first, whatever their status, and emits an event of each', async () => {
    const { job, caller, ids, remove, stageOf, names, newEvents, stores } = await crowded(3);
    const [first = '', second = ''] = ids;
    const { reject, unreject } = moveCalls(backend);
    await reject({ caller, params: { id: second }, body: { reason: 'other' } });
    const before = (await newEvents()).length;

    expect((await remove(stageAt(job, 3), { move_to: stageAt(job, 2) })).status).toBe(200);
    expect(await names()).not.toContain('Interview');
    for (const id of ids) expect((await stageOf(id)).id).toBe(stageAt(job, 2));
    const rejected = await stores.applications.get(caller.organizationId, second);
    expect(rejected).toMatchObject({ status: 'rejected', rejection: { reason: 'other' } });
    const candidate = await stores.candidates.get(caller.organizationId, rejected.candidate_id);
    expect(candidate.applications).toMatchObject([{ stage_id: stageAt(job, 2), status: 'rejected' }]);
    const told = (await newEvents()).slice(before).map(({ type }) => type);
    expect(told.sort()).toEqual([...ids.map(() => 'candidate.stage_changed'), 'job.stages_updated']);
    const { body } = await unreject({ caller, params: { id: second } });
    expect(body.stage.id).toBe(stageAt(job, 2));
    const history = await moveCalls(backend).history({ caller, params: { id: first } });
    expect(history.body.data[0]).toMatchObject({ type: 'moved', from: { id: stageAt(job, 3) } });
  });

  it('goes on where a call that failed halfway stopped', async () => {
    const { job, caller, ids, remove, stageOf, newEvents } = await crowded(4);
    const before = (await newEvents()).length;
    const stores = pipelineStores(backend);
    let left = 2;
    const change: typeof stores.pipeline.change = (...given) => {
      if (left-- <= 0) throw Object.assign(new Error('busy'), { name: 'ThrottlingException' });
      return stores.pipeline.change(...given);
    };
    const failing = stageCalls(backend, { ...stores, pipeline: { ...stores.pipeline, change } });
    const params = { id: job.id, stage_id: stageAt(job, 3) };
    const query = { move_to: stageAt(job, 4) };
    expect((await failing.remove({ caller, params, query })).status).toBe(503);
    expect((await remove(stageAt(job, 3))).body.error.code).toBe('stage_not_empty');
    expect((await remove(stageAt(job, 3), query)).status).toBe(200);
    for (const id of ids) expect((await stageOf(id)).id).toBe(stageAt(job, 4));
    const told = (await newEvents()).slice(before).map(({ type }) => type);
    expect(told.filter((type) => type === 'candidate.stage_changed')).toHaveLength(ids.length);
  });

  it('leaves an application that came to the stage at this instant in the entry stage', async () => {
    const { job, caller, apply, stores, stages } = await staging(backend);
    const late = await apply('late@example.com');
    const { move } = moveCalls(backend);
    const applications = {
      ...stores.applications,
      // The stage is found empty, and just then somebody comes.
      async *inStages(...given: Parameters<typeof stores.applications.inStages>) {
        yield* stores.applications.inStages(...given);
        await move({ caller, params: { id: late.id }, body: { stage_id: stageAt(job, 3) } });
      },
    };
    const racing = stageCalls(backend, { ...stores, applications });
    const params = { id: job.id, stage_id: stageAt(job, 3) };
    expect((await racing.remove({ caller, params })).status).toBe(200);

    const { organizationId } = caller;
    const stranded = await stores.applications.get(organizationId, late.id);
    expect(stranded.stage.id, 'the row still names the stage').toBe(stageAt(job, 3));
    const shown = presentInPipeline(stranded, await stores.jobs.get(organizationId, job.id), null, new Map());
    expect(shown.stage).toMatchObject({ id: stageAt(job, 1), name: 'Applied' });
    const [, next] = await stages();
    const from = { stage_id: next?.id, from_stage_id: stageAt(job, 1) };
    expect((await move({ caller, params: { id: late.id }, body: from })).body.stage.id).toBe(next?.id);
  });
});

describe('400', () => {
  it.each([
    ['the stage itself', 3],
    ['the hired stage', 5],
    ['a stage of another job', 9],
  ])('refuses to move to %s', async (_, position) => {
    const { job, remove, names } = await staging(backend);
    const { job: other } = await staging(backend);
    const move_to = position === 9 ? stageAt(other, 2) : stageAt(job, position);
    expect((await remove(stageAt(job, 3), { move_to })).body.error).toMatchObject({
      code: 'invalid_parameter',
      param: 'move_to',
    });
    expect(await names()).toContain('Interview');
  });
});

describe('404', () => {
  it('knows a stage once', async () => {
    const { job, remove } = await staging(backend);
    await remove(stageAt(job, 3));
    expect((await remove(stageAt(job, 3))).status).toBe(404);
  });
});

describe('409', () => {
  it('refuses a stage in which somebody stands, even if rejected', async () => {
    const { job, caller, ids, remove, names } = await crowded(1);
    await moveCalls(backend).reject({ caller, params: { id: ids[0] ?? '' }, body: { reason: 'other' } });
    expect((await remove(stageAt(job, 3))).body.error).toMatchObject({
      status: 409,
      code: 'stage_not_empty',
    });
    expect(await names()).toContain('Interview');
  });

  it.each([
    ['entry', 1],
    ['hired', 5],
  ])('keeps the %s stage', async (_, position) => {
    const { job, remove } = await staging(backend);
    const { error } = (await remove(stageAt(job, position), { move_to: stageAt(job, 2) })).body;
    expect(error).toMatchObject({ status: 409, code: 'invalid_state_transition' });
  });
});
