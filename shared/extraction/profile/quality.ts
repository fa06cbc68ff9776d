import type { Profile, Quality } from '../../contracts/profile.ts';
import { findDates } from '../../words/dates.ts';
import type { CvDocument } from '../document.ts';
import type { Section } from '../sections/section.ts';

/** Below this a file is refused as no CV. Low on purpose: refusing a real CV costs an applicant, keeping a letter costs little. */
export const resumeThreshold = 0.25;

/** Signs of a CV and what each adds; together they pass 1 long before all are there. */
const evidence = (document: CvDocument, sections: readonly Section[], profile: Profile) => {
  const kinds = new Set(sections.map((section) => section.kind));
  const expected = [
    'work',
    'education',
    'skills',
    'languages',
    'projects',
    'certificates',
    'volunteer',
    'summary',
  ] as const;
  const ranges = document.lines.filter((line) => findDates(line.text).some((range) => range.isRange)).length;
  return (
    Math.min(3, expected.filter((kind) => kinds.has(kind)).length) * 0.15 +
    (kinds.has('work') || kinds.has('education') ? 0.15 : 0) +
    (profile.basics.emails.length > 0 ? 0.12 : 0) +
    (profile.basics.phones.length > 0 ? 0.1 : 0) +
    Math.min(2, profile.basics.profiles.length) * 0.05 +
    (profile.basics.name ? 0.08 : 0) +
    Math.min(3, ranges) * 0.05 +
    (profile.work.length > 0 ? 0.1 : 0) +
    (profile.education.length > 0 ? 0.1 : 0)
  );
};

export const judgeQuality = (
  document: CvDocument,
  sections: readonly Section[],
  profile: Profile,
): Quality => {
  const characters = (lines: readonly { text: string }[]) =>
    lines.reduce((sum, line) => sum + line.text.length, 0);
  const understood = sections
    .filter((section) => section.kind !== 'other')
    .flatMap((section) => section.lines);
  const headed = sections.some((section) => section.kind !== 'header');
  const total = characters(sections.flatMap((section) => section.lines));
  const warnings = [...document.warnings];
  if (!profile.basics.email) warnings.push('no_email_found');
  if (!profile.basics.name) warnings.push('no_name_found');
  if (!headed) warnings.push('no_section_headings_found');
  if (profile.work.length === 0) warnings.push('no_work_history_found');
  return {
    resume_probability: round(Math.min(0.99, evidence(document, sections, profile))),
    text_coverage: total === 0 ? 0 : round(headed ? characters(understood) / total : 0.3),
    layout: document.layout,
    warnings,
  };
};

const round = (value: number) => Math.round(value * 100) / 100;
