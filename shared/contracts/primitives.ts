import * as v from 'valibot';
import { isDay } from '../words/day.ts';
import { manyLines, oneLine, visibleLine, visibleLines, withoutInvisible } from '../words/plain-text.ts';
import { pairs } from './bounded-lists.ts';
import { visible } from './visible.ts';

/** Keywords of JSON Schema for a text whose check valibot cannot convert. */
/* @__NO_SIDE_EFFECTS__ */
export const shownAs = (keywords: {
  minLength?: number;
  pattern?: string;
  format?: string;
  enum?: readonly string[];
}) => v.metadata<string, typeof keywords>(keywords);

/** The accepted years are 1901 to 9998: with any offset the instant in UTC still has a year of four digits. */
const takenYears = '^(190[1-9]|19[1-9]\\d|[2-8]\\d{3}|9[0-8]\\d{2}|99[0-8]\\d|999[0-8])-';
const hasTakenYear = new RegExp(takenYears);

/**
 * An instant as clients may write it: RFC 3339, any offset. It is stored as UTC with milliseconds. The pattern alone
 * would accept instants that do not exist, such as 30 February.
 */
export const instant = v.config(
  v.pipe(
    v.string(),
    v.isoTimestamp('an RFC 3339 timestamp'),
    v.check(
      (text) => isDay(text.slice(0, 10)) && hasTakenYear.test(text) && !Number.isNaN(Date.parse(text)),
      'an RFC 3339 timestamp of a day that exists, in the years 1901 to 9998',
    ),
    shownAs({ pattern: takenYears }),
    v.transform((text) => new Date(text).toISOString()),
  ),
  { abortPipeEarly: true },
);

/** RFC 3339, UTC, milliseconds: the form of instants in responses. */
export const timestamp = v.pipe(v.string(), v.isoTimestamp());

export const idPrefixes = {
  organization: 'org',
  job: 'job',
  stage: 'stg',
  requirement: 'rqm',
  upload: 'upl',
  scan: 'scan',
  candidate: 'cand',
  application: 'app',
  webhookEndpoint: 'we',
  event: 'evt',
  delivery: 'dlv',
  keySet: 'ks',
  key: 'key',
  field: 'fld',
  attachment: 'att',
  note: 'note',
  timelineEntry: 'tle',
  erasure: 'era',
  export: 'exp',
  replay: 'rpl',
  rejectionReason: 'rr',
  department: 'dep',
  office: 'off',
  customField: 'cf',
  member: 'mem',
  invitation: 'inv',
  session: 'ses',
  auditEntry: 'aud',
  intake: 'itk',
  assessmentTemplate: 'ast',
  assessment: 'asm',
} as const;
export type IdKind = keyof typeof idPrefixes;
/** The id of a request begins with it. */
export const requestPrefix = 'req';
/** Prefixes of ids that earlier releases stored. They stay valid, and no new id has them. */
const earlierPrefixes: Partial<Record<IdKind, string>> = { requirement: 'req' };

/** Prefix, underscore, ULID: 26 digits of Crockford's Base32, the first at most 7. */
export const idPattern = (kind: IdKind) => {
  const earlier = earlierPrefixes[kind];
  const prefix = earlier === undefined ? idPrefixes[kind] : `(?:${idPrefixes[kind]}|${earlier})`;
  return new RegExp(`^${prefix}_[0-7][0-9A-HJKMNP-TV-Z]{25}$`);
};
/* @__NO_SIDE_EFFECTS__ */
export const id = (kind: IdKind) =>
  v.pipe(v.string(), v.regex(idPattern(kind), `an id such as ${idPrefixes[kind]}_…`));

/**
 * The maximum number of characters as JSON Schema counts them: a character beyond the BMP, such as an emoji, counts as
 * one.
 */
/* @__NO_SIDE_EFFECTS__ */
export function maxCharacters(most: number) {
  const action = v.maxLength<string, number>(most);
  const run: (typeof action)['~run'] = (dataset, config) =>
    // A text with more than twice as many UTF-16 units is too long in any case and need not be counted.
    dataset.typed &&
    dataset.value.length > most &&
    dataset.value.length <= 2 * most &&
    [...dataset.value].length <= most
      ? dataset
      : action['~run'](dataset, config);
  return { ...action, '~run': run };
}

