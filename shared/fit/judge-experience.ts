import { allOrAny } from './all-or-any.ts';
import { yearsIn } from './duration.ts';
import { findSkill } from './find-skill.ts';
import { findWork } from './find-work.ts';
import { asWritten, judgeNames, judgeSkill, tooMany } from './judge-skill.ts';
import type { JudgedProfile } from './judged-profile.ts';
import { meansWork } from './means-work.ts';
import { bothAnd, eitherOr, namesIn } from './requirement-words.ts';
import { needOf } from './trade-need.ts';
import { because, evidenceAt, type Judge, type Requirement, sure, unknown, verdictOf } from './verdict.ts';
import { monthsTogether } from './work-months.ts';

/**
 * Judges years of work, in total or with the field or skill in the label. Without years, it judges whether the CV names
 * the skill.
 */
export const judgeExperience: Judge = (requirement, profile) => {
  const { type, label, min_years } = requirement;
  const years = min_years ?? yearsIn(label);
  if (years === null) return judgeSkill(requirement, profile);
  const { names, any } = namesIn(label);
  const months = Math.round(years * 12);
  // "0 to 2 years" requires only the skill.
  if (months === 0 && type === 'skill') return judgeSkill(requirement, profile);
  const apart = label.split(eitherOr).flatMap((part) => part.split(bothAnd));
  // "5 years Java, 3 years Python": each part has years of its own.
  const areApart = apart.length > 1 && apart.every((part) => yearsIn(part) !== null);
  if (areApart && years === yearsIn(label))
    return allOrAny(
      apart.map((part) => judgeExperience({ ...requirement, label: part, min_years: null }, profile)),
      eitherOr.test(label),
    );
  if (names.length === 0) return yearsOfWork(null, months, profile);
  const refused = tooMany(names);
  if (refused) return refused;
  // With `any`, the years may be shared between the names; otherwise each name needs them.
  const asked = any ? [names] : names.map((name) => [name]);
  return allOrAny(
    asked.map((either) => yearsWith(either, requirement, months, profile)),
    false,
  );
};

/**
 * Judges all work together. Whether it was in a field that the CV does not name is unknown, unless the total is too
 * short.
 */
function yearsOfWork(field: string[] | null, months: number, profile: JudgedProfile) {
  const worked = profile.experienceMonths;
  if (worked === null) return unknown('cv_without_dates');
  const share = months === 0 ? 1 : worked / months;
  if (field && months > 0 && share >= 0.5)
    return unknown('field_not_named', { names: field, months: worked });
  const reason = because('work_in_all', { months: worked, months_asked: months });
  return verdictOf(share, sure.stated, [reason], evidenceOf(profile, allOf(profile)));
}

/** Judges the years in the posts that name one of these, or show its trade in other words. */
function yearsWith(names: string[], { type, label }: Requirement, months: number, profile: JudgedProfile) {
  const found = names.map((name) => ({ name: asWritten(label, name), ...sightingOf(name, profile) }));
  const seen = found.filter(({ isSeen }) => isSeen);
  const named = (seen.length > 0 ? seen : found).map(({ name }) => name);
  // A skill is normally listed; a field is often implied by every post and not named.
  if (seen.length === 0 && !names.some(meansWork))
    return unknown('not_listed_and_not_known', { names: named });
  if (seen.length === 0 && type === 'skill') return judgeNames(names, true, label, profile);
  if (seen.length === 0) return yearsOfWork(named, months, profile);
  const posts = [...new Set(seen.flatMap((one) => one.posts))].sort((a, b) => a - b);
  const places = seen.flatMap(({ evidence }) => evidence.slice(0, 1));
  if (posts.length === 0)
    return verdictOf(0.5, sure.absent, [because('without_post', { names: named })], places);
  const dated = posts.filter((post) => profile.posts[post]?.months != null);
  if (dated.length === 0)
    return verdictOf(0.5, sure.absent, [because('without_dates', { names: named })], places);
  const since = new Map(seen.flatMap((one) => [...one.since]));
  const worked = monthsIn(dated, since, profile);
  const share = months === 0 ? 1 : worked / months;
  const reason = because('work_with', { names: named, months: worked, months_asked: months });
  return verdictOf(share, sure.mentioned, [reason], evidenceOf(profile, posts));
}

/** The posts that name a field or show its trade. */
function sightingOf(name: string, profile: JudgedProfile) {
  const named = findSkill(name, profile);
  const need = needOf(name);
  const shown = need && findWork(need, profile, true);
  return {
    isSeen: named !== null || shown !== null,
    posts: [...(named?.posts ?? []), ...(shown?.posts ?? [])],
    evidence: [...(named?.evidence ?? []), ...(shown?.evidence ?? [])],
    since: shown?.since ?? new Map<number, number>(),
  };
}

/** The months of these posts; posts at the same time count once, and at most as much as the total of all work. */
function monthsIn(posts: number[], since: ReadonlyMap<number, number>, profile: JudgedProfile): number {
  const sum = posts.reduce((total, at) => total + (profile.posts[at]?.months ?? 0), 0);
  const spans = posts.flatMap((at) => {
    const span = profile.posts[at]?.span;
    return span ? [[Math.max(span[0], since.get(at) ?? 0), span[1]] as const] : [];
  });
  const together = spans.length === posts.length ? monthsTogether(spans) : sum;
  return Math.min(together, profile.experienceMonths ?? together);
}

const allOf = ({ posts }: JudgedProfile) => posts.map((_, at) => at);
const evidenceOf = ({ posts }: JudgedProfile, places: number[]) =>
  places.flatMap((place) => {
    const post = posts[place];
    return post?.months == null ? [] : [evidenceAt(`${post.path}.duration_months`, post.source)];
  });
