import * as v from 'valibot';
import { isDay } from '../words/day.ts';
import { entries } from './bounded-lists.ts';
import { emailAddress, emailsInput, phoneNumber, phonesInput } from './contact.ts';
import { link } from './links.ts';
import { countryCode, maxCharacters, multilineText, rawText, text } from './primitives.ts';
import { cefrLevels, educationLevels, languageFluencies } from './profile.ts';

/* @__NO_SIDE_EFFECTS__ */
const clearable = <Schema extends v.GenericSchema>(schema: Schema) => v.optional(v.nullable(schema));

/** YYYY, YYYY-MM or YYYY-MM-DD of a day that exists. */
const partialDate = v.pipe(
  v.string(),
  maxCharacters(10),
  v.regex(
    /^(19|20)\d{2}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/,
    'a date as YYYY, YYYY-MM or YYYY-MM-DD',
  ),
  v.check((date) => date.length < 10 || isDay(date), 'a day that exists'),
);

/** A line that the profile names. An entry with another one is stored without a line. */
const source = v.strictObject({
  page: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000)),
  line: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)),
  // Lines of a table have tabs between their cells.
  quote: rawText(4000),
});
const sourceInput = clearable(source);

const basics = v.strictObject({
  name: clearable(text(200)),
  first_name: clearable(text(100)),
  last_name: clearable(text(100)),
  label: clearable(text(200)),
  email: clearable(emailAddress),
  emails: clearable(emailsInput),
  phone: clearable(phoneNumber),
  phones: clearable(phonesInput),
  url: clearable(link),
  profiles: clearable(
    entries(v.strictObject({ network: text(100), username: clearable(text(200)), url: link }), 20),
  ),
  location: clearable(
    v.strictObject({
      raw: clearable(text(200)),
      city: clearable(text(200)),
      region: clearable(text(200)),
      postal_code: clearable(text(20)),
      country_code: clearable(countryCode),
    }),
  ),
});

const name = text(300);
const period = { start_date: clearable(partialDate), end_date: clearable(partialDate) };

const work = v.strictObject({
  id: v.optional(text(40)),
  name: clearable(name),
  position: clearable(name),
  location: clearable(v.strictObject({ raw: text(200) })),
  ...period,
  is_current: v.optional(v.boolean(), false),
  summary: clearable(multilineText(20_000)),
  highlights: v.optional(entries(multilineText(2000), 100), []),
  source: sourceInput,
});

const education = v.strictObject({
  institution: clearable(name),
  area: clearable(name),
  study_type: clearable(name),
  /** Without it, the level of the degree counts. */
  level: clearable(v.picklist(educationLevels)),
  ...period,
  score: clearable(text(100)),
  source: sourceInput,
});

const skill = v.strictObject({ name: text(200), sources: v.optional(entries(source, 20), []) });

const language = v.strictObject({
  language: text(100),
  fluency: clearable(v.picklist(languageFluencies)),
  cefr: clearable(v.picklist(cefrLevels)),
  source: sourceInput,
});

const certificate = v.strictObject({
  name,
  issuer: clearable(name),
  date: clearable(partialDate),
  url: clearable(link),
  source: sourceInput,
});

/** The lists of a profile that a person can correct. */
export const correctableLists = ['work', 'education', 'skills', 'languages', 'certificates'] as const;
export type CorrectableList = (typeof correctableLists)[number];

/**
 * A correction of a profile. Fields of `basics` are merged, lists are replaced as a whole; null for one of these sections takes its
 * correction back.
 */
export const correctProfileBody = v.strictObject({
  basics: clearable(basics),
  work: clearable(entries(work, 100)),
  education: clearable(entries(education, 100)),
  skills: clearable(entries(skill, 500)),
  languages: clearable(entries(language, 50)),
  certificates: clearable(entries(certificate, 200)),
});
export type CorrectProfileBody = v.InferOutput<typeof correctProfileBody>;
