/** C0, DEL and C1, spelled out because patterns of JSON Schema have no flags. */
const controls = '\\u0000-\\u001F\\u007F-\\u009F';
const lineEnds = '\\u2028\\u2029';
/** White space that is neither a control character nor a line end. */
const blanks = ' \\u00A0\\u1680\\u2000-\\u200A\\u202F\\u205F\\u3000\\uFEFF';
/** Control characters that editors do not write; tabs, line ends and page breaks are not among them. */
const neverTyped = '\\u0000-\\u0008\\u000E-\\u001F\\u007F';

/**
 * The invisible characters of the BMP, spelled out for JSON Schema; a test compares them with the properties below. The joiners
 * are among them, because a text of joiners alone shows nothing.
 */
const invisibles =
  '\\u00AD\\u034F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180B-\\u180F\\u200B-\\u200F\\u202A-\\u202E' +
  '\\u2060-\\u206F\\u2800\\u3164\\uFE00-\\uFE0F\\uFEFF\\uFFA0\\uFFF0-\\uFFFB';
/**
 * Characters that Unicode defines as ignorable, which includes those that reorder their neighbours (`cv\u202Efdp.exe` reads as
 * `cvexe.pdf`), variation selectors, controls of musical and shorthand signs, and tags. The Braille blank and the signs of
 * interlinear annotation do not have the property.
 */
const invisible = '[\\p{Default_Ignorable_Code_Point}\\p{Bidi_Control}\\u2800\\uFFF9-\\uFFFB]';
/** Scripts whose letters change their form next to a joiner. */
const joiningScripts =
  'Arab|Syrc|Nkoo|Mand|Mong|Phag|Deva|Beng|Guru|Gujr|Orya|Taml|Telu|Knda|Mlym|Sinh|Khmr|Mymr|Tibt|Java|Bali|Newa|Cakm';
const joining = joiningScripts
  .split('|')
  .map((script) => `\\p{Script_Extensions=${script}}`)
  .join('');
/** The invisible characters that change how a visible one before them looks, each in its one place. */
const effective = [
  // The flags of England, Scotland and Wales.
  '\\u{1F3F4}[\\u{E0030}-\\u{E0039}\\u{E0061}-\\u{E007A}]{1,6}\\u{E007F}',
  // A digit as an emoji.
  '[0-9#*]\\uFE0F\\u20E3',
  `(?<=[${joining}])[\\u200C\\u200D]`,
  '(?<![0-9#*])(?<=\\p{Emoji})[\\uFE0E\\uFE0F]',
  '(?<=\\p{Extended_Pictographic}\\uFE0F?|\\p{Emoji_Modifier})\\u200D(?=\\p{Extended_Pictographic})',
];
const invisibleOrNot = new RegExp(`(${effective.join('|')})|${invisible}`, 'gu');
/** A line without invisible characters. The joiners of Persian, Hindi and emoji stay, and what makes an emoji coloured. */
export const withoutInvisible = (line: string) => line.replace(invisibleOrNot, '$1');

/** One line: no line end and no other control character. */
export const oneLine = new RegExp(`^[^${controls}${lineEnds}]*$`);
/** Any text that an editor writes. */
export const manyLines = new RegExp(`^[^${neverTyped}]*$`);

/** The same with visible text. Neighbouring parts share no character, so that no text takes them long. */
export const visibleLine = `^[${blanks}${invisibles}]*[^\\s${invisibles}${controls}][^${controls}${lineEnds}]*$`;
export const visibleLines = `^[\\s${invisibles}]*[^\\s${invisibles}${neverTyped}][^${neverTyped}]*$`;

/** The form of an e-mail address. Only a message can show whether the mailbox exists. */
export const mailbox = new RegExp(
  `^[^\\s@<>${controls}]+@[^\\s@<>${controls}]+\\.[^\\s@<>.${controls}]{2,}$`,
);
