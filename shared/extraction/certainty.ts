/**
 * The confidence of each finding, measured on the development files: a field reaches 0.9 only by signs under which at least 97 % of
 * its facts were right there. One doubtful item keeps the whole field below that, because a reader sees one number per field.
 */
export const certainty = {
  /** Found by its form alone (an e-mail address, a number that its country dials). */
  certain: 0.99,
  /** All signs of the field are there. */
  sure: 0.95,
  /** The list as a whole is sound and one sign is missing somewhere. */
  likely: 0.8,
  /** Read, and nothing beyond its place speaks for it. */
  plausible: 0.6,
} as const;
