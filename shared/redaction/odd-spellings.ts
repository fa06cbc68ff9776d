/** Circled, squared, full-width and mathematical letters, and radicals: a name with them would not match. */
const compatible = /[\u2460-\u24ff\u2e80-\u2fdf\uff01-\uff9f\u{1d400}-\u{1d7ff}\u{1f130}-\u{1f169}]+/gu;
/** Digits of other scripts; mathematical ones are compatible forms. */
const foreignDigit = /(?![0-9])\p{Nd}/gu;
const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code));
/** Ten digits of a script begin at a multiple of 16, or at six after it. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  const low = code & 15;
  return String(isDigit(code - low) && low < 10 ? low : (low + 10) % 16);
}

/** A line in plain letters and ASCII digits where it has other forms of them. */
export const inPlainForms = (line: string): string =>
  line.replace(compatible, (letters) => letters.normalize('NFKC')).replace(foreignDigit, asciiDigit);

const lookAlikes = 'аᴀеᴇоᴏрсᴄухіɪјѕԁһԛԝкᴋмᴍтᴛнʜвʙᴅɢʟɴᴘʀᴜᴠᴡʏᴢᴊ';
const letters = 'aaeeoopccyxiijsdhqwkkmmtthhbbdglnpruvwyzj';
const ofLookAlike = new Map([...lookAlikes].map((sign, at) => [sign, letters[at] ?? sign]));
/** The word in Latin letters if all others in it look like Latin ones; otherwise null. */
export function inLatin(word: string): string | null {
  if (/^[\p{Script=Latin}\p{N}]*$/u.test(word) && !/[ᴀ-ᴢɢɪɴʀʏʙʜʟ]/u.test(word)) return null;
  const latin = [...word.toLowerCase()].map((sign) => ofLookAlike.get(sign) ?? sign).join('');
  return /^[a-z\d]+$/.test(latin) ? latin : null;
}

/** Letters with a blank between each two, as in a title. */
export const spacedOut = /(?<![\p{L}\d])\p{L}(?: \p{L}){2,39}(?![\p{L}\d])/gu;

/** The endings of a name in Polish and other Slavic languages. */
const inflection = /(?:owi|ego|emu|ami|iem|ie|em|om|ów|a|u|y|ą|ę)$/u;
/** The stem of a word with such an ending; null for a word without a capital. */
export const stemOf = (word: string): string | null =>
  /^\p{Lu}/u.test(word) && inflection.test(word) ? word.replace(inflection, '') : null;
