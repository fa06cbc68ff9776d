import { changedCustomFields, givenCustomFields } from './custom-field-values.ts';
import type { Descriptions } from './texts.ts';

/** Fields of requests about applications. */
export const applicationRequests: Descriptions = {
  parts: {
    CreateApplicationRequestCandidate: 'ApplicantInput',
    CreateApplicationRequestResume: 'ResumeInput',
    CreateApplicationRequestAnswer: 'AnswerInput',
    CreateApplicationRequestAnswerValue: 'AnswerInputValue',
    CreateApplicationRequestConsent: 'ConsentInput',
    CreateApplicationRequestSource: 'SourceInput',
    CreateApplicationRequestCandidateLocation: 'PlaceInput',
    CreateApplicationPublicRequestCandidate: 'FormApplicantInput',
    CreateApplicationPublicRequestSource: 'FormSourceInput',
  },
  like: {
    UpsertApplicationRequest: ['CreateApplicationRequest'],
    CreateApplicationPublicRequest: ['CreateApplicationRequest'],
    FormSourceInput: ['SourceInput'],
    FormApplicantInput: ['ApplicantInput'],
  },
  fields: {
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
    'ApplicantInput.location': 'The place of residence: its parts, or `raw` for one line of text.',
    'FormApplicantInput.location': [
      'The place of residence in one line, as in a field of a form. It becomes `raw`.',
      'Rotterdam',
    ],
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
    'SourceInput.type': ['The channel; `api` by default.', 'import'],
    'SourceInput.utm': [
      'The campaign parameters of the page, by name without `utm_`. At most 10.',
      { source: 'newsletter' },
    ],
    'SourceInput.referrer': [
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
    'CreateApplicationRequest.custom_fields': givenCustomFields,
    'UpdateApplicationRequest.custom_fields': changedCustomFields,
    'UpsertApplicationRequest.custom_fields': changedCustomFields,
    'CreateApplicationRequest.rejection_reason_id': [
      'The id of the reason of your list, for an application with the status `rejected`.',
      'rr_01KERMBJX0R3N8G5W2ZKQ7T4VC',
    ],
  },
};
