import type { Profile, Summary } from '../../contracts/profile.ts';
import type { SummaryWords } from '../../words/languages/language-words.ts';
import { summaryWords } from '../../words/summary-words.ts';
import { courseDoubts, type Doubt, isShortSkill, jobDoubts } from './doubts.ts';
import { gapsBetween, isInternship, latestJob, mergedPeriods } from './totals.ts';

const maxCharacters = 600;

const filled = (sentence: string, values: Record<string, string>) =>
  sentence.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');

/** Reasons to leave a value out: it may be another part of its entry, or no name at all. */
const uncertain: ReadonlySet<string> = new Set(['unclear_which_is_which', 'looks_like_a_sentence']);

/** Whether a person corrected the list, so that its values are no reading. */
const isCorrected = ({ corrected }: Profile, list: string) => corrected.some(({ path }) => path === list);

/** The value of an entry, unless the doubts about the entry leave it out. */
const sureIn = (doubts: readonly Doubt[], path: string, value: string | null | undefined): string | null =>
  value && !doubts.some((one) => one.path === path && uncertain.has(one.reason)) ? value : null;

/** A place without its street: the town, with its region. */
const placeOf = ({ basics, confidence }: Profile): string | null => {
  const { city, region } = basics.location ?? {};
  return city && confidence.location >= 0.6 ? [city, region].filter(Boolean).join(', ') : null;
};

/** Sentences made only of values in the profile, in the words of a language. Values that may belong elsewhere are left out. */
const sentences = (profile: Profile, words: SummaryWords, years: string | null): string[] => {
  const { work, education, skills, languages } = profile;
  const job = latestJob(work);
  const ofJob = job && !isCorrected(profile, 'work') ? jobDoubts(job) : [];
  const title = sureIn(ofJob, 'position', job?.position);
  const named = [title, sureIn(ofJob, 'name', job?.name)].filter((text) => text !== null);
  const [degree] = education;
  const ofCourse = degree && !isCorrected(profile, 'education') ? courseDoubts(degree) : [];
  const studied = [
    degree?.study_type,
    sureIn(ofCourse, 'area', degree?.area),
    sureIn(ofCourse, 'institution', degree?.institution),
  ].filter((text) => typeof text === 'string');
  const shortSkills = skills.filter((skill) => isCorrected(profile, 'skills') || isShortSkill(skill));
  const internships = work.filter(isInternship).length;
  const place = placeOf(profile);
  const list = (items: readonly string[]) => ({ list: items.join(words.comma) });
  return [
    title && filled(job?.is_current ? words.now : words.last, { job: named.join(words.at) }),
    years && filled(words.experience, { years }),
    internships > 0 && filled(words.internships, { count: String(internships) }),
    studied.length > 0 && filled(words.education, list(studied)),
    shortSkills.length > 0 && filled(words.skills, list(shortSkills.slice(0, 8).map(({ name }) => name))),
    languages.length > 0 && filled(words.languages, list(languages.map(({ language }) => language))),
    place && filled(words.place, { place }),
  ].filter((sentence) => typeof sentence === 'string');
};

/** Facts that a recruiter needs and the CV lacks. None about the person's life outside of work. */
const questions = (profile: Profile, { questions: ask }: SummaryWords, gaps: Summary['gaps']): string[] => {
  const job = latestJob(profile.work);
  return [
    ...gaps.slice(-2).map(({ from, to }) => filled(ask.gap, { from, to })),
    ...(job && job.highlights.length === 0 && !job.summary && job.position
      ? [filled(ask.results, { title: job.position })]
      : []),
    ...(profile.work.length === 0 ? [ask.work] : []),
    ...(profile.skills.length === 0 ? [ask.skills] : []),
    ...(profile.education.length === 0 ? [ask.education] : []),
    ...(profile.languages.length === 0 ? [ask.languages] : []),
  ].slice(0, 5);
};

/** Whole sentences as long as they fit. */
const joinThatFit = (parts: readonly string[]) => {
  let text = '';
  for (const part of parts)
    if (text.length + part.length + 1 <= maxCharacters) text += `${text ? ' ' : ''}${part}`;
  return text;
};

/** Whole years as the language of the sentences counts them: "8 years", "8 lat". Null for less than half a year. */
const yearsIn = (language: string, months: number | null): string | null => {
  const years = Math.round((months ?? 0) / 12);
  if (years === 0) return null;
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: 'year',
    unitDisplay: 'long',
  }).format(years);
};

/**
 * A short account of the profile, every fact of it from the profile, in the language of the CV. `today` is the ISO date that open
 * periods end at. Internships are counted apart from work.
 */
export const summarize = (profile: Profile, language: string | null, today: string): Summary => {
  const job = latestJob(profile.work);
  const { spoken, words } = summaryWords(language);
  const worked = mergedPeriods(
    profile.work.filter((one) => !isInternship(one)),
    today,
  );
  const months = worked.length > 0 ? worked.reduce((sum, { from, to }) => sum + to - from + 1, 0) : null;
  const gaps = gapsBetween(mergedPeriods(profile.work, today));
  return {
    headline:
      profile.basics.label ?? (job?.position ? [job.position, job.name].filter(Boolean).join(', ') : null),
    text: joinThatFit(sentences(profile, words, yearsIn(spoken, months))),
    highlights: profile.work.flatMap((item) => item.highlights).slice(0, 5),
    current_title: job?.is_current ? job.position : null,
    current_company: job?.is_current ? job.name : null,
    years_of_experience: months === null ? null : Math.round(months / 1.2) / 10,
    seniority: profile.totals.seniority,
    top_skills: profile.skills.slice(0, 10).map((skill) => skill.name),
    languages: profile.languages.map((item) => item.language),
    gaps,
    questions_to_ask: questions(profile, words, gaps),
    language,
    generated_by: 'rules',
  };
};
