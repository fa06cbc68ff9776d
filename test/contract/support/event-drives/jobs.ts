import type { Job } from '../../../../shared/domain/stored/job.ts';
import type { Caller } from '../../../../shared/http/api-gateway.ts';
import type { PostingOutcome } from '../../../../shared/postings/read-posting.ts';
import { jobIn } from '../../../functions/support/job-calls.ts';
import { storeApplication, storeJob } from '../../../functions/support/pipeline-stores.ts';
import { byCall, byWorker, type Drive, type Drives, type Stage } from './stage.ts';

const body = { name: 'Nurse', job_details: { description: 'You care for patients.' } };
const inStatus = (stage: Stage, caller: Caller, status: Job['status']) =>
  jobIn(stage.jobs, caller, status, body);

/** A call about a job that is in a status. */
const about = (
  status: Job['status'],
  call: 'publish' | 'close' | 'remove' | 'update',
  changes?: object | ((job: Job) => object),
) =>
  byCall(async (stage, caller) => {
    const job = await inStatus(stage, caller, status);
    const sent = typeof changes === 'function' ? changes(job) : changes;
    return () => stage.jobs[call]({ caller, params: { id: job.id }, body: sent });
  });

/** A call under the external id of a job that is in a status, or of none. */
const synced = (status: Job['status'] | 'absent', changes: object) =>
  byCall(async (stage, caller) => {
    const params = { external_id: 'job-1042' };
    if (status !== 'absent') {
      const { id } = await inStatus(stage, caller, status);
      await stage.jobs.update({ caller, params: { id }, body: params });
    }
    return () => stage.jobs.upsert({ caller, params, body: { ...body, ...changes } });
  });

const url = 'https://careers.example.com/jobs/42';
const order = byCall(async (stage, caller) => () => stage.jobs.fromUrl({ caller, body: { url } }));
const imported = (outcome: PostingOutcome): Drive =>
  byWorker('import-job', async (stage, caller) => {
    const { id } = (await stage.jobs.fromUrl({ caller, body: { url } })).body;
    return () => stage.importPosting(caller, id, outcome);
  });

/** A call about the stages of a job. */
const staged = (
  act: (calls: Stage['stages'], at: { caller: Caller; params: { id: string } }, job: Job) => Promise<unknown>,
) =>
  byCall(async (stage, caller) => {
    const job = await storeJob(stage.stores, caller);
    return () => act(stage.stages, { caller, params: { id: job.id } }, job);
  });
const idAt = ({ stages }: Job, position: number) => stages[position - 1]?.id ?? '';

export const jobDrives: Record<string, Drives> = {
  createJob: {
    'job.created': byCall(async (stage, caller) => () => stage.jobs.create({ caller, body })),
    'job.published': byCall(
      async (stage, caller) => () => stage.jobs.create({ caller, body: { ...body, is_draft: false } }),
    ),
  },
  createJobFromUrl: {
    'job.created': order,
    'job.imported': imported({
      outcome: 'read',
      posting: { source: 'json_ld', confidence: 0.9, warnings: [], facts: { name: 'Night Nurse' } },
    }),
    'job.import_failed': imported({
      outcome: 'failed',
      error: { code: 'url_not_a_job', message: 'The page is no posting.', retryable: false },
    }),
  },
  updateJob: {
    'job.updated': about('draft', 'update', { openings: 3, job_details: { description: 'Otherwise.' } }),
    'job.stages_updated': about('draft', 'update', ({ stages }) => ({
      stages: stages.map(({ id, name, type }) => ({ id, type, name: type === 'offer' ? 'Contract' : name })),
    })),
    'job.published': about('draft', 'update', { is_draft: false, openings: 2 }),
    'job.unpublished': about('published', 'update', { is_draft: true }),
  },
  upsertJob: {
    'job.created': synced('absent', {}),
    'job.updated': synced('draft', { openings: 3 }),
    'job.stages_updated': synced('draft', {
      stages: [
        { name: 'Applied', type: 'applied' },
        { name: 'Hired', type: 'hired' },
      ],
    }),
    'job.published': synced('draft', { is_draft: false }),
    'job.unpublished': synced('published', { is_draft: true }),
  },
  restoreJob: {
    'job.created': byCall(async (stage, caller) => {
      const { id } = await inStatus(stage, caller, 'published');
      await stage.jobs.remove({ caller, params: { id } });
      return () => stage.jobs.restore({ caller, params: { id } });
    }),
  },
  deleteJob: { 'job.deleted': about('published', 'remove') },
  publishJob: { 'job.published': about('closed', 'publish') },
  closeJob: { 'job.closed': about('published', 'close') },

  createStage: {
    'job.stages_updated': staged((calls, at) =>
      calls.create({ ...at, body: { name: 'Trial day', type: 'interview' } }),
    ),
  },
  updateStage: {
    'job.stages_updated': staged((calls, { caller, params }, job) =>
      calls.update({ caller, params: { ...params, stage_id: idAt(job, 2) }, body: { name: 'First talk' } }),
    ),
  },
  orderStages: {
    'job.stages_updated': staged((calls, at, job) =>
      calls.order({ ...at, body: { stage_ids: [2, 1, 3, 4, 5].map((position) => idAt(job, position)) } }),
    ),
  },
  deleteStage: {
    'job.stages_updated': staged((calls, { caller, params }, job) =>
      calls.remove({ caller, params: { ...params, stage_id: idAt(job, 3) } }),
    ),
    'candidate.stage_changed': byCall(async (stage, caller) => {
      const job = await storeJob(stage.stores, caller);
      for (const email of ['jane@example.com', 'ann@example.com', 'joe@example.com']) {
        const { id } = await storeApplication(stage.stores, caller, job, { email });
        await stage.moves.move({ caller, params: { id }, body: { stage_id: idAt(job, 3) } });
      }
      const query = { move_to: idAt(job, 2) };
      return () => stage.stages.remove({ caller, params: { id: job.id, stage_id: idAt(job, 3) }, query });
    }, 3),
  },
};
