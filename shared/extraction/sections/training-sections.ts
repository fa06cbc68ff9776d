import { findDegree } from '../../words/degree-words.ts';
import { fold } from '../../words/fold.ts';
import { institutionScore } from '../../words/school-words.ts';
import type { Section } from './section.ts';

/** A section "Training" may be the only one about education. */
const training = /^(?:\p{L}+ )?trainings?$/u;

/** In a CV with a section of schools, a list of trainings without a school is one of certificates. */
export const trainingsAsCertificates = (sections: readonly Section[]): Section[] => {
  const isTraining = ({ kind, title, lines }: Section) =>
    kind === 'education' &&
    training.test(fold(title ?? '').trim()) &&
    !lines.some(({ text }) => institutionScore(text) > 0 || findDegree(text) !== null);
  const hasSchools = sections.some((section) => section.kind === 'education' && !isTraining(section));
  return sections.map((section) =>
    hasSchools && isTraining(section) ? { ...section, kind: 'certificates' } : section,
  );
};
