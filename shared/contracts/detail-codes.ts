/** The codes of the entries in `details` of an error. shared/docs/detail-texts.ts has their meanings. */
export const detailCodes = [
  'required',
  'unknown_field',
  'invalid_type',
  'invalid_format',
  'invalid_value',
  'too_short',
  'too_long',
  'too_small',
  'too_large',
  'too_few',
  'too_many',
  'duplicate',
  'contradictory',
  'reserved',
  'not_found',
  'taken',
  'archived',
  'invalid_stages',
  'url_not_allowed',
] as const;
export type DetailCode = (typeof detailCodes)[number];
