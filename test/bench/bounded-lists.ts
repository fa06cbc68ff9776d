import type { RouteName } from './endpoint-calls.ts';

/** Lists that cannot have a thousand rows: what bounds them, with the file that does. */
export const boundedLists = {
  getJobsFeedJson:
    '500 jobs, 4 MB (shared/feeds/read-feed.ts); written once per change and served from memory',
  listApplicationAttachments: '30 files of an application, in its own row (shared/domain/attachment.ts)',
  listCandidateAttachments:
    '30 files of a candidate, 330 with ten merged ones (shared/storage/candidate-files.ts)',
  listCandidateDuplicates: '100 candidates that are compared (shared/storage/duplicates.ts)',
  listCustomFields: '50 fields for each of three types of object (shared/domain/custom-fields.ts)',
  listDepartments: '500 entries (shared/storage/vocabulary.ts)',
  listEventTypes: 'the types of events, which are constants',
  listAssessmentTemplates: '500 entries (shared/storage/vocabulary.ts)',
  listAuditLog:
    '400 days (shared/storage/audit-log.ts); read by month and id like events, for people only: not measured',
  listInvitations: '7 days, those that were not accepted (shared/storage/invitations.ts)',
  listKeySets: '500 key sets (shared/administration/key-sets.ts)',
  listMembers: 'the people of 1 organization (shared/storage/members.ts)',
  listSessions: 'the browsers of 1 person (shared/storage/sessions.ts)',
  listOffices: '500 entries (shared/storage/vocabulary.ts)',
  listRejectionReasons: '500 entries (shared/storage/vocabulary.ts)',
  listStages: '30 stages of a job, in its own row (shared/contracts/job-body.ts)',
  listWebhookEndpoints: '50 endpoints of an organization (shared/storage/webhook-endpoints.ts)',
} as const satisfies Partial<Record<RouteName, string>>;
