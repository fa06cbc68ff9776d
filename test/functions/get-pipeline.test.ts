import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { getPipeline } from '../../functions/jobs/get-pipeline.ts';
import type { Application } from '../../shared/domain/stored/application.ts';
import type { Job } from '../../shared/domain/stored/job.ts';
import type { Caller } from '../../shared/http/api-gateway.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { jobStore } from '../../shared/storage/jobs.ts';
import { stageCountPartition } from '../../shared/storage/organization-keys.ts';
import { reindexCounts } from '../../shared/storage/reindex-counts.ts';
import { stageCounts } from '../../shared/storage/stage-counts.ts';
import type { Backend } from '../support/backend.ts';
import { callerOf, eventsOf, newCaller, testEdge } from '../support/call-endpoint.ts';
import { everyRow } from '../support/every-row.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { type MoveName, moveCalls, stageAt } from './support/move-calls.ts';
import { pipelineStores, storeApplication, storeJob } from './support/pipeline-stores.ts';
import { privacyCalls } from './support/privacy-calls.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

const pipelineCall = ({ table } = backend) =>
  callerOf(
    routes.getPipeline,
    getPipeline({ jobs: jobStore(table), counts: stageCounts(table) }),
    testEdge(backend),
  );
const read = async (caller: Caller, { id }: Job) => (await pipelineCall()({ caller, params: { id } })).body;

/** A job with applicants, and what their rows say of its pipeline. */
async function applied(count: number) {
  const stores = pipelineStores(backend);
  const caller = await newCaller(backend);
  const job = await storeJob(stores, caller);
  const apply = (n: number) => storeApplication(stores, caller, job, { email: `jane-${n}@example.com` });
  const made = await Promise.all(Array.from({ length: count }, (_, n) => apply(n)));
  return { stores, caller, job, made, ids: made.map(({ id }) => id) };
}

/** The pipeline as the rows of applications have it. */
async function counted({ organizationId }: Caller, job: Job) {
  const rows = (await everyRow(backend))
    .filter(({ pk, sk }) => pk.startsWith(`ORG#${organizationId}#APP#`) && sk.startsWith('app_'))
    .map(({ data }) => data as Application)
    .filter(({ job_id }) => job_id === job.id);
  const having = (status: string) => rows.filter((one) => one.status === status);
  return {
    object: 'pipeline',
    job_id: job.id,
    stages: job.stages.map(({ id, name, type }) => ({
      stage_id: id,
      name,
      type,
      active: having('active').filter(({ stage }) => stage.id === id).length,
    })),
    hired: having('hired').length,
    rejected: having('rejected').length,
    withdrawn: having('withdrawn').length,
  };
}

