import type { Text } from './texts.ts';

const values = { shift: 'night', languages: ['nl', 'en'] };

/** `custom_fields` of a request that creates an object. */
export const givenCustomFields: Text = [
  'Values by the keys of custom fields, up to 50 and 16 kB. Each must be of the type of its field.',
  values,
];

/** `custom_fields` of a request that changes an object. */
export const changedCustomFields: Text = [
  'Values to add or replace, by the keys of custom fields. Null removes one; others stay.',
  values,
];
