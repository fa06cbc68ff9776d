import type { FitBand } from '../contracts/fit-headline.ts';
import type { FitCategory } from '../contracts/fit-score.ts';
import type { Job } from './stored/job.ts';

type Requirement = Job['requirements'][number];

/**
 * Any change of a table in this file needs a new version: a stored score contains the version that it was made with.
 */
export const rubricVersion = '2';

/** The points of a requirement, which are multiplied by the weight of 1 to 5 in the job. */
export const importancePoints: Record<Requirement['importance'], number> = { must_have: 3, nice_to_have: 1 };

/** Percent of the whole score per category; together 100. */
export const categoryPercent: Record<FitCategory, number> = {
  skills: 40,
  experience: 25,
  education: 10,
  credentials: 10,
  languages: 10,
  // A CV never states it, so its percentage is distributed to the others; such requirements lower the coverage.
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

/** The lowest score of each band, the highest band first. */
export const bandFloors: readonly (readonly [FitBand, number])[] = [
  ['strong', 80],
  ['good', 60],
  ['partial', 40],
  ['weak', 0],
];

/** The band of a score of 0 to 100. */
export const bandOf = (score: number): FitBand =>
  bandFloors.find(([, floor]) => score >= floor)?.[0] ?? 'weak';

/** The lowest and the highest score of a band, both inclusive. */
export function scoresOf(band: FitBand): { least: number; most: number } {
  const place = bandFloors.findIndex(([name]) => name === band);
  return { least: bandFloors[place]?.[1] ?? 0, most: (bandFloors[place - 1]?.[1] ?? 101) - 1 };
}
