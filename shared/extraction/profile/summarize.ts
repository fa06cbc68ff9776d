import type { Profile, Summary } from '../../contracts/profile.ts';
import { gapsBetween, latestJob, mergedPeriods } from './totals.ts';

const maxCharacters = 600;

const join = (items: readonly string[]) => items.join(', ');

/** Sentences made only of values in the profile, in English: the caller's recruiters read them, not the applicant. */
const sentences = (profile: Profile, years: number | null): string[] => {
  const { basics, education, skills, languages } = profile;
  const job = latestJob(profile.work);
  const degree = education[0];
  const has = <T>(value: T | null | undefined | false, say: (value: T) => string) =>
    value ? [say(value)] : [];
  const when = job?.is_current ? 'Currently' : 'Most recently';
  return [
    ...has(job?.position, (position) => `${when} ${position}${job?.name ? ` at ${job.name}` : ''}.`),
    ...has(
      years,
      (count) =>
        `${count} ${count === 1 ? 'year' : 'years'} of work experience in ${profile.work.length} ${profile.work.length === 1 ? 'position' : 'positions'}.`,
    ),
    ...has(degree, ({ study_type, area, institution }) => {
      const what = [study_type, area].filter(Boolean).join(', ');
      return `Education: ${[what, institution].filter(Boolean).join(' at ')}.`;
    }),
    ...has(
      skills.length > 0 && skills,
      (list) => `Skills: ${join(list.slice(0, 8).map((skill) => skill.name))}.`,
    ),
    ...has(
      languages.length > 0 && languages,
      (list) => `Languages: ${join(list.map((item) => item.language))}.`,
    ),
    ...has(basics.location?.raw, (raw) => `Based in ${raw}.`),
  ];
};

/** Facts that a recruiter needs and the CV lacks. None about the person's life outside of work. */
const questions = (profile: Profile, gaps: Summary['gaps']): string[] => {
  const job = latestJob(profile.work);
  return [
    ...gaps.slice(-2).map((gap) => `What did you do between ${gap.from} and ${gap.to}?`),
    ...(job && job.highlights.length === 0 && !job.summary && job.position
      ? [`What were your main results as ${job.position}?`]
      : []),
    ...(profile.work.length === 0 ? ['Which work experience do you bring?'] : []),
    ...(profile.skills.length === 0 ? ['Which tools and methods do you work with?'] : []),
    ...(profile.education.length === 0 ? ['What is your educational background?'] : []),
    ...(profile.languages.length === 0 ? ['Which languages do you speak, and how well?'] : []),
  ].slice(0, 5);
};

/** Whole sentences as long as they fit. */
const joinThatFit = (parts: readonly string[]) => {
  let text = '';
  for (const part of parts)
    if (text.length + part.length + 1 <= maxCharacters) text += `${text ? ' ' : ''}${part}`;
  return text;
};

/** A short account of the profile, every word of it from the profile. `today` is the ISO date that open periods end at. */
export const summarize = (profile: Profile, language: string | null, today: string): Summary => {
  const job = latestJob(profile.work);
  const months = profile.totals.experience_months;
  const years = months === null ? null : Math.round(months / 12);
  const gaps = gapsBetween(mergedPeriods(profile.work, today));
  return {
    headline:
      profile.basics.label ?? (job?.position ? [job.position, job.name].filter(Boolean).join(', ') : null),
    text: joinThatFit(sentences(profile, years)),
    highlights: profile.work.flatMap((item) => item.highlights).slice(0, 5),
    current_title: job?.is_current ? job.position : null,
    current_company: job?.is_current ? job.name : null,
    years_of_experience: months === null ? null : Math.round(months / 1.2) / 10,
    seniority: profile.totals.seniority,
    top_skills: profile.skills.slice(0, 10).map((skill) => skill.name),
    languages: profile.languages.map((item) => item.language),
    gaps,
    questions_to_ask: questions(profile, gaps),
    language,
    generated_by: 'rules',
  };
};
