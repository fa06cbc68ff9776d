import { stageView } from '../../contracts/job.ts';
import type { Descriptions } from './texts.ts';

/** The stages of a job. */
export const stages: Descriptions = {
  schemas: {
    Stage: stageView,
  },
  parts: {
    CreateJobRequestStage: 'StageInput',
    UpdateJobRequestStage: 'StageUpdate',
  },
  like: {
    StageUpdate: ['StageInput'],
  },
  operations: {
    createStage: { returns: 'The new stage.' },
    deleteStage: { returns: 'The id of the deleted stage.' },
    getStage: {
      description: 'The stage is returned with its type and its position in the pipeline.',
      returns: 'The stage with its position.',
    },
    listStages: { returns: 'All stages in their order.' },
    orderStages: { returns: 'All stages in their new order.' },
    updateStage: {
      description: 'Omitted fields stay as they are. The stage of type `hired` keeps its type.',
      returns: 'The stage after the change.',
    },
  },
  parameters: {
    'listStages.fields': [
      'Only these top-level fields of each stage, separated by commas. `object` and `id` are always there.',
      'id,name',
    ],
    'jobs.stage_id': 'The id of the stage within the job.',
    'deleteStage.move_to': 'The id of the stage that takes the applications of the deleted one.',
  },
  fields: {
    'Stage.id': 'The id of the stage. Applications in the stage name it.',
    'Stage.name': 'The name of the stage, as the team reads it.',
    'Stage.type': 'The kind of the stage, which is the same in all jobs.',
    'Stage.position': 'The place of the stage in the pipeline, counted from 1.',
    'Stage.is_entry': 'Whether new applications begin in this stage. One stage of a job is its entry.',
    'StageInput.name': ['The name of the stage, as the team reads it.', 'Phone call'],
    'StageInput.type': ['The kind of the stage. A pipeline has one stage of type `hired`.', 'screening'],
    'StageInput.is_entry': [
      'Whether new applications begin in this stage. Without one, the first stage is the entry.',
      false,
    ],
    'StageUpdate.id': [
      'The id of an existing stage to keep. A stage without it is new.',
      'stg_01KERMBJX0FNMVMKF3GWENA2YX',
    ],
    'CreateStageRequest.name': 'The name of the stage, as the team reads it.',
    'CreateStageRequest.type': 'The kind of the stage. A pipeline has one stage of type `hired`.',
    'CreateStageRequest.position': [
      'The place of the new stage, counted from 1. By default it is before the stage of type `hired`.',
      3,
    ],
    'UpdateStageRequest.name': 'The new name of the stage.',
    'UpdateStageRequest.type': [
      'The new kind of the stage. The stage of type `hired` keeps its type.',
      'interview',
    ],
    'UpdateStageRequest.is_entry': ['True makes new applications begin in this stage.', true],
    'OrderStagesRequest.stage_ids':
      'The ids of all stages of the job in their new order, the stage of type `hired` last.',
  },
};
