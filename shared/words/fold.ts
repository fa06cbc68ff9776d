/**
 * Lower case without accents, ligatures spelled out, full-width forms as plain letters: the form in which words are
 * compared.
 */
export const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, (mark) => (mark === '\u3099' || mark === '\u309a' ? mark : ''))
    .normalize('NFC')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/ł/g, 'l')
    .replace(/ı/g, 'i')
    .replace(/[øœ]/g, (letter) => (letter === 'ø' ? 'o' : 'oe'))
    .replace(/æ/g, 'ae')
    .replace(/[’‘`´]/g, "'");

/**
 * The folded beginning of a text. The head of an entry is never longer, and patterns with lookarounds are slow on long
 * texts.
 */
export const foldHead = (text: string) => fold(text.slice(0, 300));

/** Folded letters, digits, + and # only: the form in which skills and names are compared. */
export const squash = (text: string) => fold(text).replace(/[^\p{L}\p{N}+#]/gu, '');

/** A set of folded phrases from a text with one phrase per `|`. */
export const phrases = (list: string) =>
  new Set(
    list
      .split('|')
      .map((phrase) => fold(phrase).trim())
      .filter(Boolean),
  );

/** Lower case without accents, with every index unchanged: for patterns whose matches are cut out of the original. */
export const foldKeepingLength = (text: string) =>
  Array.from({ length: text.length }, (_, i) => {
    const letter = text.charAt(i);
    const folded = letter.normalize('NFD').charAt(0).toLowerCase();
    return folded.length === 1 ? (folded === 'ł' ? 'l' : folded) : letter;
  }).join('');
