import { administrationSteps } from './administration-steps.ts';
import { intakeSteps } from './intake-steps.ts';
import { settingSteps } from './setting-steps.ts';
import { plain, type Step } from './step.ts';

/** The requests by folder, in an order in which each finds what it needs: created first, deleted last. */
export const folders: Record<string, Step[]> = {
  Account: [{ call: 'getMe', saves: { organization_id: 'body.id' } }],
  Settings: settingSteps,
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
    ...plain('getJobRanking', 'updateScanProfile', 'rescanScan'),
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
    ...plain('getPipeline'),
  ],
  Dashboard: plain('getDashboard'),
  Careers: [
    ...plain('getCareersPage', 'getCareersJob', 'getApplicationForm'),
    { call: 'submitApplicationForm', body: { email: '{{applicant_email}}' } },
    {
      call: 'sendApplicationForm',
      body: { email: '{{applicant_email}}' },
      saves: { sent_form_id: 'body.id', upload_token: 'body.upload_token' },
    },
    {
      call: 'renewFormUploads',
      body: { application_id: '{{sent_form_id}}', upload_token: '{{upload_token}}' },
    },
    { call: 'renewApplicationUploads', params: { id: '{{sent_form_id}}' } },
    ...plain('getCareersSitemap', 'getJobsFeedJson', 'getJobsFeedRss', 'getJobsFeedXml'),
  ],
  Intakes: intakeSteps,
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
  Assessments: [
    {
      call: 'createAssessment',
      saves: {
        assessment_id: 'body.id',
        assessment_end: 'new Date(Date.parse(body.expires_at) + 86400000).toISOString()',
      },
    },
    ...plain('getAssessment', 'listAssessments', 'resendAssessment'),
    { call: 'extendAssessment', body: { expires_at: '{{assessment_end}}' } },
    ...plain('cancelAssessment'),
  ],
  Events: [{ call: 'listEvents', saves: { event_id: 'body.data[0].id' } }, ...plain('getEvent')],
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
    { call: 'deleteIntake', params: { id: '{{other_intake_id}}' } },
    ...plain('deleteScan', 'deleteStage'),
    ...plain('deleteWebhookEndpoint', 'closeJob', 'deleteJob', 'deleteDepartment', 'deleteOffice'),
    ...plain('deleteCustomField', 'restoreJob', 'deleteRejectionReason', 'deleteAssessmentTemplate'),
  ],
  Documents: plain(
    ...([
      'getOpenapi',
      'getOpenapiWithoutWebhooks',
      'getOpenapiPublishable',
      'getLlmsText',
      'getRobotsText',
      'getDocs',
      'getDocsErrors',
    ] as const),
    ...([
      'getDocsEvents',
      'getDocsFitScore',
      'getDocsAssessments',
      'getDocsStates',
      'getDocsSignatures',
    ] as const),
    ...(['getWidgetScript', 'getWidgetRelease', 'tryWidget', 'getPortalScript', 'getIntakeScript'] as const),
    ...(['getAssessmentPage', 'getAssessmentScript', 'getAssessmentEditor'] as const),
    ...(['getDocsTestVectors', 'getDocsPostman', 'getDocsViewerScript', 'getDocsViewerStyle'] as const),
  ),
  Administration: administrationSteps,
};
