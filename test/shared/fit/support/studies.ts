import type { Profile } from '../../../../shared/contracts/profile.ts';
import { judgeFit } from '../../../../shared/fit/judge-fit.ts';
import { educationOf, profileOf, requirementOf } from './profiles.ts';

type Education = Profile['education'];

/** An education by the name of its degree and its area. */
export const studyOf = (
  study_type: string | null,
  level: Education[number]['level'],
  area: string | null = null,
): Education => educationOf(level).map((one) => ({ ...one, study_type, area }));

/** The verdict on an education: outcome, score, confidence, reasoning and paths of the evidence. */
export function judgedStudies(label: string, ...studies: Education[]) {
  const profile = profileOf({ education: studies.flat() });
  const [criterion] = judgeFit([requirementOf('education', label)], profile).criteria;
  return {
    told: [criterion?.outcome, criterion?.score, criterion?.confidence],
    reasoning: criterion?.reasoning,
    paths: criterion?.evidence.map(({ path }) => path),
  };
}
