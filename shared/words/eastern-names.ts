import { anyOf } from './any-of.ts';
import { fold } from './fold.ts';

/** The end of a name from the father's, which is last only where the family name is first: "Иванова Анна Сергеевна". */
export const patronymics = /(?:ович|евич|[ії]вич|овна|евна|ична|івна|ївна)$/iu;

/** Ends of Russian, Ukrainian and Greek family names, folded. */
const familyEnds = new RegExp(
  `(?:${anyOf`
  [ое]ва?|[иы]на?|[сц]ь?к(?:ии|ая|а)|енко|[чщ]ук|[иы]х
  οπουλοσ|οπουλου|[ια]δησ|[ια]δου|ακησ?|ογλου
`})$`,
  'u',
);

/** First names with such an end. */
const firstNames = new RegExp(
  `^(?:${anyOf`
  лев|яков|ева|константин|костянтин|валентина?|мартин|августин|ирина|ірина|марина|катерина|екатерина|полина|поліна|галина|арина|аріна
  алина|аліна|кристина|христина|ангелина|ангеліна|карина|каріна|дарина|нина|ніна|сабина|сабіна|регина|регіна
  αριστειδησ|ευριπιδησ|αλκιβιαδησ|μιλτιαδησ
`})$`,
  'u',
);

/** Whether a name is a family name by its end. */
export const isEasternFamily = (word = ''): boolean =>
  familyEnds.test(fold(word)) && !firstNames.test(fold(word));
