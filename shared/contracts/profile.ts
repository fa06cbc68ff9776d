import * as v from 'valibot';
import { isWebLink } from '../words/web-link.ts';
import { shownLink } from './links.ts';
import { wholeNumber } from './primitives.ts';
import { fallbackReasons, type ReadingWarning, readingWarnings } from './reading-words.ts';
import { reviewFields } from './review.ts';

const text = v.nullable(v.string());
const texts = v.array(v.string());
const months = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0)));
const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

/** YYYY, YYYY-MM or YYYY-MM-DD: as precise as in the CV, never more. */
const partialDate = v.nullable(
  v.pipe(v.string(), v.regex(/^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/)),
);

/**
 * The position of a value in the file: `line` counts from 1 over the whole document, `quote` is the text of that line.
 */
const source = v.object({
  page: v.pipe(v.number(), v.integer(), v.minValue(1)),
  line: v.pipe(v.number(), v.integer(), v.minValue(1)),
  quote: v.string(),
});
export type Source = v.InferOutput<typeof source>;
/** Null for an entry of a list that a person corrected, unless it is an entry that was read from this line. */
const sourceOrNone = v.nullable(source);

export const educationLevels = [
  'secondary',
  'vocational',
  'associate',
  'bachelor',
  'master',
  'doctorate',
] as const;
export const seniorities = [
  'intern',
  'junior',
  'mid',
  'senior',
  'lead',
  'manager',
  'director',
  'executive',
] as const;
export const languageFluencies = ['native', 'fluent', 'advanced', 'intermediate', 'basic'] as const;
export const cefrLevels = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'] as const;

const networkProfiles = v.array(v.object({ network: v.string(), username: text, url: v.string() }));

const basics = v.object({
  name: text,
  first_name: text,
  last_name: text,
  label: text,
  email: text,
  emails: texts,
  phone: text,
  phones: v.array(v.object({ raw: v.string(), e164: text, country_code: text })),
  url: shownLink,
  /** Links that pages may render. Other links that an earlier release extracted are omitted. */
  profiles: v.pipe(
    networkProfiles,
    v.transform((profiles) => profiles.filter(({ url }) => isWebLink(url))),
    networkProfiles,
  ),
  location: v.nullable(
    v.object({ raw: v.string(), city: text, region: text, postal_code: text, country_code: text }),
  ),
  summary: text,
});

const work = v.object({
  id: v.string(),
  name: text,
  position: text,
  location: text,
  start_date: partialDate,
  end_date: partialDate,
  is_current: v.boolean(),
  duration_months: months,
  summary: text,
  highlights: texts,
  source: sourceOrNone,
});

const education = v.object({
  institution: text,
  area: text,
  study_type: text,
  level: v.nullable(v.picklist(educationLevels)),
  start_date: partialDate,
  end_date: partialDate,
  score: text,
  source: sourceOrNone,
});

const confidence = v.object({
  name: share,
  email: share,
  phone: share,
  location: share,
  work: share,
  education: share,
  skills: share,
  languages: share,
});

export const profileSchema = v.object({
  basics,
  work: v.array(work),
  education: v.array(education),
  skills: v.array(
    v.object({ name: v.string(), normalized: v.string(), type: text, sources: v.array(source) }),
  ),
  languages: v.array(
    v.object({
      language: v.string(),
      code: text,
      fluency: v.nullable(v.picklist(languageFluencies)),
      cefr: v.nullable(v.picklist(cefrLevels)),
      source: sourceOrNone,
    }),
  ),
  certificates: v.array(
    v.object({ name: v.string(), issuer: text, date: partialDate, url: shownLink, source: sourceOrNone }),
  ),
  projects: v.array(
    v.object({
      name: v.string(),
      description: text,
      start_date: partialDate,
      end_date: partialDate,
      url: shownLink,
      highlights: texts,
      source,
    }),
  ),
  publications: v.array(
    v.object({ name: v.string(), publisher: text, release_date: partialDate, url: shownLink, source }),
  ),
  awards: v.array(v.object({ title: v.string(), awarder: text, date: partialDate, source })),
  volunteer: v.array(
    v.object({
      organization: text,
      position: text,
      start_date: partialDate,
      end_date: partialDate,
      is_current: v.boolean(),
      highlights: texts,
      source,
    }),
  ),
  totals: v.object({
    experience_months: months,
    highest_education_level: v.nullable(v.picklist(educationLevels)),
    seniority: v.nullable(v.picklist(seniorities)),
  }),
  confidence,
  ...reviewFields,
});
export type Profile = v.InferOutput<typeof profileSchema>;

export const summarySchema = v.object({
  headline: text,
  text: v.pipe(v.string(), v.maxLength(600)),
  highlights: v.pipe(v.array(v.string()), v.maxLength(5)),
  current_title: text,
  current_company: text,
  years_of_experience: v.nullable(v.number()),
  seniority: v.nullable(v.picklist(seniorities)),
  top_skills: v.pipe(v.array(v.string()), v.maxLength(10)),
  languages: texts,
  gaps: v.array(v.object({ from: v.string(), to: v.string(), months: wholeNumber })),
  questions_to_ask: v.pipe(v.array(v.string()), v.maxLength(5)),
  language: text,
  generated_by: v.string(),
});
export type Summary = v.InferOutput<typeof summarySchema>;

export const qualitySchema = v.object({
  resume_probability: share,
  text_coverage: share,
  layout: v.picklist(['single_column', 'multi_column', 'scanned']),
  warnings: v.array(v.picklist(Object.keys(readingWarnings) as ReadingWarning[])),
});
export type Quality = v.InferOutput<typeof qualitySchema>;

export const extractionFactsSchema = v.object({
  engine: v.picklist(['rules', 'bedrock', 'anthropic', 'openai']),
  model: text,
  prompt_version: text,
  schema_version: v.string(),
  duration_ms: wholeNumber,
  fallback_reason: v.nullable(v.picklist(Object.keys(fallbackReasons) as (keyof typeof fallbackReasons)[])),
});
export type ExtractionFacts = v.InferOutput<typeof extractionFactsSchema>;
