/**
 * Lower case without accents, ligatures spelled out, full-width forms as plain letters: the form in which words are
 * compared.
 */
export const fold = (text: string) =>
  isAscii.test(text) ? text.toLowerCase().replaceAll('`', "'") : foldLetters(text);

const isAscii = /^[\0-\x7f]*$/;
const foldLetters = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, (mark) => (mark === '\u3099' || mark === '\u309a' ? mark : ''))
    .normalize('NFC')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/ł/g, 'l')
    .replace(/ı/g, 'i')
    .replace(/ς/g, 'σ')
    .replace(/[øœ]/g, (letter) => (letter === 'ø' ? 'o' : 'oe'))
    .replace(/æ/g, 'ae')
    .replace(/[đð]/g, 'd')
    .replace(/þ/g, 'th')
    .replace(/[’‘`´ʼ]/g, "'");

/**
 * The folded beginning of a text. The head of an entry is never longer, and patterns with lookarounds are slow on long
 * texts.
 */
export const foldHead = (text: string) => fold(text.slice(0, 300));

/** Folded letters, digits, + and # only: the form in which skills and names are compared. */
export const squash = (text: string) => fold(text).replace(/[^\p{L}\p{N}+#]/gu, '');

/** The words of a pattern, folded; escapes such as `\\p{L}` keep their capitals. */
export const foldWords = (pattern: string) =>
  pattern.replace(/\\p\{\p{L}+\}|\\\p{L}|[^\\]+|\\/gu, (part) => (part.startsWith('\\') ? part : fold(part)));

/** A set of folded phrases from a text with one phrase per `|`. */
export const phrases = (list: string) =>
  new Set(
    list
      .split('|')
      .map((phrase) => fold(phrase).trim())
      .filter(Boolean),
  );

/** Letters that are another letter with a sign, or in another place, and that the platform does not take apart. */
const sameLetters: Record<string, string> = { ł: 'l', ı: 'i', ς: 'σ' };

/** Lower case without accents, with every index unchanged: for patterns whose matches are cut out of the original. */
export const foldKeepingLength = (text: string) =>
  Array.from({ length: text.length }, (_, i) => {
    const letter = text.charAt(i);
    // A Korean syllable is a letter of its own.
    const folded = /[가-힣]/.test(letter) ? letter : letter.normalize('NFD').charAt(0).toLowerCase();
    return folded.length === 1 ? (sameLetters[folded] ?? folded) : letter;
  }).join('');
