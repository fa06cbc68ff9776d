import type { Criterion } from '../contracts/fit-score.ts';
import type { Profile } from '../contracts/profile.ts';
import { categoryOfType, importancePoints } from '../domain/fit-rubric.ts';
import { type Fit, scoreFit } from '../domain/fit-score.ts';
import { asksForPeople, asksForProtected } from '../words/protected-words.ts';
import { inEnglish } from './in-english.ts';
import { judgeCredential } from './judge-credential.ts';
import { judgeEducation } from './judge-education.ts';
import { judgeExperience } from './judge-experience.ts';
import { judgeFreeText } from './judge-free-text.ts';
import { judgeLanguage } from './judge-language.ts';
import { type JudgedProfile, withoutIdentity } from './judged-profile.ts';
import { besideLanguages } from './languages-asked.ts';
import { type Judge, type Requirement, unknown, type Verdict } from './verdict.ts';

const judges: Record<Requirement['type'], Judge> = {
  // A skill can also be required with years.
  skill: judgeExperience,
  experience: judgeExperience,
  education: judgeEducation,
  certification: judgeCredential,
  license: judgeCredential,
  language: judgeLanguage,
  other: judgeFreeText,
  location: () => unknown('location_not_judged'),
  work_authorization: () => unknown('permission_not_in_cv'),
  availability: () => unknown('availability_not_in_cv'),
};

/**
 * Judges each requirement by the profile without its person, and computes the score. The same input always has the same
 * score. `writtenIn` is the language of the CV, ISO 639-1.
 */
export function judgeFit(
  requirements: readonly Requirement[],
  profile: Profile,
  writtenIn: string | null = null,
): Fit {
  const judged = withoutIdentity(profile, writtenIn);
  return scoreFit(requirements.map((requirement) => criterionOf(requirement, judged)));
}

function criterionOf(requirement: Requirement, profile: JudgedProfile): Criterion {
  const { id, type, label, importance, weight, knockout } = requirement;
  const { outcome, score, confidence, reasons, evidence } = verdictOn(requirement, profile);
  return {
    requirement_id: id,
    label,
    category: categoryOfType[type],
    importance,
    weight: importancePoints[importance] * weight,
    knockout,
    outcome,
    score,
    confidence,
    reasoning: inEnglish(reasons),
    sentences: reasons,
    evidence,
  };
}

function verdictOn(requirement: Requirement, profile: JudgedProfile): Verdict {
  const { type, label } = requirement;
  // The name of a language is also that of a people; the other words show which of them the requirement names.
  const isRefused =
    type === 'language' ? asksForPeople(besideLanguages(label)) : asksForProtected(requirement);
  if (isRefused) return unknown('not_judged');
  return judges[type](requirement, profile);
}
