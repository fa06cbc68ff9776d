import { fold } from '../words/fold.ts';
import { applyTexts, postingSections } from '../words/posting-words.ts';
import { type Element, elementsIn, textOf } from './parse-html.ts';

const apply = new RegExp(`^(${applyTexts})$`);
const sections = new RegExp(`^(${postingSections})\\W*$`);
const genders = /\((?:[mwfdxhvk]\s*[/|,]\s*){1,3}[mwfdxhvk*]\)/i;
const path =
  /(job|career|vacanc|position|stelle|karriere|offre|emploi|recrut|vacature|empleo|trabajo|lavora|praca|kariera|jobb)/i;

/** The words of an apply button and nothing else. */
export const isApplyText = (text: string): boolean =>
  apply.test(fold(text).replace(/(?<![!→»>.\s])[!→»>.\s]+$/, ''));

/** A posting has one or two apply buttons; a list of jobs has many. */
const maxApplyTargets = 4;

/**
 * Whether a page reads like one job posting. It needs signs of two kinds, one of them the apply button or headings that
 * only postings have.
 */
export function looksLikeJob(root: Element, url: string, name: string, lines: string[]): boolean {
  const targets = new Set<string>();
  for (const element of elementsIn(root)) {
    if (element.name !== 'a' && element.name !== 'button') continue;
    if (isApplyText(textOf(element, 60))) targets.add(element.attributes.href ?? element.name);
  }
  if (targets.size > maxApplyTargets) return false;
  const headed = new Set(
    lines
      .filter((line) => line.length <= 60)
      .map(fold)
      .filter((line) => sections.test(line)),
  );
  const signs = [
    targets.size > 0,
    headed.size > 0,
    headed.size > 1,
    genders.test(name),
    path.test(new URL(url).pathname),
  ];
  return (targets.size > 0 || headed.size > 0) && signs.filter(Boolean).length >= 2;
}
