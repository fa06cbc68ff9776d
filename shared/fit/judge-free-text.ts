import { judgeNames } from './judge-skill.ts';
import { skillsNamedIn } from './skill-name.ts';
import { type Judge, unknown } from './verdict.ts';

/** Judges a free text by its skills in the lexicon; without one the outcome is unknown. */
export const judgeFreeText: Judge = ({ label }, profile) => {
  const names = skillsNamedIn(label);
  return names.length === 0 ? unknown('names_no_known_skill') : judgeNames(names, false, label, profile);
};
