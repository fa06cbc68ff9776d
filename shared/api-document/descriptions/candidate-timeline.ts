import { timelineEntry } from '../../contracts/timeline.ts';
import type { Descriptions } from './texts.ts';

/** The timeline of a candidate. */
export const candidateTimeline: Descriptions = {
  schemas: {
    TimelineEntry: timelineEntry,
  },
  operations: {
    listCandidateTimeline: { returns: 'A page of entries, newest first.' },
  },
  parameters: {
    'listCandidateTimeline.fields': [
      'Only these top-level fields of each entry, separated by commas. `object` and `id` are always there.',
      'id,type',
    ],
  },
  fields: {
    'TimelineEntry.id': 'The id of the entry.',
    'TimelineEntry.type': 'What happened, in the past tense.',
    'TimelineEntry.application_id':
      'The id of the application that this happened to. Null if it happened to the candidate.',
    'TimelineEntry.job_id': 'The id of the job of the application. Null if it happened to the candidate.',
    'TimelineEntry.from':
      'The stage before. Null without a change of stage, and without the scope `applications:read`.',
    'TimelineEntry.to':
      'The stage after. Null without a change of stage, and without the scope `applications:read`.',
    'TimelineEntry.reason':
      'The reason of a rejection or withdrawal. Null without one, and without the scope `applications:read`.',
    'TimelineEntry.note':
      'The note of a change. Null without one, and without the scope `applications:read`.',
  },
};