/** One line as it was sent, without invisible characters. */
export const rawLine = (maxLength: number) =>
  v.pipe(
    v.string(),
    v.regex(oneLine, 'one line without control characters'),
    maxCharacters(maxLength),
    visible(),
  );
/** Any number of lines as they were sent. */
export const rawText = (maxLength: number) =>
  v.pipe(v.string(), v.regex(manyLines, 'text without control characters'), maxCharacters(maxLength));

/** One line with visible text, trimmed, without invisible characters. */
export const text = (maxLength: number) =>
  v.pipe(
    v.string(),
    v.regex(oneLine, 'one line without control characters'),
    // Checked on the text as sent, as the OpenAPI document states, and not on the trimmed text.
    maxCharacters(maxLength),
    visible(),
    v.trim(),
    v.nonEmpty(),
    // JSON Schema cannot express the trimming before the check: this pattern rejects white space alone.
    shownAs({ pattern: visibleLine }),
  );
/** Lines with visible text, trimmed. */
export const multilineText = (maxLength: number) =>
  v.pipe(
    v.string(),
    v.regex(manyLines, 'text without control characters'),
    maxCharacters(maxLength),
    v.trim(),
    v.nonEmpty(),
    shownAs({ pattern: visibleLines }),
    v.check((lines) => withoutInvisible(lines).trim() !== '', 'text with a visible character'),
  );

/** A file's name without the folders before it, which some browsers send, and without what is invisible in it. */
/* @__NO_SIDE_EFFECTS__ */
export const filename = (pattern = visibleLine) =>
  v.pipe(
    v.string(),
    v.regex(oneLine, 'one line without control characters'),
    maxCharacters(255),
    // The OpenAPI document shows this schema: the steps after it change the name and do not restrict the input.
    shownAs({ minLength: 1, pattern }),
    v.transform((name) => withoutInvisible(name.split(/[/\\]/).at(-1) ?? '')),
    v.trim(),
    v.nonEmpty(),
    v.check((name) => !/^\.+$/.test(name), 'the name of a file'),
  );

/** A count, a position or a size in a response. */
export const wholeNumber = v.pipe(v.number(), v.integer());

/** A number that a row can store: DynamoDB accepts no magnitude below 1e-130 or above 1e126. */
/* @__NO_SIDE_EFFECTS__ */
export const quantity = (least: number, most: number) =>
  v.pipe(
    v.number(),
    v.minValue(least),
    v.maxValue(most),
    v.transform((number) => (Math.abs(number) < 1e-100 ? 0 : number)),
  );
export const externalId = v.pipe(rawLine(255), v.minLength(1));

/**
 * An address that the service will call; shared/outbound/target-address.ts has the rules that a schema cannot express.
 */
export const httpsUrl = shownAs({ format: 'uri', pattern: '^https://' });

/** Up to 50 string pairs of the caller's own. */
const metadataKey = v.pipe(rawLine(40), v.minLength(1));
const metadataValue = rawText(500);
export const metadata = pairs(metadataKey, metadataValue, 50);
/** In a PATCH, pairs are merged and null removes one: at most 50 removed and 50 added. */
export const metadataPatch = pairs(metadataKey, v.nullable(metadataValue), 100);

export const countryCode = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'an ISO 3166 alpha-2 code'));
export const languageCode = v.pipe(v.string(), v.regex(/^[a-z]{2}$/, 'an ISO 639-1 code'));
export const currencyCode = v.pipe(
  v.string(),
  v.check((code) => Intl.supportedValuesOf('currency').includes(code), 'an ISO 4217 code'),
  shownAs({ format: 'iso-4217' }),
);

/** The fields of every resource. */
export const resourceFields = {
  external_id: v.nullable(v.string()),
  metadata: v.record(v.string(), v.string()),
  created_at: timestamp,
  updated_at: timestamp,
};
