import { isDeepStrictEqual } from 'node:util';
import type { Profile, Source } from '../../contracts/profile.ts';
import { computeTotals } from '../profile/totals.ts';
import { mergeEntries, mergeLanguages, mergeSkills } from './merge-entries.ts';
import type { EntrySection, GroundedProfile } from './profile-from-answers.ts';

/**
 * The highest confidence of a value that only a model found, until models have been measured: a confidence of at least
 * .9 promises a precision.
 */
const unmeasured = 0.6;

type Entry<Section extends EntrySection> = Profile[Section][number];

/**
 * The rules' profile merged with the model's. The model's values win only where it read something: an entry of the
 * rules is replaced when the model took a value from its line for the same section, a skill or a language when the
 * model names it. All other values stay, so that nothing is lost because the model omitted it. Contact data and links
 * come only from the rules. Totals are computed again.
 */
export function mergeProfile(rules: Profile, model: GroundedProfile, today: string): Profile {
  const merge = <Section extends EntrySection>(
    section: Section,
    nameOf: (entry: Entry<Section>) => string | null,
  ) => mergeEntries<Entry<Section>>(rules[section], model[section], model.readLines[section], nameOf);
  const work = merge('work', ({ position, name }) => position ?? name).map((job, index) => ({
    ...job,
    id: `work_${index + 1}`,
  }));
  const education = merge('education', (course) => course.study_type ?? course.institution).map((course) =>
    stillOpen(course, rules),
  );
  const merged: Profile = {
    ...rules,
    basics: mergeBasics(rules.basics, model.basics),
    work,
    education,
    skills: mergeSkills(rules.skills, model.skills),
    languages: mergeLanguages(rules.languages, model.languages),
    certificates: merge('certificates', ({ name }) => name),
    projects: merge('projects', ({ name }) => name),
    publications: merge('publications', ({ name }) => name),
    awards: merge('awards', ({ title }) => title),
    volunteer: merge('volunteer', ({ position, organization }) => position ?? organization),
    totals: computeTotals({ work, education }, today),
  };
  return { ...merged, confidence: confidenceOf(rules, merged) };
}

/** An end that the rules left open stays open: they read all lines of the entry, and a model cites one or two. */
function stillOpen(course: Entry<'education'>, { education }: Profile) {
  const twin = education.find(({ source }) => source?.line === course.source?.line);
  return twin?.study_type && !twin.level ? { ...course, level: null } : course;
}

function mergeBasics(rules: Profile['basics'], model: GroundedProfile['basics']): Profile['basics'] {
  const { name, first_name, last_name, ...others } = model;
  const found = Object.entries(others).filter(([, value]) => value !== null);
  return { ...rules, ...Object.fromEntries(found), ...(name !== null && { name, first_name, last_name }) };
}

/** The rules' own confidence where both agree; elsewhere there is no measurement. */
function confidenceOf(rules: Profile, merged: Profile): Profile['confidence'] {
  const pairs = {
    name: [rules.basics.name, merged.basics.name],
    location: [rules.basics.location, merged.basics.location],
    work: [rules.work.map(factsOf), merged.work.map(factsOf)],
    education: [rules.education.map(factsOf), merged.education.map(factsOf)],
    skills: [rules.skills.map(nameOf), merged.skills.map(nameOf)],
    languages: [rules.languages.map(factsOf), merged.languages.map(factsOf)],
  } as const;
  const changed = Object.entries(pairs)
    .filter(([, [before, after]]) => !isDeepStrictEqual(before, after))
    .map(([field]) => [field, unmeasured]);
  return { ...rules.confidence, ...Object.fromEntries(changed) };
}

const nameOf = ({ normalized }: Profile['skills'][number]) => normalized;
/** The facts of an entry, without its position and the long text. */
const factsOf = ({
  source: _,
  ...facts
}: {
  source: Source | null;
  summary?: unknown;
  highlights?: unknown;
}) => {
  const { summary: _summary, highlights: _highlights, ...claims } = facts;
  return claims;
};
