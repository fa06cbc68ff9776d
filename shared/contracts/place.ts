import * as v from 'valibot';
import { countryCode, text } from './primitives.ts';

/** A place as it is shown: of a job, an office, a candidate or an applicant, or read from a CV. */
export const place = v.object({
  /** The place in one line, as a person entered it or a CV has it. */
  raw: v.nullable(v.string()),
  name: v.nullable(v.string()),
  street: v.nullable(v.string()),
  postal_code: v.nullable(v.string()),
  city: v.nullable(v.string()),
  region: v.nullable(v.string()),
  country_code: v.nullable(v.string()),
});
export type Place = v.InferOutput<typeof place>;

/** The same in a request: null clears a field. */
export const placeInput = v.strictObject({
  raw: v.optional(v.nullable(text(200))),
  name: v.optional(v.nullable(text(200))),
  street: v.optional(v.nullable(text(200))),
  postal_code: v.optional(v.nullable(text(20))),
  city: v.optional(v.nullable(text(200))),
  region: v.optional(v.nullable(text(200))),
  country_code: v.optional(v.nullable(countryCode)),
});
export type PlaceInput = v.InferOutput<typeof placeInput>;
