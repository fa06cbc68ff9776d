/** An e-mail, a web address or a telephone number separates the texts around it. */
const contacts = new RegExp(
  [
    '\\S+@\\S+\\.\\p{L}{2,}',
    '(?:https?://|www\\.)\\S+',
    // Addresses of the web without their scheme: "jane.dev/cv", "jane.dev".
    '(?<![\\p{L}\\d])[\\p{L}\\d-]+(?:\\.[\\p{L}\\d-]+)*\\.[a-z]{2,6}/\\S*',
    '(?<![\\p{L}\\d])[a-z\\d-]+(?:\\.[a-z\\d-]+)+(?![\\p{L}\\d])',
    // Numbers with a country's code or a zero, and those of North America.
    '(?:\\+|\\(0|(?<!\\d)0)[\\d (). /-]{6,20}\\d(?=[\\s,;]|$)',
    '(?<!\\d)\\(?\\d{3}\\)?[ .-]\\d{3}[ .-]\\d{4}(?!\\d)',
  ].join('|'),
  'giu',
);
/** "M: 0491 570 156": a label separates the text before it as well. */
const labels = new RegExp(
  [
    '(?<!\\p{L})(?:tel|t|m|e|p|f|mob|mobile|phone|cell|tlf|fax|cel|e-?mail|mail|telefon|tél|móvil|tlm|gsm)\\s*[.:]+\\s*',
    // The number after it, or only the label of something else.
    '(?:\\+?[\\d (][\\d ()./-]{5,18}\\d|(?=\\+|\\(?\\d[\\d ()./-]{5}|\\t|\\S+@|$))',
  ].join(''),
  'giu',
);
export const separators =
  /\t|\s*[|•·●◆▪■♦✦❖⬥~]\s*|\s*(?!°)\p{So}\s*|\s\/\/?\s|\s\*\s|\s?｜\s?|\s[–—]\s(?![A-Z]{2}\s*(?:$|[\t|,•·]))/u;
/** A postal code; "P.O" of a box and "D.C". */
const keptInPlaces = /^(?:[\d ]{4,6}|P\.O|D\.C)$/;
/** The text with a tab in place of each e-mail, web address and telephone number, and of its label. */
export const withoutContacts = (text: string) =>
  text
    .replace(labels, '\t')
    .replace(contacts, (found) => (keptInPlaces.test(found) ? found : '\t'))
    .replace(/[\s,;]*\t[\s,;]*/g, '\t');
