import { halvesOfNames, nameLabels } from '../../words/cv-labels.ts';
import { documentPrefixes, documentTitles } from '../../words/document-titles.ts';
import { fold } from '../../words/fold.ts';

/** "Name: Anna Weber" */
export const nameLabel = new RegExp(
  `^(?:${nameLabels})\\s*[:：\\t]\\s*|^(?:氏[\\s　]*名|名前|姓[\\s　]*名)[\\s　]+`,
  'iu',
);

const [family, given] = [halvesOfNames.family, halvesOfNames.given].map(
  (labels) => new RegExp(`^(?:${labels})\\s*[:：\\t]\\s*(?=\\S)`, 'iu'),
) as [RegExp, RegExp];

const wordsIn = (text: string) => fold(text).split(/\s+/);

/** "Nachname: Weber" above "Vorname: Anna", or below it: the whole name; null where the two lines are no such halves. */
export const nameInHalves = (line: string, next: string): string | null => {
  for (const [first, second] of [
    [line, next],
    [next, line],
  ] as const)
    if (family.test(first) && given.test(second) && !given.test(first)) {
      const [last, own] = [first.replace(family, '').trim(), second.replace(given, '').trim()];
      // "Name: Anna Weber" above "Vorname: Anna", "Nome: Mari Teixeira" above "Apelido: Mari": one of them is whole.
      const isWhole = wordsIn(last).some((word) => wordsIn(own).includes(word)) || /[,.]/.test(last + own);
      return isWhole || (/^apelido\b/iu.test(first) && wordsIn(own).length > 1) ? null : `${own} ${last}`;
    }
  return null;
};

const documentTitle = new RegExp(`^(?:${documentTitles})$`, 'u');
export const isDocumentTitle = (text: string) => documentTitle.test(fold(text).trim());

const documentPrefix = new RegExp(
  `^(?:${documentPrefixes})\\s*(?:(?:of|von|de|di|del|van|[-–—:|])\\s*|(?=\\p{Lu}\\p{L}+\\s\\p{Lu}))`,
  'iu',
);

/** "CV of Anna Weber" */
export const withoutDocumentTitle = (text: string) => text.replace(documentPrefix, '');
