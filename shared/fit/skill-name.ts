import { fold, squash } from '../words/fold.ts';
import { knownSkill, skillsInSentence } from '../words/skill-lexicon.ts';

/** The form in which two names of one skill are equal: "k8s" and "Kubernetes" have one. */
export const skillKey = (name: string): string => squash(knownSkill(name)?.name ?? name) || name;

/** Whether the whole text is the name of a skill in our lexicon. */
export const isKnownSkill = (text: string): boolean => knownSkill(text) !== null;

/** Whether the whole text is the name of something that one works with, rather than of an ability. */
export function isTool(text: string): boolean {
  const type = knownSkill(text)?.type ?? 'method';
  return type !== 'method' && type !== 'soft_skill';
}

/** The skills of our lexicon that a text names, folded. */
export const skillsNamedIn = (text: string): string[] => skillsInSentence(text).map(fold);

/** Whether a skill's name is a word that sentences use too, such as Go or Make: in a text it then proves nothing. */
export function isEverydayWord(name: string): boolean {
  const known = knownSkill(name);
  return known !== null && /^\p{L}+$/u.test(known.name) && skillsInSentence(known.name).length === 0;
}
