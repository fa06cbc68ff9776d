import type { Profile, Source } from '../contracts/profile.ts';
import { type FieldOfStudy, fieldsOfStudy } from '../words/fields-of-study.ts';
import { fold } from '../words/fold.ts';
import { genderNeutral } from './gender-neutral.ts';
import { skillKey, skillsNamedIn } from './skill-name.ts';
import { readSentence, readTitle, type TradeText, tradesOfEmployer } from './trade-text.ts';
import { sinceIn, spanOf } from './work-months.ts';
import { type WorkRoot, workRoots } from './work-root.ts';

/** A text in the forms for comparison: folded, and with gender-neutral titles. */
export interface Comparable {
  folded: string;
  neutral: string;
}

/** A text of the CV that may be evidence of a skill, quoted unchanged. */
export interface Passage extends Comparable {
  path: string;
  /** The lexicon's skills in the text, by their keys. */
  skills: ReadonlySet<string>;
  quote: string;
  /** The page of its entry; null for an entry that a person corrected. */
  page: number | null;
  /** The roots of its words if it is the title of a post; empty otherwise. */
  titleRoots: readonly WorkRoot[];
  /** The index of its post in `posts`. */
  post: number | null;
  /** Its trades and words. */
  work: TradeText;
  /** "Since 03/2023" in the text: the work in this passage began then. A count of months. */
  since: number | null;
}

/** A profile's item with its line; an item that a person corrected may have none. */
interface Cited {
  path: string;
  source: Source | null;
}

/**
 * The part of a profile that may influence a score. It has no name, contact, address or birth, no school and its rank,
 * no name of a degree but its level and its group of fields, no employer's name, no date, no photo, and no text in which
 * people describe themselves. All judges receive this type,
 * so other data cannot enter a score.
 */
export interface JudgedProfile {
  /** `key` is the form in which two names of one skill are equal. */
  skills: (Cited & Comparable & { name: string; key: string; work: TradeText })[];
  passages: Passage[];
  /** `title` and `setting` are the trades of the title and of the employer; `span` is the first month and the one after the last; `passages` are its own. */
  posts: (Cited & {
    months: number | null;
    span: readonly [number, number] | null;
    title: TradeText;
    setting: ReadonlySet<string>;
    passages: readonly Passage[];
  })[];
  /** The months of all posts together, overlaps counted once; null where no post has dates. */
  experienceMonths: number | null;
  education: (Cited & {
    level: Profile['education'][number]['level'];
    fields: ReadonlySet<FieldOfStudy>;
    work: TradeText;
  })[];
  languages: (Cited & Pick<Profile['languages'][number], 'code' | 'fluency' | 'cefr'>)[];
  /** The language of the text, ISO 639-1; null where it is unknown. */
  writtenIn: string | null;
  certificates: (Cited & { name: string; folded: string })[];
}

function comparable(text: string): Comparable {
  const folded = fold(text);
  return { folded, neutral: genderNeutral(folded) };
}

/** The profile without data that identifies the person. */
export function withoutIdentity(profile: Profile, writtenIn: string | null): JudgedProfile {
  const { work, projects, certificates } = profile;
  const passages: Passage[] = [];
  const add = (path: string, text: string | null, source: Source | null, post: number | null = null) => {
    if (!text) return;
    const skills = new Set(skillsNamedIn(text).map(skillKey));
    const titleRoots = path.endsWith('.position') ? workRoots(fold(text)) : [];
    const isTitle = path.endsWith('.position');
    const work = isTitle ? readTitle(text) : readSentence(text);
    passages.push({
      path,
      ...comparable(text),
      skills,
      titleRoots,
      quote: text,
      page: source?.page ?? null,
      post,
      work,
      since: sinceIn(text),
    });
  };
  for (const [at, { position, summary, highlights, source }] of work.entries()) {
    add(`work[${at}].position`, position, source, at);
    add(`work[${at}].summary`, summary, source, at);
    for (const [n, text] of highlights.entries()) add(`work[${at}].highlights[${n}]`, text, source, at);
  }
  for (const [at, { name, description, highlights, source }] of projects.entries()) {
    add(`projects[${at}].name`, name, source);
    add(`projects[${at}].description`, description, source);
    for (const [n, text] of highlights.entries()) add(`projects[${at}].highlights[${n}]`, text, source);
  }
  for (const [at, { name, source }] of certificates.entries()) add(`certificates[${at}].name`, name, source);
  const ofPost = Map.groupBy(passages, ({ post }) => post);

  return {
    skills: profile.skills.map(({ name, sources: [source = null] }, at) => ({
      name,
      ...comparable(name),
      key: skillKey(fold(name)),
      work: readTitle(name),
      path: `skills[${at}]`,
      source,
    })),
    passages,
    posts: work.map(({ duration_months, start_date, position, name, source }, at) => ({
      months: duration_months,
      span: spanOf(start_date, duration_months),
      title: readTitle(position ?? ''),
      setting: tradesOfEmployer(name),
      passages: ofPost.get(at) ?? [],
      path: `work[${at}]`,
      source,
    })),
    experienceMonths: profile.totals.experience_months,
    education: profile.education.map(({ level, area, study_type, source }, at) => ({
      level,
      fields: fieldsOfStudy([study_type, area].join(' ')),
      work: readTitle([study_type, area].join(' ')),
      path: `education[${at}].level`,
      source,
    })),
    languages: profile.languages.map(({ code, fluency, cefr, source }, at) => ({
      code,
      fluency,
      cefr,
      path: `languages[${at}]`,
      source,
    })),
    writtenIn,
    certificates: certificates.map(({ name, source }, at) => ({
      name,
      folded: fold(name),
      path: `certificates[${at}]`,
      source,
    })),
  };
}
