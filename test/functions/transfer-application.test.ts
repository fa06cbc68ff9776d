import { beforeAll, describe, expect, it } from 'vitest';
import { moveJob } from '../../shared/domain/job-moves.ts';
import { candidatesOfJob } from '../../shared/storage/keys.ts';
import { linkedIds } from '../../shared/storage/links.ts';
import type { Backend } from '../support/backend.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { moving, stageAt } from './support/move-calls.ts';
import { originOf } from './support/origin.ts';
import { pipelineStores, storeJob } from './support/pipeline-stores.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

const page = { limit: 25, order: 'asc' as const, now: new Date(Date.now() + 60_000) };

async function transferring() {
  const given = await moving(backend);
  const stores = pipelineStores(backend);
  return { ...given, stores, other: await storeJob(stores, given.caller) };
}

describe('200', () => {
  it('takes the application and its candidate to the entry stage of the other job', async () => {
    const { ask, caller, job, other, application, stores, candidate, newEvents, history } =
      await transferring();
    const { body } = await ask('transfer', { job_id: other.id });
    expect(body).toMatchObject({ job_id: other.id, status: 'active', stage: { id: stageAt(other, 1) } });
    expect((await candidate()).applications).toMatchObject([
      { job_id: other.id, stage_id: stageAt(other, 1) },
    ]);
    const { organizationId } = caller;
    const links = candidatesOfJob(organizationId, other.id);
    expect(await linkedIds(backend.table, links, 'candidate')).toEqual([application.candidate_id]);
    const listed = async (jobId: string) =>
      (await stores.applications.list(organizationId, page, { jobId })).items.map(({ id }) => id);
    expect([await listed(job.id), await listed(other.id)]).toEqual([[], [application.id]]);

    const events = (await newEvents()).filter(({ type }) => !type.startsWith('job.'));
    expect(events.map(({ type }) => type).sort()).toEqual([
      'application.transferred',
      'candidate.stage_changed',
    ]);
    const told = events.find(({ type }) => type === 'candidate.stage_changed')?.data.context;
    expect(told).toMatchObject({
      job_id: other.id,
      from_job_id: job.id,
      from_stage: { id: stageAt(job, 1) },
      to_stage: { id: stageAt(other, 1) },
    });
    expect((await history()).at(-1)).toMatchObject({ type: 'transferred', job_id: other.id });
  });

  it('goes to the stage that is asked for', async () => {
    const { ask, other } = await transferring();
    const { body } = await ask('transfer', { job_id: other.id, stage_id: stageAt(other, 3) });
    expect(body.stage.id).toBe(stageAt(other, 3));
  });

  it('changes nothing when the application is in that job', async () => {
    const { ask, job, newEvents } = await moving(backend);
    expect((await ask('transfer', { job_id: job.id, stage_id: stageAt(job, 3) })).body).toMatchObject({
      version: 1,
      stage: { id: stageAt(job, 1) },
    });
    expect(await newEvents()).toEqual([]);
  });
});

describe('409', () => {
  it('refuses a closed job', async () => {
    const { ask, caller, other, stores } = await transferring();
    await stores.jobs.change(originOf(caller), other.id, (before) => ({
      next: moveJob(before, 'close', new Date()).job,
      events: [],
    }));
    expect((await ask('transfer', { job_id: other.id })).body.error).toMatchObject({
      status: 409,
      code: 'job_not_accepting_applications',
      param: 'job_id',
    });
  });

  it('refuses an application that was hired', async () => {
    const { ask, other } = await transferring();
    await ask('hire');
    expect((await ask('transfer', { job_id: other.id })).body.error.code).toBe('invalid_state_transition');
  });
});

describe('422', () => {
  it("answers another organization's job like a missing one", async () => {
    const { ask } = await moving(backend);
    const { other } = await transferring();
    for (const job_id of [other.id, 'job_01HZZZZZZZZZZZZZZZZZZZZZZZ']) {
      expect((await ask('transfer', { job_id })).body.error).toMatchObject({
        code: 'validation_failed',
        details: [{ param: 'job_id', code: 'not_found' }],
      });
    }
  });

  it('refuses a stage of another job, and the hired one', async () => {
    const { ask, job, other } = await transferring();
    for (const stage_id of [stageAt(job, 2), stageAt(other, 5)]) {
      const { error } = (await ask('transfer', { job_id: other.id, stage_id })).body;
      expect(error).toMatchObject({ status: 422, param: 'stage_id' });
    }
  });
});
