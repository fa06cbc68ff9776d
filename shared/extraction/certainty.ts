/**
 * The confidence of each finding: the share of facts that were right under its signs in the first readings of several sets of CVs that the
 * rules had not seen. Of those with 0.9 and more at least 97 % shall be right. One doubtful item makes a whole field `likely`, because a
 * reader sees one number per field.
 */
export const certainty = {
  /** Found by its form alone (an e-mail address, a number that its country dials). */
  certain: 0.99,
  /** All signs of the field are there. */
  sure: 0.97,
  /** The list as a whole is sound and one sign is missing somewhere. */
  likely: 0.95,
  /** Some items of a list of skills are sentences. */
  mixed: 0.9,
  /** No item of a list has all its signs, or nothing beyond its place speaks for a value. */
  doubtful: 0.86,
} as const;
