/**
 * Patterns whose work grows faster than their text, and what keeps that text short. `degree` is the highest power allowed:
 * 2 for the square. `most` is the length in characters.
 */
export interface Bounded {
  where: RegExp;
  degree: number;
  most: number;
  why: string;
}

export const boundedTexts: Bounded[] = [
  {
    where: /^shared\/extraction\//,
    degree: 2,
    most: 3_000,
    why: 'a line of a CV is cut at 3,000 characters, and the worker that reads it has a time limit',
  },
  {
    where: /^shared\/extraction\/entries\/(?:date-cells|begin-end-lines)\.ts/,
    degree: 3,
    most: 3_000,
    why: 'what repeats inside has at most 12 letters, so that the powers are those of 12',
  },
  {
    where: /^shared\/words\/(dates|form-labels|section-titles|title-additions)\.ts/,
    degree: 2,
    most: 3_000,
    why: 'a line of a CV, cut at 3,000 characters',
  },
  {
    where: /^shared\/words\/clauses-about-jobs\.ts/,
    degree: 3,
    most: 3_000,
    why: 'a line of a CV, in which the names of the post and of the employer have at most 60 letters each: the powers are those of 60',
  },
  {
    where: /^shared\/words\/places\.ts/,
    degree: 3,
    most: 200,
    why: 'a longer text is no address',
  },
  {
    where: /^shared\/extraction\/skills\/extract-skills\.ts/,
    degree: 3,
    most: 200,
    why: 'a longer item has no level at its end',
  },
  {
    where: /^shared\/redaction\/redact-identity\.ts/,
    degree: 4,
    most: 3_000,
    why: 'a line or a clipped text, in which a number has at most 31 characters and a word 200: the powers are those of these',
  },
  {
    where: /^shared\/words\/personal-patterns\.ts/,
    degree: 3,
    most: 5_000,
    why: 'between a label and its value are at most four blanks: the powers are those of four',
  },
  {
    where: /^shared\/redaction\/contact-patterns\.ts/,
    degree: 2,
    most: 3_000,
    why: 'each half of an address has at most 63 characters: the power is that of 63',
  },
  {
    where: /^shared\/fit\//,
    degree: 2,
    most: 300,
    why: 'the label of a requirement has at most 300 characters by contract',
  },
  {
    where: /^shared\/model\/instruction-lines\.ts/,
    degree: 3,
    most: 2_000,
    why: 'a line is looked at up to 2,000 characters, and what stands between two words is at most 50',
  },
  {
    where: /^shared\/postings\/read-amount\.ts/,
    degree: 3,
    most: 40,
    why: 'a sum of more than 40 characters is none',
  },
  {
    where: /^shared\/postings\/decode-page\.ts/,
    degree: 2,
    most: 4_096,
    why: 'the first 4,096 bytes of a page',
  },
  {
    where: /^shared\/postings\/read-page-text\.ts/,
    degree: 2,
    most: 500,
    why: 'a title is cut at 500 characters',
  },
  {
    where: /^shared\/intake\/read-(?:answer|date)\.ts/,
    degree: 2,
    most: 2_000,
    why: 'a message of a chat has at most 2,000 characters',
  },
];
