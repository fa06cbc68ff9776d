import {
  applicationReceipt,
  applicationView,
  listedApplicationView,
  newApplicationView,
  renewedUploads,
  writtenApplicationView,
} from '../../contracts/application.ts';
import { source, sourceInEvent } from '../../contracts/source.ts';
import type { Descriptions } from './texts.ts';

/** Applications as they are returned, and the calls about them. */
export const applications: Descriptions = {
  tags: {
    applications: 'Applications of people for jobs, with their files and their way through the pipeline.',
  },
  schemas: {
    Source: source,
    SourceSnapshot: sourceInEvent,
    Application: applicationView,
    ListedApplication: listedApplicationView,
    ApplicationWithUploads: newApplicationView,
    WrittenApplication: writtenApplicationView,
    ApplicationReceipt: applicationReceipt,
    ApplicationUploads: renewedUploads,
  },
  parts: {
    ApplicationSubmission: 'Submission',
    ApplicationSubmissionAnswer: 'Answer',
    ApplicationSubmissionAnswerValue: 'AnswerValue',
    ListedApplicationSubmission: 'ListedSubmission',
    ApplicationWithUploadsSubmission: 'SubmissionWithUploads',
    ApplicationUploadsAttachment: 'UploadTarget',
  },
  like: {
    ListedApplication: ['Application'],
    ApplicationWithUploads: ['Application'],
    UploadTarget: ['AttachmentWithUpload', 'Attachment'],
    ApplicationSnapshot: ['Application', 'Submission'],
    SourceSnapshot: ['Source'],
    WrittenApplication: ['Written'],
    ListedSubmission: ['Submission'],
    SubmissionWithUploads: ['Submission'],
    WrittenApplicationSubmission: ['Submission'],
  },
  operations: {
    changeApplicationTags: { returns: 'The application with its tags.' },
    upsertApplication: { returns: 'The created or changed application.' },
    createApplication: { returns: 'The new application, with the upload addresses of its declared files.' },
    getApplication: { returns: 'The application with its submission.' },
    listApplications: { returns: 'A page of applications, newest first.' },
    updateApplication: {
      description:
        'The status and the stage are changed by the actions of the application, such as `/move` and `/reject`.',
      returns: 'The application after the change.',
    },
  },
  parameters: {
    'upsertApplication.external_id': 'The id of the application in your system. URL-encode it.',
    'applications.id': 'The id of the application.',
    'applications.status': ['Only applications with this status.', 'active'],
    'applications.source': ['Only applications that arrived on this channel.', 'portal'],
    'applications.is_confirmed': [
      'Only applications that are or are not confirmed to be from their candidate.',
      false,
    ],
    'applications.rejection_reason_id': [
      'Only applications that this reason rejected.',
      'rr_01KERMBJX0R3N8G5W2ZKQ7T4VC',
    ],
    'applications.expand': ['`submission` includes cover letters and answers.', 'submission'],
  },
  fields: {
    'Application.id': 'The id of the application. It never changes.',
    'Application.status':
      'Whether the application is active, hired, rejected or withdrawn. The stage is independent of it.',
    'Application.stage':
      'The stage of the job that the application is in. It stays when the application ends.',
    'Application.consent': 'What the applicant agreed to.',
    'Application.source': 'The way on which the application arrived.',
    'Application.screening': 'Signs of spam. They only flag an application; they never reject it.',
    'Application.rejection': 'The rejection. Null unless the status is `rejected`.',
    'Application.scan_id':
      'The id of the scan of the résumé. Null until its file has arrived, or without a résumé.',
    'Application.is_confirmed':
      'Whether its personal data counts for the candidate. False for a form under a known e-mail address.',
    'Application.tags': 'Labels that your team gave the application.',
    'Application.last_moved_at': 'When the application last changed its stage. Null if it never did.',
    'Application.hired_at': 'When the applicant was hired. Null before that.',
    'Application.withdrawn_at': 'When the application was withdrawn. Null before that.',
    'Application.submission': 'What the applicant sent, as it was sent.',
    'Application.fit':
      'The score of the CV against the job. Null before there is one, and without the scope `scans:read`.',
    'ListedApplication.submission':
      'What the applicant sent. Letter and answers are included with `expand=submission`.',
    'ApplicationWithUploads.submission':
      'What the applicant sent, with the upload addresses of declared files.',
    'WrittenApplication.submission': 'The files of the application, with their upload addresses.',
    'ApplicationStage.id': 'The id of the stage in the job.',
    'ApplicationStage.name': 'The name of the stage.',
    'ApplicationStage.type': 'The kind of the stage, which is the same in all jobs.',
    'Source.type': 'The channel, such as the portal, the API or an import.',
    'Source.utm': [
      'The campaign parameters of the page, by name without `utm_`. Empty if none were sent.',
      { source: 'newsletter' },
    ],
    'Source.referrer': [
      'The page that led to the form. Null if the browser sent none.',
      'https://www.example.com/',
    ],
    'ApplicationScreening.status':
      'Whether a sign of spam was found. A repeated application alone is not flagged.',
    'ApplicationScreening.signals':
      'The signs of spam or of a repeated application. Empty if there are none.',
    'ApplicationRejection.rejection_reason_id': 'The id of the reason of your list. Null without one.',
    'ApplicationRejection.rejection_reason_name': 'The name of that reason as it is now. Null without one.',
    'ApplicationRejection.reason': 'The reason as your team wrote it. Null after the person was anonymized.',
    'ApplicationRejection.note': 'A note about the rejection. Null without one.',
    'ApplicationRejection.at': 'When the application was rejected.',
    'ApplicationSnapshotRejection.rejection_reason_id': [
      'The id of the reason of your list. Null without one.',
      'rr_01KERMBJX0R3N8G5W2ZKQ7T4VC',
    ],
    'ApplicationSnapshotRejection.at': ['When the application was rejected.', '2026-01-13T09:40:00.000Z'],
    'Submission.first_name': 'The first name as it was sent. Null after the person was anonymized.',
    'Submission.last_name':
      'The last name as it was sent. Null if it was not sent, or after the person was anonymized.',
    'Submission.email': 'The e-mail address as it was sent. Null after the person was anonymized.',
    'Submission.phone': 'The phone number as it was sent. Null if it was not sent.',
    'Submission.location':
      'The place of residence. Of a form, which has one field for it, only `raw` is set. Null if it was not sent.',
    'Submission.links': [
      'Web addresses of the applicant. Empty if none was sent.',
      ['https://www.example.com/jane'],
    ],
    'Submission.cover_letter': 'The cover letter as plain text. Null without one.',
    'Submission.answers': 'The answers to the questions of the form, in the order of the form.',
    'Submission.locale': ['The language of the page that sent the form. Null if it was not sent.', 'en-GB'],
    'Submission.attachments': 'The files of the application.',
    'Answer.question_id': 'The id of the question in the form of the job.',
    'Answer.key': 'The name of the question in requests.',
    'Answer.label': 'The question as the applicant read it.',
    'Answer.type': 'The kind of the question, which determines the type of `value`.',
    'Answer.value':
      'The answer: a text, a number, true or false, or a list of choices. Null if it was left empty.',
    'Application.applied_at': [
      'When the person applied. It is earlier than `created_at` if another system received the application.',
      '2026-01-04T08:00:00.000Z',
    ],
    'ApplicationUploads.application_id': [
      'The application that has the files.',
      'app_01KERMBJX02QVBMYB6JYGEC7GN',
    ],
    'ApplicationUploads.attachments': 'The files of the application, each with its new upload address.',
    'ApplicationReceipt.id': 'The id of the application. Show it to the applicant as a reference.',
    'ApplicationReceipt.status': 'Always `received`. It is the same for known and new e-mail addresses.',
    'ApplicationReceipt.upload_token': [
      'The proof of having sent the application, for `POST /v1/applications/{id}/uploads`. Keep it on the page.',
      'mr2k1x0c.h2Qx8cWq0fA1bC3d.dXBsb2FkLXRva2VuLXNpZ25hdHVyZQ',
    ],
    'RenewApplicationUploadsRequest.upload_token': [
      'The token of the receipt. Required with a publishable key. With it the response has the files of the form only.',
      'mr2k1x0c.h2Qx8cWq0fA1bC3d.dXBsb2FkLXRva2VuLXNpZ25hdHVyZQ',
    ],
    'RenewFormUploadsRequest.application_id': 'The id of the application in the receipt.',
    'RenewFormUploadsRequest.upload_token': [
      'The token of the receipt.',
      'mr2k1x0c.h2Qx8cWq0fA1bC3d.dXBsb2FkLXRva2VuLXNpZ25hdHVyZQ',
    ],
    'ApplicationReceipt.attachments': 'The files of the application, with their upload addresses.',
  },
};
