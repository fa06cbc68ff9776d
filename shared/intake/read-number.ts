import * as v from 'valibot';
import { quantity } from '../contracts/primitives.ts';
import { plain } from './commands.ts';
import { wordsOf } from './words/languages.ts';

/** Digits with points, commas, apostrophes and spaces between them. */
const figure = /(?<![\d\p{L}])-?\d(?:[\d.,'’\u00A0\u202F ]*\d)?/gu;
/** Groups of three digits: spaces and apostrophes always separate them. */
const grouped = (mark: string) => new RegExp(`^-?\\d{1,3}(?:\\${mark}\\d{3})+$`);

/** The numbers that an answer can be. */
const answerNumber = quantity(-1e15, 1e15);

/** The one number of a message; undefined for none, for several, for one that is read in two ways, and for one that no answer is. */
export function readNumber(text: string, locale: string): number | undefined {
  const taken = v.safeParse(answerNumber, numberOf(text, locale));
  return taken.success ? taken.output : undefined;
}

function numberOf(text: string, locale: string): number | undefined {
  const found = text.normalize('NFKC').match(figure) ?? [];
  if (found.length > 1) return undefined;
  if (found.length === 1) return numberIn(found[0].replace(/['’\u00A0\u202F ]/g, ''), locale);
  const at = wordsOf(locale).numbers.split(' ').map(plain).indexOf(plain(text));
  return at === -1 ? undefined : at;
}

function numberIn(figures: string, locale: string): number | undefined {
  const isPointDecimal = /^(en|ja)/.test(wordsOf(locale).language);
  const [decimal, group] = isPointDecimal ? ['.', ','] : [',', '.'];
  const marks = figures.match(/[.,]/g) ?? [];
  const decimals = marks.filter((mark) => mark === decimal).length;
  if (decimals > 1)
    return grouped(decimal).test(figures) ? Number(figures.replaceAll(decimal, '')) : undefined;
  const [whole = '', fraction] = figures.split(decimal);
  if (whole.includes(group) && !grouped(group).test(whole)) {
    // "2.5" in a language with a decimal comma.
    return decimals === 0 && marks.length === 1 ? Number(figures.replace(',', '.')) : undefined;
  }
  if (fraction?.includes(group)) return undefined;
  return Number(`${whole.replaceAll(group, '')}${fraction === undefined ? '' : `.${fraction}`}`);
}
