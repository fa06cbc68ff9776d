import type { Descriptions } from './texts.ts';

/** The careers portal and its application form. */
export const portal: Descriptions = {
  tags: {
    careers: 'The careers portal of an organization: pages for applicants, which need no key.',
  },
  like: {
    SendApplicationFormRequest: ['SubmitApplicationFormRequest'],
  },
  operations: {
    getApplicationForm: { returns: 'The form as an HTML page.' },
    getIntakePage: { returns: 'The chat as an HTML page.' },
    getCareersJob: { returns: 'The job as an HTML page.' },
    getCareersPage: { returns: 'The list of jobs as an HTML page.' },
    getCareersSitemap: {
      returns: 'The sitemap as XML.',
    },
    submitApplicationForm: { returns: 'A page that confirms the application.' },
    sendApplicationForm: { returns: 'The receipt, with the upload addresses of the declared files.' },
    renewFormUploads: {
      returns: 'The files of the form, with new upload addresses for those that have not arrived.',
    },
  },
  parameters: {
    'careers.organization': 'The id of the organization whose jobs are shown.',
    'careers.job': [
      'The last part of the job’s address in `urls.portal`. It ends in the digits of the job’s id.',
      'backend-engineer-01jq3m5k8w0000000000000000',
    ],
    'getCareersPage.q': ['Words that occur in the title, the department or a place of the job.', 'engineer'],
    'getCareersPage.department': ['Only jobs of this department.', 'Engineering'],
    'getIntakePage.lang': ['The language of the chat as two letters. By default that of the job.', 'de'],
    'getCareersPage.lang': [
      'The language of the page as two letters. By default that of most jobs; English if it is unknown.',
      'de',
    ],
  },
  fields: {
    'SubmitApplicationFormRequest.form_token': [
      'The token of the form. The same token stores one application; without one the application is flagged.',
      'mr2k1x0c.h2Qx8cWq0fA1bC3d.Zm9ybS10b2tlbi1zaWduYXR1cmU',
    ],
    'SubmitApplicationFormRequest.first_name': ['The first name of the applicant. Required.', 'Maria'],
    'SubmitApplicationFormRequest.last_name': ['The last name of the applicant.', 'Rossi'],
    'SubmitApplicationFormRequest.email': [
      'The e-mail address of the applicant. Required.',
      'maria.rossi@example.com',
    ],
    'SubmitApplicationFormRequest.phone': ['The phone number in any form.', '+31 10 700 0000'],
    'SubmitApplicationFormRequest.location': ['Where the applicant lives.', 'Rotterdam'],
    'SubmitApplicationFormRequest.link': [
      'A website or profile of the applicant.',
      'https://example.com/maria',
    ],
    'SubmitApplicationFormRequest.cover_letter': [
      'The cover letter as plain text, up to 20,000 characters.',
      'I have worked as a nurse for five years.',
    ],
    'SubmitApplicationFormRequest.answers': [
      'The answers to the questions of the form as texts, by the keys of the questions. Several choices have a line each.',
      { night_shifts: 'true' },
    ],
    'SubmitApplicationFormRequest.consent_processing': [
      '`true` if the applicant agrees to the processing of the application.',
      'true',
    ],
    'SubmitApplicationFormRequest.consent_retention': [
      '`true` if the applicant agrees that the data is kept for other jobs.',
      'true',
    ],
    'SubmitApplicationFormRequest.nickname': [
      'A field that people do not see and leave empty. A text in it flags the application as spam.',
      '',
    ],
    'SendApplicationFormRequest.files': 'The files of the form, which are sent after it.',
    'SendApplicationFormRequestFile.name': [
      'The field of the file: `resume`, or `answers.` with the key of its question.',
      'resume',
    ],
    'SendApplicationFormRequestFile.filename': [
      'The name of the file. Its extension determines its type.',
      'maria.pdf',
    ],
    'SendApplicationFormRequestFile.size': [
      'The size in bytes. Only a file of this size is accepted.',
      81_920,
    ],
  },
};
