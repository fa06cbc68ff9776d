/** What to know before relying on a reading, with the sentence that says so. */
export const readingWarnings = {
  no_name_found: 'The CV names nobody, or not in a way that could be told from other words.',
  no_email_found: 'There is no e-mail address.',
  no_section_headings_found: 'No heading says which part is work and which is education.',
  no_work_history_found: 'There is no post.',
  ocr_incomplete: 'Not all of the pictures could be read in the time there is; the rest is missing.',
  transcribed_by_model:
    'A model read the text off a picture, so that a quote proves what the model read. Look at the file before you decide.',
  instructions_ignored:
    'The file holds lines that speak to a machine rather than to a person; they were left out.',
} as const;
export type ReadingWarning = keyof typeof readingWarnings;

/** Why the rules' reading stands although a model was to read. */
export const fallbackReasons = {
  timeout: 'The model took too long.',
  rate_limited: 'The provider had too many calls.',
  provider_error: 'The provider failed.',
  invalid_answer: 'The answer of the model was not in the form that was asked for.',
  refused: 'The model declined to answer.',
  not_configured: 'The stage has no key, or no access, to its model.',
  no_consent: 'The applicant did not agree to processing by a model.',
} as const;
