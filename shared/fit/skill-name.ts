import { fold, squash } from '../words/fold.ts';
import { knownSkill, skillsInSentence } from '../words/skill-lexicon.ts';

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
