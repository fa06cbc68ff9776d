import * as v from 'valibot';
import { isDay } from '../words/day.ts';
import { manyLines, manyLinesSaid, oneLine, oneLineSaid, withoutInvisible } from '../words/plain-text.ts';
import { isWebLink, maxLinkLength } from '../words/web-link.ts';
import { pairs } from './bounded-lists.ts';
import { visible } from './visible.ts';

/** Keywords of JSON Schema for a text whose check valibot cannot show. */
/* @__NO_SIDE_EFFECTS__ */
export const shownAs = (keywords: {
  minLength?: number;
  pattern?: string;
  format?: string;
  enum?: readonly string[];
}) => v.metadata<string, typeof keywords>(keywords);

/** Years that are taken, 1901 to 9998: in UTC, too, such an instant has a year of four digits, as receivers expect. */
const takenYears = '^(190[1-9]|19[1-9]\\d|[2-8]\\d{3}|9[0-8]\\d{2}|99[0-8]\\d|999[0-8])-';
const hasTakenYear = new RegExp(takenYears);

/**
 * A point in time as clients may write it: RFC 3339, any offset. It is read as UTC with milliseconds, as we write it. The
 * pattern alone lets through what no clock or calendar shows.
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

/** RFC 3339, UTC, milliseconds: how we write it. */
export const timestamp = v.pipe(v.string(), v.isoTimestamp());

export const idPrefixes = {
  organization: 'org',
  job: 'job',
  stage: 'stg',
  requirement: 'req',
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
} as const;
export type IdKind = keyof typeof idPrefixes;

/** Prefix, underscore, ULID: 26 digits of Crockford's Base32, the first at most 7. */
export const idPattern = (kind: IdKind) => new RegExp(`^${idPrefixes[kind]}_[0-7][0-9A-HJKMNP-TV-Z]{25}$`);
/* @__NO_SIDE_EFFECTS__ */
export const id = (kind: IdKind) =>
  v.pipe(v.string(), v.regex(idPattern(kind), `an id such as ${idPrefixes[kind]}_…`));

/** The most characters, counted as JSON Schema counts: one beyond the BMP, such as an emoji, is one. */
/* @__NO_SIDE_EFFECTS__ */
export function maxCharacters(most: number) {
  const action = v.maxLength<string, number>(most);
  const run: (typeof action)['~run'] = (dataset, config) =>
    // No text of more than twice as many halves has few enough characters: it is not counted through.
    dataset.typed &&
    dataset.value.length > most &&
    dataset.value.length <= 2 * most &&
    [...dataset.value].length <= most
      ? dataset
      : action['~run'](dataset, config);
  return { ...action, '~run': run };
}

/** One line as it was sent, but for what is invisible in it. */
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

/** One line that says something, without the white space around it and what is invisible in it. */
export const text = (maxLength: number) =>
  v.pipe(
    v.string(),
    v.regex(oneLine, 'one line without control characters'),
    // Of what is sent, as the document says it, and not of what is left of it.
    maxCharacters(maxLength),
    visible(),
    v.trim(),
    v.nonEmpty(),
    // What the trimming before a check leaves unsaid in JSON Schema: white space alone is nothing.
    shownAs({ pattern: oneLineSaid }),
  );
/** Lines that say something, without the white space around them. */
export const multilineText = (maxLength: number) =>
  v.pipe(
    v.string(),
    v.regex(manyLines, 'text without control characters'),
    maxCharacters(maxLength),
    v.trim(),
    v.nonEmpty(),
    shownAs({ pattern: manyLinesSaid }),
  );

/** A file's name without the folders before it, which some browsers send, and without what is invisible in it. */
/* @__NO_SIDE_EFFECTS__ */
export const filename = (pattern = oneLineSaid) =>
  v.pipe(
    v.string(),
    v.regex(oneLine, 'one line without control characters'),
    maxCharacters(255),
    // Shown before the name is cut: what comes after that is no more what clients write.
    shownAs({ minLength: 1, pattern }),
    v.transform((name) => withoutInvisible(name.split(/[/\\]/).at(-1) ?? '')),
    v.trim(),
    v.nonEmpty(),
    v.check((name) => !/^\.+$/.test(name), 'the name of a file'),
  );

/** A link that pages may render. Every link that is taken is one of these. */
export const link = v.pipe(
  v.string(),
  maxCharacters(maxLinkLength),
  v.trim(),
  { ...v.url<string>(), requirement: isWebLink },
  shownAs({ pattern: '^\\s*[hH][tT][tT][pP][sS]?://' }),
);
/** Links leave as they came in: what an earlier release took and a page must not render is left out. */
export const shownLink = v.pipe(
  v.nullable(v.string()),
  v.transform((url) => (url !== null && isWebLink(url) ? url : null)),
  v.nullable(v.string()),
);
export const shownLinks = v.pipe(
  v.array(v.string()),
  v.transform((urls) => urls.filter(isWebLink)),
  v.array(v.string()),
);

/** A number that a row can hold: DynamoDB takes nothing closer to zero than 1e-130, nor beyond 1e126. */
/* @__NO_SIDE_EFFECTS__ */
export const quantity = (least: number, most: number) =>
  v.pipe(
    v.number(),
    v.minValue(least),
    v.maxValue(most),
    v.transform((number) => (Math.abs(number) < 1e-100 ? 0 : number)),
  );
export const externalId = v.pipe(rawLine(255), v.minLength(1));

/** For an address that we are to call; shared/outbound/target-address.ts has the rules that no schema can tell. */
export const httpsUrl = shownAs({ format: 'uri', pattern: '^https://' });

/** Up to 50 string pairs of the caller's own. */
const metadataKey = v.pipe(rawLine(40), v.minLength(1));
const metadataValue = rawText(500);
export const metadata = pairs(metadataKey, metadataValue, 50);
/** In a PATCH, pairs are merged in and null takes one out: at most as many as may go, and as many as may come. */
export const metadataPatch = pairs(metadataKey, v.nullable(metadataValue), 100);

export const countryCode = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'an ISO 3166 alpha-2 code'));
export const languageCode = v.pipe(v.string(), v.regex(/^[a-z]{2}$/, 'an ISO 639-1 code'));
export const currencyCode = v.pipe(
  v.string(),
  v.check((code) => Intl.supportedValuesOf('currency').includes(code), 'an ISO 4217 code'),
  shownAs({ format: 'iso-4217' }),
);

/** What every resource carries. */
export const resourceFields = {
  external_id: v.nullable(v.string()),
  metadata: v.record(v.string(), v.string()),
  created_at: timestamp,
  updated_at: timestamp,
};
