/**
 * The confidence of each finding. From 0.6 to 0.9 it is the share of facts that were right under its signs in the first readings of several
 * sets of CVs that the rules had not seen; of those with 0.9 and more at least 97 % shall be right. One doubtful item keeps the whole
 * field below 0.9, because a reader sees one number per field.
 */
export const certainty = {
  /** Found by its form alone (an e-mail address, a number that its country dials). */
  certain: 0.99,
  /** All signs of the field are there. */
  sure: 0.95,
  /** The list as a whole is sound and one sign is missing somewhere. */
  likely: 0.89,
  /** No item of a list has all its signs. */
  doubtful: 0.85,
  /** Some items of a list of skills are sentences. */
  mixed: 0.8,
  /** Read, and nothing beyond its place speaks for it. */
  plausible: 0.6,
} as const;
