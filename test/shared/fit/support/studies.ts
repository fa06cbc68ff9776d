import type { Profile } from '../../../../shared/contracts/profile.ts';
import { inEnglish } from '../../../../shared/fit/in-english.ts';
import { withoutIdentity } from '../../../../shared/fit/judged-profile.ts';
import type { Judge, Verdict } from '../../../../shared/fit/verdict.ts';
import { educationOf, profileOf, requirementOf } from './profiles.ts';

type Education = Profile['education'];

/** An education by the name of its degree and its area. */
export const studyOf = (
  study_type: string | null,
  level: Education[number]['level'],
  area: string | null = null,
): Education => educationOf(level).map((one) => ({ ...one, study_type, area }));

/** A requirement, and the profile of a CV with these studies. */
export const asked = (label: string, ...studies: Education[]): Parameters<Judge> => [
  requirementOf('education', label),
  withoutIdentity(profileOf({ education: studies.flat() }), null),
];

/** A verdict: outcome, score and confidence, the reasoning, and the paths of the evidence. */
export const toldBy = ({ outcome, score, confidence, reasons, evidence }: Verdict) => ({
  told: [outcome, score, confidence],
  reasoning: inEnglish(reasons),
  paths: evidence.map(({ path }) => path),
});
