import * as v from 'valibot';
import { bodyOfForm } from '../../../functions/applications/sent-body.ts';
import { formApplicationBody } from '../../../shared/contracts/application-body.ts';
import { newApplication } from '../../../shared/domain/application.ts';
import { candidateOf, withApplication } from '../../../shared/domain/candidate.ts';
import { idSource } from '../../../shared/domain/ids.ts';
import { newJob } from '../../../shared/domain/job.ts';
import { moveJob } from '../../../shared/domain/job-moves.ts';
import type { Job } from '../../../shared/domain/stored/job.ts';
import type { Caller } from '../../../shared/http/api-gateway.ts';
import { applicationStore } from '../../../shared/storage/applications.ts';
import { candidateStore } from '../../../shared/storage/candidates.ts';
import { fitScoreStore } from '../../../shared/storage/fit-scores.ts';
import { jobStore } from '../../../shared/storage/jobs.ts';
import { pipelineStore } from '../../../shared/storage/pipeline.ts';
import { rejectionReasonStore } from '../../../shared/storage/rejection-reasons.ts';
import { timelineStore } from '../../../shared/storage/timeline.ts';
import type { Backend } from '../../support/backend.ts';
import { keyRing } from './key-rings.ts';
import { originOf } from './origin.ts';

export type PipelineStores = ReturnType<typeof pipelineStores>;

/** The stores of applications and candidates on the backend's table. */
export function pipelineStores({ table }: Backend) {
  const applications = applicationStore(table);
  const candidates = candidateStore(table, async () => keyRing('1'));
  return {
    jobs: jobStore(table),
    fitScores: fitScoreStore(table),
    reasons: rejectionReasonStore(table),
    applications,
    candidates,
    timeline: timelineStore(table),
    pipeline: pipelineStore({ table, applications, candidates }),
  };
}

/** Puts a published job with the default pipeline into the table. */
export async function storeJob({ jobs }: PipelineStores, caller: Caller, now = new Date()): Promise<Job> {
  const newId = idSource(now);
  const { job } = moveJob(newJob({ name: 'Nurse' }, { now, newId }), 'publish', now);
  return jobs.insert(originOf(caller, now), job, [{ type: 'job.created' }]);
}

/** Puts an application into the table as its endpoint would; the same e-mail address is the same candidate. */
export function storeApplication(
  { pipeline }: PipelineStores,
  caller: Caller,
  job: Job,
  {
    email,
    now = new Date(),
    ...fields
  }: { email: string; now?: Date; first_name?: string; last_name?: string },
) {
  const newId = idSource(now);
  const candidate = { first_name: 'Jane', email, ...fields };
  const body = v.parse(formApplicationBody, { job_id: job.id, candidate, consent: { processing: true } });
  return pipeline.apply(originOf(caller, now), { email }, (known) => {
    const making = { id: newId('application'), candidateId: known?.id ?? newId('candidate'), job, now };
    const application = newApplication(bodyOfForm(body), {
      ...making,
      sourceType: 'api',
      answers: [],
      attachments: [],
      signals: [],
    });
    const person = known ?? candidateOf(making.candidateId, application, now);
    return {
      application,
      candidate: { before: known ?? null, after: withApplication(person, application) },
      events: [{ type: 'application.created' }],
    };
  });
}
