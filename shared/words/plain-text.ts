/** C0, DEL and C1, spelled out because patterns of JSON Schema have no flags. */
const controls = '\\u0000-\\u001F\\u007F-\\u009F';
const lineEnds = '\\u2028\\u2029';
/** White space that is neither a control character nor a line end. */
const blanks = ' \\u00A0\\u1680\\u2000-\\u200A\\u202F\\u205F\\u3000\\uFEFF';
/** Control characters that editors do not write; tabs, line ends and page breaks are not among them. */
const neverTyped = '\\u0000-\\u0008\\u000E-\\u001F\\u007F';

/** One line: no line end and no other control character. */
export const oneLine = new RegExp(`^[^${controls}${lineEnds}]*$`);
/** Any text that an editor writes. */
export const manyLines = new RegExp(`^[^${neverTyped}]*$`);

/** One line with visible text. Neighbouring parts of the pattern share no character, so that it runs in linear time. */
export const visibleLine = `^[${blanks}]*[^\\s\\uFEFF${controls}][^${controls}${lineEnds}]*$`;
export const visibleLines = `^[\\s\\uFEFF]*[^\\s\\uFEFF${neverTyped}][^${neverTyped}]*$`;

/** The form of an e-mail address. Only a message can show whether the mailbox exists. */
export const mailbox = new RegExp(
  `^[^\\s@<>${controls}]+@[^\\s@<>${controls}]+\\.[^\\s@<>.${controls}]{2,}$`,
);
