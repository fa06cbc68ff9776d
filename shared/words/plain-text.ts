/** Spelled out, as JSON Schema needs them, whose patterns have no flags: C0, DEL and C1. */
const controls = '\\u0000-\\u001F\\u007F-\\u009F';
const lineEnds = '\\u2028\\u2029';
/** The white space that is no control character and ends no line. */
const blanks = ' \\u00A0\\u1680\\u2000-\\u200A\\u202F\\u205F\\u3000\\uFEFF';
/** The control characters that no editor writes; tabs and what ends a line or a page are not among them. */
const neverTyped = '\\u0000-\\u0008\\u000E-\\u001F\\u007F';

/**
 * What nobody sees: letters that reorder those around them (`cv\u202Efdp.exe` reads as `cvexe.pdf`), that have no width, and
 * the tags that spell a hidden text. The joiners of Persian, Hindi and emoji are not among them.
 */
const invisibles =
  '\\u00AD\\u061C\\u180E\\u200B\\u200E\\u200F\\u202A-\\u202E\\u2060-\\u206F\\uFEFF\\uFFF9-\\uFFFB';
const invisible = new RegExp(`[${invisibles}\\u{E0000}-\\u{E007F}]`, 'gu');
/** A line without what is invisible in it. */
export const withoutInvisible = (line: string) => line.replace(invisible, '');

/** One line: no line end and no other control character. */
export const oneLine = new RegExp(`^[^${controls}${lineEnds}]*$`);
/** Any text that an editor writes. */
export const manyLines = new RegExp(`^[^${neverTyped}]*$`);

/** The same, saying something. Neighbouring parts share no character, so that no text takes them long. */
export const oneLineSaid = `^[${blanks}${invisibles}]*[^\\s${invisibles}${controls}][^${controls}${lineEnds}]*$`;
export const manyLinesSaid = `^[\\s\\uFEFF]*[^\\s\\uFEFF${neverTyped}][^${neverTyped}]*$`;

/** A mailbox by its outline; whether anybody reads it only a message tells. */
export const mailbox = new RegExp(
  `^[^\\s@<>${controls}]+@[^\\s@<>${controls}]+\\.[^\\s@<>.${controls}]{2,}$`,
);
