import type { FitBand, FitCategory } from '../contracts/fit-score.ts';
import type { Job } from './stored/job.ts';

type Requirement = Job['requirements'][number];

/** Any change of a table in this file gets a new version: a stored score says by which it was made. */
export const rubricVersion = '1';

/** How much a requirement pulls, before the weight of 1 to 5 that the job gives it. */
export const importancePoints: Record<Requirement['importance'], number> = { must_have: 3, nice_to_have: 1 };

/** Percent of the whole score per category; together 100. */
export const categoryPercent: Record<FitCategory, number> = {
  skills: 40,
  experience: 25,
  education: 10,
  credentials: 10,
  languages: 10,
  // Never known from a CV, so its weight goes to the others; what is asked here shows in the coverage.
  eligibility: 5,
};

export const categoryOfType: Record<Requirement['type'], FitCategory> = {
  skill: 'skills',
  other: 'skills',
  experience: 'experience',
  education: 'education',
  certification: 'credentials',
  license: 'credentials',
  language: 'languages',
  work_authorization: 'eligibility',
  location: 'eligibility',
  availability: 'eligibility',
};

/** The least score of each band, the highest first. */
export const bandFloors: readonly (readonly [FitBand, number])[] = [
  ['strong', 80],
  ['good', 60],
  ['partial', 40],
  ['weak', 0],
];

/** The band of a score of 0 to 100. */
export const bandOf = (score: number): FitBand =>
  bandFloors.find(([, floor]) => score >= floor)?.[0] ?? 'weak';

/** The lowest and the highest score of a band, both inside it. */
export function scoresOf(band: FitBand): { least: number; most: number } {
  const place = bandFloors.findIndex(([name]) => name === band);
  return { least: bandFloors[place]?.[1] ?? 0, most: (bandFloors[place - 1]?.[1] ?? 101) - 1 };
}
