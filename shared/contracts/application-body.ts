import * as v from 'valibot';
import { applicationStatus, sourceType } from './application.ts';
import { externalId, id, maxCharacters, metadata, metadataPatch, quantity, text } from './primitives.ts';

/* @__NO_SIDE_EFFECTS__ */
const optional = <Schema extends v.GenericSchema>(schema: Schema) => v.optional(v.nullable(schema), null);

export const emailAddress = v.pipe(
  v.string(),
  v.trim(),
  maxCharacters(254),
  v.regex(/^[^\s@<>]+@[^\s@<>]+\.[^\s@<>.]{2,}$/, 'an e-mail address'),
);
export const phoneNumber = text(40);
export const link = v.pipe(v.string(), v.trim(), v.url(), maxCharacters(2000));
export const tags = v.pipe(v.array(text(50)), v.maxLength(50));

/** 6 MB: a 3 MB résumé in base64 with its application around it. */
export const maxApplicationBytes = 6 * 1024 * 1024;
/** 3 MB, the most an inline résumé may weigh once decoded. */
export const maxInlineBytes = 3 * 1024 * 1024;

const filename = text(255);

/** A word for what a file is; the answer to a `file` question bears the question's key. */
const attachmentKind = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-z0-9_]{0,63}$/, 'lower-case letters, digits and underscores'),
);

/** Unknown fields are ignored here and nowhere else: a career site's form may send more than we ask. */
export const createApplicationBody = v.object({
  job_id: id('job'),
  candidate: v.object({
    first_name: text(100),
    last_name: optional(text(100)),
    email: emailAddress,
    phone: optional(phoneNumber),
    location: optional(text(200)),
    links: v.optional(v.pipe(v.array(link), v.maxLength(20)), []),
  }),
  resume: optional(
    v.object({
      filename: v.optional(filename),
      content_base64: v.optional(v.pipe(v.string(), v.nonEmpty())),
      text: v.optional(v.pipe(v.string(), v.nonEmpty(), maxCharacters(200_000))),
    }),
  ),
  attachments: v.optional(v.pipe(v.array(v.object({ kind: attachmentKind, filename })), v.maxLength(10)), []),
  cover_letter: optional(text(20_000)),
  answers: v.optional(
    v.pipe(
      v.array(
        v.object({
          key: v.pipe(v.string(), maxCharacters(64)),
          value: v.union([
            v.pipe(v.string(), maxCharacters(20_000)),
            quantity(-1e15, 1e15),
            v.boolean(),
            v.pipe(v.array(v.pipe(v.string(), maxCharacters(200))), v.maxLength(200)),
            v.null(),
          ]),
        }),
      ),
      v.maxLength(100),
    ),
    [],
  ),
  consent: v.optional(
    v.object({
      processing: v.optional(v.boolean(), false),
      retention: v.optional(v.boolean(), false),
      marketing: v.optional(v.boolean(), false),
      ai_processing: optional(v.boolean()),
      policy_url: optional(link),
      policy_version: optional(text(100)),
    }),
    {},
  ),
  source: v.optional(
    v.object({
      type: v.optional(sourceType),
      utm: v.optional(
        v.pipe(
          v.record(v.pipe(v.string(), maxCharacters(40)), v.pipe(v.string(), maxCharacters(200))),
          v.maxEntries(10),
        ),
        {},
      ),
      referrer: optional(v.pipe(v.string(), maxCharacters(2000))),
    }),
    {},
  ),
  locale: optional(v.pipe(v.string(), maxCharacters(35))),
  /** A hidden field of the form that people leave empty and robots fill. */
  honeypot: optional(v.pipe(v.string(), maxCharacters(1000))),
  /** Milliseconds between showing the form and sending it. */
  elapsed_ms: optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  external_id: optional(externalId),
  metadata: v.optional(metadata, {}),
});
export type CreateApplicationBody = v.InferOutput<typeof createApplicationBody>;

export const updateApplicationBody = v.strictObject({
  tags: v.optional(tags),
  external_id: v.optional(v.nullable(externalId)),
  metadata: v.optional(metadataPatch),
});
export type UpdateApplicationBody = v.InferOutput<typeof updateApplicationBody>;

export const applicationFilters = {
  job_id: v.optional(id('job')),
  status: v.optional(applicationStatus),
  stage_id: v.optional(id('stage')),
  candidate_id: v.optional(id('candidate')),
  source: v.optional(sourceType),
};
