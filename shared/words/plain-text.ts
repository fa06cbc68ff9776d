/** Spelled out, as JSON Schema needs them, whose patterns have no flags: C0, DEL and C1. */
const controls = '\\u0000-\\u001F\\u007F-\\u009F';
const lineEnds = '\\u2028\\u2029';
/** The white space that is no control character and ends no line. */
const blanks = ' \\u00A0\\u1680\\u2000-\\u200A\\u202F\\u205F\\u3000\\uFEFF';
/** The control characters that no editor writes; tabs and what ends a line or a page are not among them. */
const neverTyped = '\\u0000-\\u0008\\u000E-\\u001F\\u007F';

/** One line: no line end and no other control character. */
export const oneLine = new RegExp(`^[^${controls}${lineEnds}]*$`);
/** Any text that an editor writes. */
export const manyLines = new RegExp(`^[^${neverTyped}]*$`);

/** The same, saying something. Neighbouring parts share no character, so that no text takes them long. */
export const oneLineSaid = `^[${blanks}]*[^\\s\\uFEFF${controls}][^${controls}${lineEnds}]*$`;
export const manyLinesSaid = `^[\\s\\uFEFF]*[^\\s\\uFEFF${neverTyped}][^${neverTyped}]*$`;

/** A mailbox by its outline; whether anybody reads it only a message tells. */
export const mailbox = new RegExp(
  `^[^\\s@<>${controls}]+@[^\\s@<>${controls}]+\\.[^\\s@<>.${controls}]{2,}$`,
);
