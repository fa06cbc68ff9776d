import { certainty } from '../certainty.ts';

/** A label or the e-mail address identifies the name; the largest words at the top are less certain. */
export const nameConfidence = (signs: {
  labelled: boolean;
  /** Share of the name's words that the e-mail address shows. */
  overlap: number;
  /** Place of its font size among the sizes of the page, the largest 0. */
  rank: number;
  /** Lines above it in its column. */
  nth: number;
  score: number;
}) => {
  if (signs.labelled || signs.overlap >= 0.5) return certainty.sure;
  if (signs.rank === 0 && signs.nth < 3) return certainty.likely;
  return signs.score > 1.5 ? certainty.doubtful : 0.4;
};
