import * as v from 'valibot';
import { countryCode, text } from './primitives.ts';

/** A place as it is shown, of a job or an office. */
export const placeFields = {
  name: v.nullable(v.string()),
  street: v.nullable(v.string()),
  postal_code: v.nullable(v.string()),
  city: v.nullable(v.string()),
  region: v.nullable(v.string()),
  country_code: v.nullable(v.string()),
};

/** The same in a request: null clears a field. */
export const placeInput = {
  name: v.optional(v.nullable(text(200))),
  street: v.optional(v.nullable(text(200))),
  postal_code: v.optional(v.nullable(text(20))),
  city: v.optional(v.nullable(text(200))),
  region: v.optional(v.nullable(text(200))),
  country_code: v.optional(v.nullable(countryCode)),
};
