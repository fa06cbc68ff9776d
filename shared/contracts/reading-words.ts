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

/**
 * Reasons to look at a field of a profile, each with its sentence. The order is that of doubt: entries with the first reasons come
 * first in `profile.review`.
 */
export const reviewReasons = {
  not_found: 'The CV has no such value, or none was recognized.',
  unclear_which_is_which:
    'This may be another part of the entry, for example the employer instead of the title.',
  end_before_start: 'The end is before the start.',
  looks_like_a_sentence: 'The value is a sentence or a part of one rather than a name.',
  unconfirmed: 'Only the place or the form of the value speaks for it.',
  low_text_quality: 'The text was read from images. Letters and digits may be wrong.',
  missing_date: 'The date is missing.',
  unknown_degree: 'No degree was recognized.',
  no_country: 'The country of the number is unknown, so the number cannot be dialed from abroad.',
  unknown_skills: 'Fewer than half of the skills are known names.',
  unusually_many: 'The list is unusually long.',
} as const;
export type ReviewReason = keyof typeof reviewReasons;
