import * as v from 'valibot';
import { timestamp } from './primitives.ts';
import { type ReviewReason, reviewReasons } from './reading-words.ts';

/** The most fields that a profile names for review. */
export const maxReviewed = 20;

/** A field of a profile that a person should look at. `path` has the names and indices that lead to it. */
const reviewEntry = v.object({
  path: v.string(),
  reason: v.picklist(Object.keys(reviewReasons) as ReviewReason[]),
});
export type ReviewEntry = v.InferOutput<typeof reviewEntry>;

/** A field of `basics`, or a list, that a person corrected. */
const correctedEntry = v.object({ path: v.string(), at: timestamp });

/** The same as it is shown: with the value as it was read, as a text; null for a list, and for a field that was not found. */
export const correctedView = v.object({ ...correctedEntry.entries, read: v.nullable(v.string()) });

/** The doubts of the reader, and the corrections of people. */
export const reviewFields = { review: v.array(reviewEntry), corrected: v.array(correctedEntry) };
