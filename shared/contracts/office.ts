import * as v from 'valibot';
import { place, placeInput } from './place.ts';
import { entryFields, entryPatch, newEntryInput } from './vocabulary.ts';

const own = { location: v.optional(v.nullable(placeInput)) };
export const createOfficeBody = v.strictObject({ ...newEntryInput, ...own });
export const updateOfficeBody = v.strictObject({ ...entryPatch, ...own });

export const officeView = v.object({
  object: v.literal('office'),
  ...entryFields('office'),
  location: v.nullable(place),
});
