import { squash } from '../extraction/rules/fold.ts';

/** The form in which two names of one skill are equal. */
export const skillKey = (name: string): string => squash(name) || name;

/** The skills of our lexicon that a text names, folded. */
export const skillsNamedIn = (_text: string): string[] => [];
