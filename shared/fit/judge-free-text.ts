import { judgeNames } from './judge-skill.ts';
import { skillsNamedIn } from './skill-name.ts';
import { type Judge, unknown } from './verdict.ts';

/** A free text counts by the skills that it names and our lexicon knows; where it names none, nothing is known. */
export const judgeFreeText: Judge = ({ label }, profile) => {
  const names = skillsNamedIn(label);
  return names.length === 0
    ? unknown('The requirement is free text that names no skill known here.')
    : judgeNames(names, false, label, profile);
};
