/** Warnings about an extraction, each with its sentence. */
export const readingWarnings = {
  no_name_found: 'No name was found, or none that could be distinguished from other words.',
  no_email_found: 'No e-mail address was found.',
  no_section_headings_found: 'No heading separates work from education.',
  no_work_history_found: 'No work experience was found.',
  ocr_incomplete:
    'Not all page images could be read within the time limit. The text of the others is missing.',
  transcribed_by_model:
    'A model transcribed the text from images. Quotes show what the model read. Look at the file before you decide.',
  profile_cut:
    'The file has more entries, or longer texts, than a profile holds. The profile has the first of them.',
  instructions_ignored: 'The file contains instructions to a machine. They were left out.',
} as const;
export type ReadingWarning = keyof typeof readingWarnings;

/** Reasons why the rules made the profile although the deployment has a model. */
export const fallbackReasons = {
  timeout: 'The model took too long.',
  rate_limited: 'The provider limited the rate of calls.',
  provider_error: 'The provider failed.',
  invalid_answer:
    'The response of the model did not have the required form, or most of its values are not in the CV.',
  refused: 'The model refused to read the CV.',
  not_configured: 'The deployment has no key or no access for its model.',
  no_consent: 'The applicant did not consent to processing by a model.',
} as const;
