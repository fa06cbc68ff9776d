import { fold, squash } from '../words/fold.ts';
import { knownSkill, skillsInSentence } from '../words/skill-lexicon.ts';
import { isWithoutContent } from '../words/trade-kinds.ts';
import { isTradeWord } from '../words/trades.ts';
import { namesWork } from '../words/work-words.ts';
import { isTitle } from './gender-neutral.ts';

/** The form in which two names of one skill are equal: "k8s" and "Kubernetes" have the same key. */
export const skillKey = (name: string): string => squash(knownSkill(name)?.name ?? name) || name;

/** Whether the whole text is the name of a skill in the lexicon. */
export const isKnownSkill = (text: string): boolean => knownSkill(text) !== null;

/** Whether the whole text is the name of a tool rather than of an ability. */
export function isTool(text: string): boolean {
  const type = knownSkill(text)?.type ?? 'method';
  return type !== 'method' && type !== 'soft_skill';
}

/** The lexicon's skills in a text, folded. */
export const skillsNamedIn = (text: string): string[] => skillsInSentence(text).map(fold);

/** Whether a skill's name is also an ordinary word, such as Go or Make: in a sentence it is no evidence. */
export function isEverydayWord(name: string): boolean {
  const known = knownSkill(name);
  return known !== null && /^\p{L}+$/u.test(known.name) && skillsInSentence(known.name).length === 0;
}

/** Makers of tools, before the name of one. */
const makers =
  /(?<!\p{L})(?:siemens|microsoft|adobe|google|oracle|ibm|autodesk|apple|amazon|cisco|bosch)\s+(?=\p{L})/u;
const withoutMakers = (name: string) => {
  const bare = name.replace(makers, '');
  return skillsAtEnd(bare) ? bare : name;
};
/** "Siemens TIA Portal", but not "Google engineer". */
const skillsAtEnd = (name: string) =>
  [1, 2, 3].some((count) => isKnownSkill(name.split(' ').slice(-count).join(' ')));

/**
 * Whether a name is known to mean work: every word of it is a skill of the lexicon, an occupation, or a word of work. A
 * label with any other word may name an attribute of a person, whatever the type of its requirement is.
 */
export const meansWork = (name: string): boolean =>
  isKnownSkill(name) ||
  namesWork(
    withoutMakers(name),
    (words) =>
      isKnownSkill(words) ||
      isTradeWord(words) ||
      (/^\p{L}{4,}$/u.test(words) && isWithoutContent(words)) ||
      (!words.includes(' ') && isTitle(words)),
  );
