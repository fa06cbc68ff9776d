import { documentTitles } from '../words/document-titles.ts';
import { fold } from '../words/fold.ts';
import { honorifics } from '../words/name-words.ts';

const titles = new RegExp(`^(?:${documentTitles})$`, 'u');
const before = new RegExp(`^(?:(?:${honorifics}|med|rer|nat|phil|jur)\\.?\\s+)+`, 'iu');
/** The end of a name in its line. */
const after = /[,;:|•·/()[\]\t]|\s[-–—]\s|\s{3}/u;

/**
 * The name in the first line of a CV in which none was read: two to four words of letters, without titles and without what follows.
 * Null for another line, such as a title of the document.
 */
export function nameInHead(lines: readonly string[]): string | null {
  const line = lines.find((one) => one.trim() !== '')?.trim() ?? '';
  if (line.length > longestHead || /[\d@]/.test(line)) return null;
  const name = (line.split(after)[0] ?? '').trim().replace(before, '');
  const words = name.split(/\s+/);
  const isName =
    words.length >= 2 && words.length <= 4 && words.every((word) => /^\p{L}[\p{L}\p{M}.'’-]*$/u.test(word));
  return isName && !titles.test(fold(name)) ? name : null;
}

const longestHead = 120;