describe('200', () => {
  it('shows zeros before anybody applies', async () => {
    const { caller, job } = await applied(0);
    const body = await read(caller, job);
    expect(body).toEqual(await counted(caller, job));
    expect(body.stages.map(({ active }: { active: number }) => active)).toEqual([0, 0, 0, 0, 0]);
  });

  it('counts each application exactly once, whatever moves them, also at once', async () => {
    const moves = fc.constantFrom<MoveName>(
      'move',
      'advance',
      'reject',
      'unreject',
      'withdraw',
      'hire',
      'unhire',
      'transfer',
    );
    const asks = fc.array(fc.tuple(moves, fc.nat(5), fc.integer({ min: 1, max: 5 })), {
      minLength: 4,
      maxLength: 24,
    });
    const calls = moveCalls(backend);
    await fc.assert(
      fc.asyncProperty(asks, async (asked) => {
        const { stores, caller, job, ids } = await applied(6);
        const other = await storeJob(stores, caller);
        const bodyOf = (move: MoveName, n: number) => {
          if (move === 'move') return { stage_id: stageAt(job, n) };
          if (move === 'reject') return { reason: 'No licence' };
          return move === 'transfer' ? { job_id: [job, other][n % 2]?.id } : undefined;
        };
        await Promise.all(
          asked.map(([move, who, n]) =>
            calls[move]({ caller, params: { id: ids[who] ?? '' }, body: bodyOf(move, n) }),
          ),
        );
        const [ofJob, ofOther] = await Promise.all([read(caller, job), read(caller, other)]);
        expect(ofJob).toEqual(await counted(caller, job));
        expect(ofOther).toEqual(await counted(caller, other));
        const all = [ofJob, ofOther].flatMap(({ stages, hired, rejected, withdrawn }) => [
          ...stages.map(({ active }: { active: number }) => active),
          hired,
          rejected,
          withdrawn,
        ]);
        expect(all.reduce((sum, one) => sum + one)).toBe(6);
      }),
      { numRuns: 8 },
    );
  }, 120_000);

  it('counts nobody who was erased', async () => {
    const { caller, job, made } = await applied(2);
    const privacy = privacyCalls(backend);
    await privacy.remove({ caller, params: { id: made[0]?.candidate_id ?? '' } });
    for (const event of await eventsOf(backend, caller))
      if (event.type === 'erasure.requested')
        await privacy.erase({
          organizationId: caller.organizationId,
          erasureId: String(event.data.object.id),
        });
    const body = await read(caller, job);
    expect(body).toEqual(await counted(caller, job));
    expect(body.stages[0].active).toBe(1);
  });

  it('reads the job and one query, however many applied', async () => {
    const { caller, job } = await applied(40);
    const reads: string[] = [];
    const table = {
      ...backend.table,
      get: (...given: Parameters<typeof backend.table.get>) => {
        reads.push('get');
        return backend.table.get(...given);
      },
      query: (...given: Parameters<typeof backend.table.query>) => {
        reads.push(given[0].pk);
        return backend.table.query(...given);
      },
    } as typeof backend.table;
    const { body } = await pipelineCall({ ...backend, table })({ caller, params: { id: job.id } });
    expect(body.stages[0].active).toBe(40);
    expect(reads.sort()).toEqual([stageCountPartition(caller.organizationId, job.id), 'get']);
  });
});

describe('applications of an earlier release', () => {
  it('are counted by reindex once, and by no change before', async () => {
    const { caller, job, ids } = await applied(3);
    const { organizationId } = caller;
    await forgetCounts(caller);
    const calls = moveCalls(backend);
    await calls.advance({ caller, params: { id: ids[0] ?? '' } });
    expect((await read(caller, job)).stages[0].active).toBe(0);
    expect(await reindexCounts(backend.table, organizationId, new Date())).toBe(3);
    expect(await reindexCounts(backend.table, organizationId, new Date())).toBe(0);
    expect(await read(caller, job)).toEqual(await counted(caller, job));
    await calls.reject({ caller, params: { id: ids[1] ?? '' }, body: { reason: 'No' } });
    expect(await read(caller, job)).toEqual(await counted(caller, job));
  });

  it('are counted as they are after a change that comes between', async () => {
    const { caller, job, ids } = await applied(1);
    await forgetCounts(caller);
    let isChanged = false;
    const changing: typeof backend.table = {
      ...backend.table,
      commit: async (writes) => {
        if (!isChanged) {
          isChanged = true;
          await moveCalls(backend).advance({ caller, params: { id: ids[0] ?? '' } });
        }
        return backend.table.commit(writes);
      },
    };
    expect(await reindexCounts(changing, caller.organizationId, new Date())).toBe(1);
    const body = await read(caller, job);
    expect(body).toEqual(await counted(caller, job));
    expect(body.stages[1].active).toBe(1);
  });
});

/** Leaves the rows as a release before the counts wrote them. */
async function forgetCounts({ organizationId }: Caller): Promise<void> {
  for (const row of await everyRow(backend)) {
    const { pk, sk } = row;
    if (pk.startsWith(`ORG#${organizationId}#JOB#`) && pk.endsWith('#COUNT'))
      await backend.table.commit([{ remove: { pk, sk } }]);
    if (!pk.startsWith(`ORG#${organizationId}#APP#`)) continue;
    const { is_counted: _, ...data } = row.data as Application;
    await backend.table.commit([{ put: { ...row, data }, when: { exists: true } }]);
  }
}

describe('404', () => {
  it("does not count another organization's", async () => {
    const { job } = await applied(1);
    const stranger = await newCaller(backend);
    expect((await pipelineCall()({ caller: stranger, params: { id: job.id } })).status).toBe(404);
  });
});
