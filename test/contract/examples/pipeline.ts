import { idOf, type Recorded, type Step } from './step.ts';

const stage = (recorded: Recorded, position: number): string => recorded.listStages.data[position - 1].id;
/** Of the application that came from the page. */
const fromPage = idOf('createApplication by page');

/** Jane is rejected by mistake, and hired; Sam goes to another job; the robot goes. */
export const pipelineStory: Step[] = [
  {
    operation: 'moveApplication',
    params: idOf('createApplication'),
    body: (recorded) => ({
      stage_id: stage(recorded, 2),
      from_stage_id: stage(recorded, 1),
      note: 'A strong CV.',
    }),
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
    body: (recorded) => ({
      rejection_reason_id: recorded.createRejectionReason.id,
      reason: 'Licence expired in May',
      note: 'Mixed up with another application.',
    }),
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
    body: (recorded) => ({ job_id: recorded.careAssistant.id, note: 'Asked for fewer nights.' }),
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
    body: (recorded) => ({
      action: 'advance',
      application_ids: [recorded['createApplication by page'].id, recorded.flagged.id],
    }),
  },
  {
    operation: 'hireApplication',
    params: idOf('createApplication'),
    body: { note: 'Starts in May.' },
    causes: ['application.hired'],
  },
  {
    operation: 'unhireApplication',
    params: idOf('createApplication'),
    body: { note: 'The contract was not signed.' },
  },
  { operation: 'hireApplication', name: 'hiredAgain', params: idOf('createApplication') },
  { operation: 'getPipeline', params: idOf('createApplication', 'job_id') },
  { operation: 'listApplicationHistory', params: idOf('createApplication'), query: { limit: '6' } },
];
