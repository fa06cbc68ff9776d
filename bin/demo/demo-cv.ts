import type { DemoJob } from './demo-jobs.ts';

/** One invented person with a CV and an application. */
export interface DemoPerson {
  first: string;
  last: string;
  title: string;
  place: string;
  job: DemoJob;
  /** The place in the pipeline, counted from 0. */
  stage: number;
  /** The days since the application. */
  days: number;
  source: 'portal' | 'widget' | 'referral' | 'api';
  isRejected?: true;
  work: [position: string, employer: string, period: string, what: string][];
  education: [degree: string, school: string, period: string];
  skills: string;
  languages: string;
}

/** The lines of a CV, as people write them. */
export function writeCv({
  first,
  last,
  title,
  place,
  work,
  education,
  skills,
  languages,
}: DemoPerson): string[] {
  const [degree, school, years] = education;
  return [
    `${first} ${last}`,
    title,
    '',
    emailOf({ first, last }),
    place,
    '',
    'Experience',
    ...work.flatMap(([position, employer, period, what]) => ['', `${position}, ${employer}`, period, what]),
    '',
    'Education',
    '',
    `${degree}, ${school}`,
    years,
    '',
    'Skills',
    skills,
    '',
    'Languages',
    languages,
  ];
}

export const emailOf = ({ first, last }: Pick<DemoPerson, 'first' | 'last'>): string =>
  `${first}.${last}@example.com`
    .normalize('NFD')
    .replaceAll(/[^\w.@]/g, '')
    .toLowerCase();
