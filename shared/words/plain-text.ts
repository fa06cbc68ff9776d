/** C0, DEL and C1, spelled out because patterns of JSON Schema have no flags. */
const controls = '\\u0000-\\u001F\\u007F-\\u009F';
const lineEnds = '\\u2028\\u2029';
/** White space that is neither a control character nor a line end. */
const blanks = ' \\u00A0\\u1680\\u2000-\\u200A\\u202F\\u205F\\u3000\\uFEFF';
/** Control characters that editors do not write; tabs, line ends and page breaks are not among them. */
const neverTyped = '\\u0000-\\u0008\\u000E-\\u001F\\u007F';

/**
 * Invisible characters: those that reorder their neighbours (`cv\u202Efdp.exe` reads as `cvexe.pdf`), those without a width, and
 * the tags that spell a hidden text. The joiners of Persian, Hindi and emoji are not included.
 */
const invisibles =
  '\\u00AD\\u061C\\u180E\\u200B\\u200E\\u200F\\u202A-\\u202E\\u2060-\\u206F\\uFEFF\\uFFF9-\\uFFFB';
const invisible = new RegExp(`[${invisibles}\\u{E0000}-\\u{E007F}]`, 'gu');
/** A line without invisible characters. */
export const withoutInvisible = (line: string) => line.replace(invisible, '');

/** One line: no line end and no other control character. */
export const oneLine = new RegExp(`^[^${controls}${lineEnds}]*$`);
/** Any text that an editor writes. */
export const manyLines = new RegExp(`^[^${neverTyped}]*$`);

/** The same with visible text. Neighbouring parts share no character, so that no text takes them long. */
export const visibleLine = `^[${blanks}${invisibles}]*[^\\s${invisibles}${controls}][^${controls}${lineEnds}]*$`;
export const visibleLines = `^[\\s\\uFEFF]*[^\\s\\uFEFF${neverTyped}][^${neverTyped}]*$`;

/** The form of an e-mail address. Only a message can show whether the mailbox exists. */
export const mailbox = new RegExp(
  `^[^\\s@<>${controls}]+@[^\\s@<>${controls}]+\\.[^\\s@<>.${controls}]{2,}$`,
);
