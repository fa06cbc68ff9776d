import { isDeepStrictEqual } from 'node:util';
import type { Profile, Source } from '../../contracts/profile.ts';
import { computeTotals } from '../rules/totals.ts';
import type { GroundedProfile } from './profile-from-answers.ts';

/**
 * What only a model says is reported as no surer than this, until a model's answers have been measured: confidence from .9 on
 * is a promise about precision.
 */
const unmeasured = 0.6;

/**
 * The rules' profile with the model's in it. A model overrules the rules only on lines that it really read: an entry or a
 * skill of the rules gives way when its line is among `readLines`, and stays when the model is silent about it, so that nothing
 * disappears because a model left it out. Contact data and links are the rules' alone. Totals are counted anew.
 */
export function mergeProfile(
  rules: Profile,
  model: GroundedProfile,
  readLines: ReadonlySet<number>,
  today: string,
): Profile {
  const entries = <T extends { source: Source }>(ours: T[], theirs: T[]): T[] => {
    const kept = ours.filter((item) => !readLines.has(item.source.line));
    const filled = theirs.map((item) => fillGaps(item, ours));
    return [...filled, ...kept].sort((a, b) => a.source.line - b.source.line);
  };
  const work = entries(rules.work, model.work).map((job, index) => ({ ...job, id: `work_${index + 1}` }));
  const education = entries(rules.education, model.education).map((course) => stillOpen(course, rules));
  const merged: Profile = {
    ...rules,
    basics: mergeBasics(rules.basics, model.basics),
    work,
    education,
    skills: mergeSkills(rules.skills, model.skills, readLines),
    languages: entries(rules.languages, model.languages),
    certificates: entries(rules.certificates, model.certificates),
    projects: entries(rules.projects, model.projects),
    publications: entries(rules.publications, model.publications),
    awards: entries(rules.awards, model.awards),
    volunteer: entries(rules.volunteer, model.volunteer),
    totals: computeTotals({ work, education }, today),
  };
  return { ...merged, confidence: confidenceOf(rules, merged) };
}

/** What the model left open of an entry, the rules' entry of the same line fills. */
function fillGaps<T extends { source: Source }>(item: T, ours: T[]): T {
  const twin = ours.find(({ source }) => source.line === item.source.line);
  if (!twin) return item;
  const filled = Object.entries(item).map(([field, value]) => {
    const isOpen = value === null || (Array.isArray(value) && value.length === 0);
    return [field, isOpen && !isEndOfCurrent(field, item) ? twin[field as keyof T] : value];
  });
  return Object.fromEntries(filled) as T;
}

/** A period that goes on has no end, whatever the rules took for one. */
const isEndOfCurrent = (field: string, item: object) =>
  field === 'end_date' && 'is_current' in item && item.is_current === true;

/** What the rules found left open stays so: they saw all lines of the entry, and a model cites one or two. */
function stillOpen(course: Profile['education'][number], { education }: Profile) {
  const twin = education.find(({ source }) => source.line === course.source.line);
  return twin?.study_type && !twin.level ? { ...course, level: null } : course;
}

function mergeBasics(rules: Profile['basics'], model: GroundedProfile['basics']): Profile['basics'] {
  const { name, first_name, last_name, ...others } = model;
  const said = Object.entries(others).filter(([, value]) => value !== null);
  return { ...rules, ...Object.fromEntries(said), ...(name !== null && { name, first_name, last_name }) };
}

function mergeSkills(
  ours: Profile['skills'],
  theirs: Profile['skills'],
  readLines: ReadonlySet<number>,
): Profile['skills'] {
  const names = new Set(theirs.map(({ normalized }) => normalized));
  const kept = ours.filter(
    ({ normalized, sources }) => !names.has(normalized) && !sources.some(({ line }) => readLines.has(line)),
  );
  const firstLine = ({ sources }: Profile['skills'][number]) => sources[0]?.line ?? 0;
  return [...theirs, ...kept].sort((a, b) => firstLine(a) - firstLine(b));
}

/** Where both say the same the rules' own confidence holds; elsewhere nobody has measured. */
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
/** What an entry claims, without where it stands and the long text. */
const factsOf = ({ source: _, ...facts }: { source: Source; summary?: unknown; highlights?: unknown }) => {
  const { summary: _summary, highlights: _highlights, ...claims } = facts;
  return claims;
};
