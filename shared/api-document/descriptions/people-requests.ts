import type { Texts } from './texts.ts';

/** Fields of requests about applications and candidates. */
export const peopleRequestTexts: Texts = {
  'CreateApplicationRequest.job_id':
    'The id of the job to apply for. It must be published and accept applications.',
  'CreateApplicationRequest.candidate': 'The person who applies.',
  'CreateApplicationRequest.resume':
    'The CV: its content, its text, or a file to upload after the response. Null without one.',
  'CreateApplicationRequest.attachments': 'Further files, to upload after the response. At most 10.',
  'CreateApplicationRequest.cover_letter': [
    'The cover letter as plain text, up to 20,000 characters.',
    'I have worked as a nurse for five years.',
  ],
  'CreateApplicationRequest.answers':
    'The answers to the questions of the job’s form. Required questions need one.',
  'CreateApplicationRequest.consent':
    'What the applicant agrees to. A job can require consent to processing.',
  'CreateApplicationRequest.source': 'The way on which the application arrived.',
  'CreateApplicationRequest.locale': ['The language of the page that sends the form.', 'en-GB'],
  'CreateApplicationRequest.honeypot': [
    'A field that people do not see and leave empty. A text in it flags the application as spam.',
    '',
  ],
  'CreateApplicationRequest.elapsed_ms': [
    'The milliseconds between showing and sending the form. Below 3,000 flags the application.',
    64000,
  ],
  'CreateApplicationRequest.external_id': [
    'The id of the application in your system, unique among applications.',
    'application-88',
  ],
  'CreateApplicationRequest.metadata': [
    'Up to 50 pairs of names and texts of your own.',
    { campaign: 'spring' },
  ],
  'ApplicantInput.first_name': 'The first name of the applicant.',
  'ApplicantInput.last_name': 'The last name of the applicant.',
  'ApplicantInput.email': 'The e-mail address. A known address adds the application to its candidate.',
  'ApplicantInput.phone': ['The phone number in any form.', '+31 10 700 0000'],
  'ApplicantInput.location': ['The place of residence in any form.', 'Rotterdam'],
  'ApplicantInput.links': [
    'Web addresses of the applicant, http or https.',
    ['https://www.example.com/jane'],
  ],
  'ResumeInput.filename': ['The name of the file. Its ending must be that of an accepted type.', 'cv.pdf'],
  'ResumeInput.size': [
    'The size in bytes. If it is given, the upload accepts only a file of this size.',
    48213,
  ],
  'ResumeInput.content_base64': [
    'The file in Base64, up to 3 MB after decoding. Without it the file is uploaded after the response.',
    'JVBERi0xLjQK',
  ],
  'ResumeInput.text': ['The CV as plain text, instead of a file.', 'Jane Miller\nRegistered nurse'],
  'CreateApplicationRequest.candidate_id': [
    'A candidate who exists, instead of `candidate`. The application needs no answers then.',
    'cand_01KERMBJX02QVBMYB6JYGEC7GN',
  ],
  'CreateApplicationRequest.applied_at': [
    'When the person applied, if another system received the application.',
    '2026-01-04T08:00:00Z',
  ],
  'CreateApplicationRequest.stage_id': [
    'The stage in which the application begins. By default it is the entry stage of the job.',
    'stg_01KERMBJX02QVBMYB6JYGEC7GN',
  ],
  'CreateApplicationRequest.status': [
    'The status with which the application begins. Only `application.created` is emitted.',
    'active',
  ],
  'CreateApplicationRequest.rejection_reason': [
    'Why the application was rejected, for that status.',
    'experience',
  ],
  'CreateApplicationRequest.tags': ['Labels of the team.', ['referred']],
  'ChangeApplicationTagsRequest.add': ['Tags to add after those that exist.', ['night shifts']],
  'ChangeApplicationTagsRequest.remove': [
    'Tags to remove. Those that do not exist are ignored.',
    ['first choice'],
  ],
  'UnhireApplicationRequest.stage_id': [
    'The stage to return to. By default it is the stage before the hired one.',
    'stg_01KERMBJX02QVBMYB6JYGEC7GN',
  ],
  'AddApplicationAttachmentRequest.kind': [
    'The kind of the file; for the file of a `file` question, the key of the question.',
    'certificate',
  ],
  'AddApplicationAttachmentRequest.filename': [
    'The name of the file. Its ending must be that of an accepted type.',
    'diploma.pdf',
  ],
  'AddApplicationAttachmentRequest.size': [
    'The size in bytes. If it is given, the upload accepts only a file of this size.',
    48213,
  ],
  'AnswerInput.key': ['The key of the question in the form of the job.', 'shifts'],
  'AnswerInput.value': [
    'The answer in the type of the question: a text, a number, true or false, or a list of choices.',
    'nights',
  ],
  'ConsentInput.processing': 'Whether the applicant agrees to the processing of the data.',
  'ConsentInput.retention': 'Whether the applicant agrees that the data is kept for later jobs.',
  'ConsentInput.marketing': 'Whether the applicant agrees to messages about other jobs.',
  'ConsentInput.ai_processing': [
    'Whether a model may read the CV. Null if the applicant was not asked.',
    true,
  ],
  'ConsentInput.policy_url': [
    'The privacy notice that the applicant saw. By default it is that of the job.',
    'https://careers.example.com/privacy',
  ],
  'ConsentInput.policy_version': ['The version of the privacy notice that the applicant saw.', '2026-01'],
  'ApplicationSourceInput.type': ['The channel of the application; `api` for a secret key.', 'import'],
  'ApplicationSourceInput.utm': [
    'The campaign parameters of the page, by name without `utm_`. At most 10.',
    { source: 'newsletter' },
  ],
  'ApplicationSourceInput.referrer': [
    'The page that led to the form, as the browser reports it.',
    'https://www.example.com/',
  ],
  'UpdateApplicationRequest.tags': 'Labels of your team, up to 50. The list replaces the earlier one.',
  'UpdateApplicationRequest.external_id': [
    'The id of the application in your system. Null clears it.',
    'application-88',
  ],
  'UpdateApplicationRequest.metadata': [
    'Pairs to add or replace. A pair whose value is null is removed; others stay.',
    { campaign: 'spring' },
  ],
  'MoveApplicationRequest.stage_id':
    'The id of the stage to move to. It must be a stage of the application’s job.',
  'MoveApplicationRequest.from_stage_id': [
    'The id of the stage that the application must be in. If it is in another, the call returns `stage_mismatch`.',
    'stg_01KERMBJX0FNMVMKF3GWENA2YX',
  ],
  'MoveApplicationRequest.note': [
    'A note for the team and the timeline, up to 2,000 characters.',
    'Strong first call.',
  ],
  'RejectApplicationRequest.reason':
    'The reason in words of your team, up to 200 characters. Events never contain it.',
  'WithdrawApplicationRequest.reason': [
    'The reason of the applicant, up to 200 characters. Events never contain it.',
    'Accepted another offer',
  ],
  'TransferApplicationRequest.job_id': 'The id of the job to move the application to. It must not be closed.',
  'TransferApplicationRequest.stage_id': [
    'The id of a stage of that job. By default it is the entry stage.',
    'stg_01KERMBJX0FNMVMKF3GWENA2YX',
  ],
  'BulkMove.action': 'The action that is applied to each application.',
  'BulkMove.application_ids': [
    'The ids of 1 to 100 applications. Each has a result of its own.',
    ['app_01KERMBJX06QAEK2A0YXHHDWQA'],
  ],
  'CreateCandidateRequest.first_name': 'The first name. Null clears it.',
  'CreateCandidateRequest.last_name': 'The last name. Null clears it.',
  'CreateCandidateRequest.email': 'The e-mail address. It can belong to one candidate only. Null clears it.',
  'CreateCandidateRequest.phone': ['The phone number in any form. Null clears it.', '+31 10 700 0000'],
  'CreateCandidateRequest.location': ['The place of residence in any form. Null clears it.', 'Rotterdam'],
  'CreateCandidateRequest.links': [
    'Web addresses, http or https, up to 20. The list replaces the earlier one.',
    ['https://www.example.com/jane'],
  ],
  'CreateCandidateRequest.tags': 'Labels of your team, up to 50. The list replaces the earlier one.',
  'CreateCandidateRequest.source': 'The channel of the first contact.',
  'CreateCandidateRequest.external_id': [
    'The id of the candidate in your system, unique among candidates. Null clears it.',
    'person-7',
  ],
  'CreateCandidateRequest.metadata': ['Up to 50 pairs of names and texts of your own.', { recruiter: 'Ada' }],
  'UpdateCandidateRequest.metadata': [
    'Pairs to add or replace. A pair whose value is null is removed; others stay.',
    { recruiter: 'Ada' },
  ],
  'UpsertCandidateRequest.source':
    'The channel of the first contact. It is used only if the candidate is new.',
  'UpsertCandidateRequest.metadata': [
    'Pairs to add or replace. A pair whose value is null is removed; others stay.',
    { recruiter: 'Ada' },
  ],
  'ReplaceCandidateTagsRequest.tags': 'All labels of the candidate, up to 50. An empty list removes them.',
  'MergeCandidateRequest.candidate_id': [
    'The id of the other candidate: the one that is merged, or was.',
    'cand_01KERMBJX06QAEK2A0YXHHDWQB',
  ],
  'ConfirmApplicantRequest.application_id': 'The id of the application that the candidate sent.',
  'CreateCandidateNoteRequest.text':
    'The text of the note, up to 10,000 characters. Events never contain it.',
  'CreateCandidateNoteRequest.metadata': [
    'Up to 50 pairs of names and texts of your own.',
    { topic: 'salary' },
  ],
};
