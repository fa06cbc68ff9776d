import { expect, it } from 'vitest';
import { idSource } from '../../../shared/domain/ids.ts';
import { newJob } from '../../../shared/domain/job.ts';
import { withChangedStage, withoutStage } from '../../../shared/domain/stages.ts';
import type { Application } from '../../../shared/domain/stored/application.ts';
import type { Job } from '../../../shared/domain/stored/job.ts';
import type { Caller } from '../../../shared/http/api-gateway.ts';
import { presentWithStages } from '../../../shared/views/present-application.ts';

const now = new Date();
const asking = { caller: { organizationId: 'org_1' } as Caller, shows: () => true };
const noScores = { findMany: async () => [] };
const [renamed, shortened, deleted] = Array.from({ length: 3 }, () =>
  newJob({ name: 'Nurse' }, { now, newId: idSource(now) }),
) as [Job, Job, Job];

const standingIn = (job: Job, index: number) => {
  const { id, name, type } = job.stages[index] as Job['stages'][number];
  return { job_id: job.id, stage: { id, name, type } } as Application;
};

it('shows the current stage of each application, with one read of the jobs', async () => {
  const second = renamed.stages[1]?.id ?? '';
  const kept = [
    withChangedStage(renamed, second, { name: 'First look', type: 'assessment' }),
    withoutStage(shortened, shortened.stages[2]?.id ?? ''),
  ];
  const asked: string[][] = [];
  const stagesOf = async (_: string, ids: string[]) => {
    asked.push(ids);
    return new Map(kept.map((job) => [job.id, job]));
  };
  const reasons = { ofApplications: async () => new Map() };
  const applications = [standingIn(renamed, 1), standingIn(shortened, 2), standingIn(deleted, 3)];
  const shown = await presentWithStages(
    { jobs: { stagesOf }, fitScores: noScores, reasons },
    asking,
    applications,
  );
  expect(shown.map(({ stage }) => [stage.id, stage.name, stage.type])).toEqual([
    [second, 'First look', 'assessment'],
    [shortened.stages[0]?.id, 'Applied', 'applied'],
    [deleted.stages[3]?.id, 'Offer', 'offer'],
  ]);
  expect(asked).toHaveLength(1);
});
