import * as v from 'valibot';

/** A point in time as clients may write it: RFC 3339, any offset. The pattern alone lets through what no clock shows. */
export const instant = v.config(
  v.pipe(
    v.string(),
    v.isoTimestamp('an RFC 3339 timestamp'),
    v.check((text) => !Number.isNaN(Date.parse(text)), 'an RFC 3339 timestamp'),
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

/** Keywords of JSON Schema for a text whose check valibot cannot show. */
/* @__NO_SIDE_EFFECTS__ */
export const shownAs = (keywords: {
  minLength?: number;
  pattern?: string;
  format?: string;
  enum?: readonly string[];
}) => v.metadata<string, typeof keywords>(keywords);

/** The most characters, counted as JSON Schema counts: one beyond the BMP, such as an emoji, is one. */
/* @__NO_SIDE_EFFECTS__ */
export function maxCharacters(most: number) {
  const action = v.maxLength<string, number>(most);
  const run: (typeof action)['~run'] = (dataset, config) =>
    dataset.typed && dataset.value.length > most && [...dataset.value].length <= most
      ? dataset
      : action['~run'](dataset, config);
  return { ...action, '~run': run };
}

/** What the trimming before a check leaves unsaid in JSON Schema: white space alone is nothing. */
const notBlank = shownAs({ pattern: '[^\\s\\uFEFF]' });
export const text = (maxLength: number) =>
  v.pipe(v.string(), v.trim(), v.nonEmpty(), maxCharacters(maxLength), notBlank);
/** A number that a row can hold: DynamoDB takes nothing closer to zero than 1e-130, nor beyond 1e126. */
/* @__NO_SIDE_EFFECTS__ */
export const quantity = (least: number, most: number) =>
  v.pipe(
    v.number(),
    v.minValue(least),
    v.maxValue(most),
    v.transform((number) => (Math.abs(number) < 1e-100 ? 0 : number)),
  );
export const externalId = v.pipe(v.string(), v.minLength(1), maxCharacters(255));

/** For an address that we are to call; shared/outbound/target-address.ts has the rules that no schema can tell. */
export const httpsUrl = shownAs({ format: 'uri', pattern: '^https://' });

/** Up to 50 string pairs of the caller's own. */
const metadataKey = v.pipe(v.string(), v.minLength(1), maxCharacters(40));
const metadataValue = v.pipe(v.string(), maxCharacters(500));
export const metadata = v.pipe(v.record(metadataKey, metadataValue), v.maxEntries(50));
/** In a PATCH, pairs are merged in and null takes one out. */
export const metadataPatch = v.record(metadataKey, v.nullable(metadataValue));

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
