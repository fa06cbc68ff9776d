import type { DetailCode } from '../contracts/detail-codes.ts';

/** The meaning of each code in `details` of an error. */
export const detailTexts: Record<DetailCode, string> = {
  required: 'The field or parameter is missing.',
  unknown_field: 'There is no such field or parameter here.',
  invalid_type: 'The value has another type than the documented one.',
  invalid_format: 'The text does not have the documented format.',
  invalid_value: 'The value is none of the permitted ones.',
  too_short: 'The text has too few characters, or none that is visible.',
  too_long: 'The text has too many characters.',
  too_small: 'The number is below the least permitted one.',
  too_large: 'The number is above the greatest permitted one.',
  too_few: 'The list has too few entries.',
  too_many: 'The list or the object has too many entries.',
  duplicate: 'Two entries are the same where each must differ.',
  contradictory: 'The value contradicts another field or parameter.',
  reserved: 'The name is reserved.',
  not_found: 'The id names nothing in your organization.',
  taken: 'Another resource has this value. `id` is the id of that resource.',
  archived: 'The id names something that is archived and takes no further use.',
  invalid_stages:
    'A pipeline has one entry stage, and ends with its one stage of type `hired`, which stays that stage.',
  url_not_allowed: 'The URL must be an https address on the public internet.',
};
