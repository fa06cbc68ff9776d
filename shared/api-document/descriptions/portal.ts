import type { Texts } from './texts.ts';

/** Fields of the portal's application form. */
export const portalTexts: Texts = {
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
};
