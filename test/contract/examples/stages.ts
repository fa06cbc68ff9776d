import { idOf, type Step, type Told } from './step.ts';

const stagesOf = (told: Told): string[] => told.listStages.data.map(({ id }: { id: string }) => id);
const trialDay = (told: Told) => ({ id: told.createJob.id, stage_id: told.createStage.id });

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
    body: (told) => {
      const [applied, ...others] = stagesOf(told);
      return { stage_ids: [applied, told.createStage.id, ...others] };
    },
  },
  { operation: 'deleteStage', params: trialDay },
];
