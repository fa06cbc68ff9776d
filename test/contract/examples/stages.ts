import { idOf, type Recorded, type Step } from './step.ts';

const stagesOf = (recorded: Recorded): string[] =>
  recorded.listStages.data.map(({ id }: { id: string }) => id);
const trialDay = (recorded: Recorded) => ({ id: recorded.createJob.id, stage_id: recorded.createStage.id });

/** The ward wants a trial day, then does without. */
export const stageStory: Step[] = [
  { operation: 'listStages', params: idOf('createJob') },
  {
    operation: 'createStage',
    params: idOf('createJob'),
    body: { name: 'Trial day', type: 'interview' },
    causes: ['job.stages_updated'],
  },
  { operation: 'getStage', params: trialDay },
  { operation: 'updateStage', params: trialDay, body: { name: 'Trial day on the ward' } },
  {
    operation: 'orderStages',
    params: idOf('createJob'),
    body: (recorded) => {
      const [applied, ...others] = stagesOf(recorded);
      return { stage_ids: [applied, recorded.createStage.id, ...others] };
    },
  },
  { operation: 'deleteStage', params: trialDay },
];
