import { idOf, type Step, type Told } from './step.ts';

const stage = (told: Told, position: number): string => told.listStages.data[position - 1].id;
/** Of the application that came from the page. */
const fromPage = idOf('createApplication by page');

/** Jane is rejected by mistake, and hired; Sam goes to another job; the robot goes. */
export const pipelineStory: Step[] = [
  {
    operation: 'moveApplication',
    params: idOf('createApplication'),
    body: (told) => ({ stage_id: stage(told, 2), from_stage_id: stage(told, 1), note: 'A strong CV.' }),
    causes: ['candidate.stage_changed'],
  },
  {
    operation: 'advanceApplication',
    params: idOf('createApplication'),
    body: { note: 'Good telephone interview.' },
  },
  {
    operation: 'rejectApplication',
    params: idOf('createApplication'),
    body: { reason: 'experience', note: 'Mixed up with another application.' },
    causes: ['application.rejected'],
  },
  {
    operation: 'unrejectApplication',
    params: idOf('createApplication'),
    causes: ['application.unrejected'],
  },
  {
    operation: 'transferApplication',
    params: fromPage,
    body: (told) => ({ job_id: told.careAssistant.id, note: 'Asked for fewer nights.' }),
    causes: ['application.transferred'],
  },
  {
    operation: 'withdrawApplication',
    params: idOf('flagged'),
    body: { reason: 'No answer' },
    causes: ['application.withdrawn'],
  },
  {
    operation: 'bulkMoveApplications',
    body: (told) => ({
      action: 'advance',
      application_ids: [told['createApplication by page'].id, told.flagged.id],
    }),
  },
  {
    operation: 'hireApplication',
    params: idOf('createApplication'),
    body: { note: 'Starts in May.' },
    causes: ['application.hired'],
  },
  { operation: 'listApplicationHistory', params: idOf('createApplication'), query: { limit: '3' } },
];
