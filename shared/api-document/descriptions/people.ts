import type { Texts } from './texts.ts';

/** Applications as they are returned. */
export const applicationTexts: Texts = {
  'Application.id': 'The id of the application. It never changes.',
  'Application.status':
    'Whether the application is active, hired, rejected or withdrawn. The stage is independent of it.',
  'Application.stage': 'The stage of the job that the application is in. It stays when the application ends.',
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
  'ApplicationSource.type': 'The channel of the application, such as the portal, the API or an import.',
  'ApplicationSource.utm': [
    'The campaign parameters of the page, by name without `utm_`.',
    { source: 'newsletter' },
  ],
  'ApplicationSource.referrer': [
    'The page that led to the form. Null if the browser sent none.',
    'https://www.example.com/',
  ],
  'ApplicationScreening.status':
    'Whether a sign of spam was found. A repeated application alone is not flagged.',
  'ApplicationScreening.signals': 'The signs of spam or of a repeated application. Empty if there are none.',
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
  'Submission.location': 'The place of residence as it was sent. Null if it was not sent.',
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
  'Attachment.id':
    'The id of the file. `GET /v1/applications/{id}/attachments/{attachment_id}` returns its address.',
  'Attachment.kind':
    'The kind of the file: `resume`, another word of the sender, or the key of a `file` question.',
  'Attachment.filename': 'The name of the file as it was sent.',
  'Attachment.size': ['The size of the file in bytes. Null until it has arrived.', 48213],
  'Attachment.status': 'Whether the file is awaited, stored, or was rejected.',
  'Attachment.rejection': [
    'Why the file was rejected. Null unless `status` is `rejected`.',
    'unsupported_file_type',
  ],
  'ApplicationFile.application_id': ['The application that has the file.', 'app_01KERMBJX02QVBMYB6JYGEC7GN'],
  'CandidateFile.id':
    'The id of the file. `GET /v1/candidates/{id}/attachments/{attachment_id}` returns its address.',
  'CandidateFile.candidate_id': [
    'The candidate whom the file was added to. After a merge the id leads to the one that remained.',
    'cand_01KERMBJX02QVBMYB6JYGEC7GN',
  ],
  'CandidateFile.kind': 'The kind of the file, a word of your own such as `certificate`.',
  'Application.applied_at': [
    'When the person applied. It is earlier than `created_at` if another system received the application.',
    '2026-01-04T08:00:00.000Z',
  ],
  'AttachmentWithUpload.upload_url':
    'The address for one PUT of the file. Null for a file that was in the request.',
  'AttachmentWithUpload.method': 'The HTTP method of the upload. Null for a file that was in the request.',
  'AttachmentWithUpload.headers':
    'The headers that the upload must send. Null for a file that was in the request.',
  'AttachmentWithUpload.expires_at':
    'When the address expires, two minutes after the response. Null for a file that was in the request.',
  'AttachmentSnapshot.kind': 'Whether the file is a résumé. Every other kind is `other` in events.',
  'UploadHeaders.Content-Type': 'The media type that the upload must send.',
  'ApplicationReceipt.id': 'The id of the application. Show it to the applicant as a reference.',
  'ApplicationReceipt.status': 'Always `received`. It is the same for known and new e-mail addresses.',
  'ApplicationReceipt.attachments': 'The files of the application, with their upload addresses.',
  'BulkItem.application_id': 'The id of the application that this result is about.',
  'BulkItem.outcome': 'Whether the action was done, had nothing to change, or was refused.',
  'BulkItem.error': 'Why the action was refused. Null unless `outcome` is `refused`.',
  'BulkItemError.code': [
    'The error code that the same call for one application returns.',
    'invalid_state_transition',
  ],
  'BulkItemError.message': [
    'The reason as a sentence for people.',
    'The state of the resource does not allow this.',
  ],
  'Consent.processing': 'The consent to process the personal data.',
  'Consent.retention': 'The consent to keep the data for later jobs.',
  'Consent.marketing': 'Whether the person agreed to messages about other jobs.',
  'Consent.ai_processing': ['Whether a model may read the CV. Null if the person was not asked.', true],
  'ConsentProcessing.given': 'Whether the person agreed.',
  'ConsentProcessing.at': 'When the person agreed. Null without consent.',
  'ConsentProcessing.policy_url': [
    'The privacy notice that the person saw. Null if none is known.',
    'https://careers.example.com/privacy',
  ],
  'ConsentProcessing.policy_version': [
    'The version of the privacy notice. Null if it was not sent.',
    '2026-01',
  ],
  'ConsentRetention.given': 'Whether the person agreed.',
  'ConsentRetention.months': ['The retention period in months. Null without consent.', 12],
  'ConsentRetention.expires_at': [
    'When the retention period ends. Null without consent.',
    '2027-01-12T08:15:00.000Z',
  ],
};
