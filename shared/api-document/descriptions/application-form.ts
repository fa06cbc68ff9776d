import type { Descriptions } from './texts.ts';

/** The application form of a job, in responses and in requests. */
export const applicationForm: Descriptions = {
  parts: {
    JobApplicationForm: 'ApplicationForm',
    JobApplicationFormConsent: 'ApplicationFormConsent',
    JobApplicationFormField: 'FormField',
    JobApplicationFormFieldOption: 'FormFieldOption',
    PublicJobApplicationForm: 'PublicApplicationForm',
    PublicJobApplicationFormField: 'PublicFormField',
    CreateJobRequestApplicationForm: 'ApplicationFormInput',
    CreateJobRequestApplicationFormField: 'FormFieldInput',
    CreateJobRequestApplicationFormConsent: 'ApplicationFormConsentInput',
    UpdateJobRequestApplicationForm: 'ApplicationFormUpdate',
    UpdateJobRequestApplicationFormField: 'FormFieldUpdate',
    CreateCustomFieldRequestOption: 'FormFieldOptionInput',
  },
  like: {
    PublicApplicationForm: ['ApplicationForm'],
    PublicFormField: ['FormField'],
    ApplicationFormUpdate: ['ApplicationFormInput'],
    FormFieldUpdate: ['FormFieldInput'],
  },
  fields: {
    'ApplicationForm.fields': 'The questions in addition to name, contact data and files, in their order.',
    'ApplicationForm.consent': 'Which consents the form asks for.',
    'FormField.id': 'The id of the question. The answers of applications name it.',
    'FormField.key': 'The name of the question in requests. It is unique within the form.',
    'FormField.label': 'The question as applicants read it.',
    'FormField.type': 'The kind of answer. The answer to a `file` question is an attachment.',
    'FormField.required': 'Whether an application needs an answer to the question.',
    'FormField.options': 'The choices of a select question. Empty for other types.',
    'FormField.is_knockout': [
      'A mark for your team that the answer can rule an applicant out. The service never acts on it.',
      false,
    ],
    'FormFieldOption.value': ['The value that requests send for this choice.', 'nights'],
    'FormFieldOption.label': ['The choice as people read it.', 'Night shifts'],
    'ApplicationFormConsent.processing_required':
      'Whether an application needs consent to the processing of its data.',
    'ApplicationFormConsent.retention_months':
      'For how many months data is kept with consent to retention. Null if the job sets no period.',
    'ApplicationFormConsent.privacy_url': [
      'The privacy notice that the form links to. Null if none is set.',
      'https://careers.example.com/privacy',
    ],
    'ApplicationFormConsent.ai_notice': [
      'The notice about the use of AI that the form shows. Null if none is set.',
      'A model may read your CV.',
    ],
    'ApplicationFormInput.fields': [
      'The questions in addition to name, contact data and files. The list replaces the earlier one.',
      [],
    ],
    'ApplicationFormInput.consent': 'Which consents the form asks for.',
    'FormFieldInput.key': ['The name of the question in requests, unique within the form.', 'shifts'],
    'FormFieldInput.label': ['The question as applicants read it.', 'Which shifts do you prefer?'],
    'FormFieldInput.type': [
      'The kind of answer. The answer to a `file` question is an attachment.',
      'single_select',
    ],
    'FormFieldInput.required': ['Whether an application needs an answer to the question.', true],
    'FormFieldInput.options': 'The choices of a select question.',
    'FormFieldInput.is_knockout': [
      'A mark for your team that the answer can rule an applicant out. The service never acts on it.',
      false,
    ],
    'FormFieldOptionInput.value': ['The value that requests send for this choice.', 'nights'],
    'FormFieldOptionInput.label': ['The choice as people read it.', 'Night shifts'],
    'FormFieldUpdate.id': [
      'The id of an existing question to keep. A question without it is new.',
      'fld_01KERMBJX0EQ3RFNJZM36QKZ48',
    ],
    'ApplicationFormConsentInput.processing_required': [
      'Whether an application needs consent to the processing of its data.',
      true,
    ],
    'ApplicationFormConsentInput.retention_months': [
      'For how many months data is kept with consent to retention, from 1 to 120.',
      12,
    ],
    'ApplicationFormConsentInput.privacy_url': [
      'The privacy notice that the form links to. Null clears it.',
      'https://careers.example.com/privacy',
    ],
    'ApplicationFormConsentInput.ai_notice': [
      'The notice about the use of AI that the form shows. Null clears it.',
      'A model may read your CV.',
    ],
  },
};
