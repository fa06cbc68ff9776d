import type * as routes from '../../routes/route-table.ts';
import type { filePuts } from './file-request.ts';

/** One request of the collection. The OpenAPI document has the rest of it. */
export interface Step {
  call: keyof typeof routes | keyof typeof filePuts;
  /** Values of path parameters, instead of the variable of their kind of id. */
  params?: Record<string, string>;
  /** Fields of the body, instead of those of the recorded example. Null omits one. */
  body?: Record<string, unknown>;
  /** Variables with their values, in JavaScript on `body`, instead of the variable for the id of what was created. */
  saves?: Record<string, string>;
  /** A condition in JavaScript on `body`, the response. The request is sent again, once a second, until it is true. */
  until?: string;
}

const plain = (...calls: Step['call'][]): Step[] => calls.map((call) => ({ call }));

/** The requests by folder, in an order in which each finds what it needs: created first, deleted last. */
export const folders: Record<string, Step[]> = {
  Account: [{ call: 'getMe', saves: { organization_id: 'body.id' } }],
  Settings: [
    { call: 'createCustomField', body: { key: 'shift_{{$randomInt}}' } },
    ...plain('getCustomField', 'listCustomFields', 'updateCustomField'),
    { call: 'createDepartment', body: { name: 'Cardiology {{$guid}}', parent_id: null } },
    ...plain('getDepartment', 'listDepartments', 'updateDepartment'),
    { call: 'createOffice', body: { name: 'Rotterdam {{$guid}}' } },
    ...plain('getOffice', 'listOffices', 'updateOffice', 'listRejectionReasons'),
    { call: 'createRejectionReason', body: { name: 'No licence {{$guid}}' } },
    ...plain('getRejectionReason', 'updateRejectionReason'),
  ],
  Jobs: [
    ...plain('createJob', 'publishJob'),
    {
      call: 'getJob',
      saves: { job_page: 'body.urls.portal', job_path: "body.urls.portal.split('/').pop()" },
    },
    ...plain('updateJob', 'listJobs', 'getJobLinkedData'),
    { call: 'upsertJob', saves: {} },
    { call: 'createJobFromUrl', body: { url: '{{job_page}}' }, saves: { imported_job_id: 'body.id' } },
  ],
  Stages: [
    { call: 'createStage' },
    { call: 'listStages', saves: { stage_ids: 'JSON.stringify(body.data.map(({ id }) => id))' } },
    ...plain('getStage', 'updateStage'),
    { call: 'orderStages', body: { stage_ids: '{{stage_ids}}' } },
  ],
  Scans: [
    { call: 'createUpload', saves: { upload_url: 'body.upload_url', storage_token: 'body.storage_token' } },
    ...plain('putFile', 'createScan'),
    { call: 'getScan', until: 'body.completed_at !== null' },
    ...plain(
      'getScanJsonResume',
      'getScanText',
      'getScanPdf',
      'listScans',
      'createFitScore',
      'listFitScores',
    ),
    ...plain('getJobRanking', 'rescanScan'),
  ],
  Applications: [
    {
      call: 'createApplication',
      saves: {
        application_id: 'body.id',
        applicant_id: 'body.candidate_id',
        applicant_email: 'body.submission.email',
      },
    },
    {
      call: 'getApplication',
      until: "body.submission.attachments[0].status === 'stored'",
      saves: { attachment_id: 'body.submission.attachments[0].id' },
    },
    ...plain('getApplicationAttachment', 'listApplicationAttachments'),
    { call: 'addApplicationAttachment', saves: {} },
    ...plain('listApplications', 'updateApplication', 'changeApplicationTags'),
    { call: 'upsertApplication', body: { candidate_id: '{{applicant_id}}' }, saves: {} },
    { call: 'bulkMoveApplications', body: { application_ids: ['{{application_id}}'] } },
    { call: 'moveApplication', body: { from_stage_id: null } },
    // A reason that rejected an application is not deleted.
    { call: 'rejectApplication', body: { rejection_reason_id: null } },
    ...plain('unrejectApplication', 'listApplicationHistory', 'hireApplication'),
    { call: 'unhireApplication', body: { stage_id: null } },
    { call: 'advanceApplication' },
  ],
  Careers: [
    ...plain('getCareersPage', 'getCareersJob', 'getApplicationForm'),
    { call: 'submitApplicationForm', body: { email: '{{applicant_email}}' } },
    ...plain('getCareersSitemap', 'getJobsFeedJson', 'getJobsFeedRss', 'getJobsFeedXml'),
  ],
  Candidates: [
    ...plain('createCandidate', 'getCandidate', 'listCandidates', 'updateCandidate', 'replaceCandidateTags'),
    ...plain('changeCandidateTags', 'getCandidateJsonResume'),
    { call: 'upsertCandidate', saves: { upserted_candidate_id: 'body.id' } },
    ...plain('listCandidateDuplicates'),
    { call: 'mergeCandidate', body: { candidate_id: '{{upserted_candidate_id}}' } },
    { call: 'unmergeCandidate', body: { candidate_id: '{{upserted_candidate_id}}' } },
    ...plain('createCandidateNote', 'getCandidateNote', 'listCandidateNotes'),
    {
      call: 'addCandidateAttachment',
      body: { filename: 'certificate.txt', size: null },
      saves: { attachment_id: 'body.id', upload_url: 'body.upload_url' },
    },
    ...plain('putCandidateFile'),
    { call: 'listCandidateAttachments', until: "body.data[0].status === 'stored'" },
    ...plain('getCandidateAttachment'),
    {
      call: 'listCandidateApplications',
      params: { id: '{{applicant_id}}' },
      saves: { sent_application_id: 'body.data[0].id' },
    },
    {
      call: 'confirmApplicant',
      params: { id: '{{applicant_id}}' },
      body: { application_id: '{{sent_application_id}}' },
    },
    ...plain('getCandidateProfile', 'listCandidateScans', 'listCandidateTimeline', 'createCandidateExport'),
    { call: 'getExport' },
  ],
  Events: [
    { call: 'listEvents', saves: { event_id: 'body.data[0].id' } },
    ...plain('getEvent', 'listEventTypes'),
  ],
  Webhooks: [
    ...plain('createWebhookEndpoint', 'listWebhookEndpoints', 'getWebhookEndpoint', 'updateWebhookEndpoint'),
    { call: 'testWebhookEndpoint', saves: {} },
    {
      call: 'listWebhookDeliveries',
      until: 'body.data.length > 0',
      saves: { delivery_id: 'body.data[0].id' },
    },
    { call: 'getWebhookDelivery', until: 'body.attempts.length > 0' },
    ...plain('retryWebhookDelivery', 'createWebhookReplay', 'getWebhookReplay', 'rotateWebhookSecret'),
  ],
  Endings: [
    {
      call: 'transferApplication',
      params: { id: '{{sent_application_id}}' },
      body: { job_id: '{{imported_job_id}}' },
    },
    { call: 'withdrawApplication', params: { id: '{{sent_application_id}}' } },
    { call: 'anonymizeCandidate', params: { id: '{{upserted_candidate_id}}' } },
    ...plain('deleteCandidateAttachment', 'deleteCandidateNote', 'deleteCandidate', 'getErasure'),
    ...plain('deleteScan', 'deleteStage'),
    ...plain(
      'deleteWebhookEndpoint',
      'closeJob',
      'deleteJob',
      'deleteDepartment',
      'deleteOffice',
      'deleteCustomField',
    ),
    ...plain('restoreJob', 'deleteRejectionReason'),
  ],
  Documents: plain(
    ...([
      'getOpenapi',
      'getOpenapiWithoutWebhooks',
      'getOpenapiPublishable',
      'getLlmsText',
      'getDocs',
      'getDocsErrors',
    ] as const),
    ...(['getDocsEvents', 'getDocsFitScore', 'getDocsStates', 'getDocsSignatures'] as const),
    ...(['getDocsTestVectors', 'getDocsPostman', 'getDocsViewerScript', 'getDocsViewerStyle'] as const),
  ),
};
