import * as v from 'valibot';
import { mailbox } from '../words/plain-text.ts';
import { isWebLink } from '../words/web-link.ts';
import { applicationStatus, sourceType } from './application.ts';
import { entries, pairs } from './bounded-lists.ts';
import { link } from './links.ts';
import {
  externalId,
  filename,
  id,
  maxCharacters,
  metadata,
  metadataPatch,
  multilineText,
  quantity,
  rawLine,
  rawText,
  text,
} from './primitives.ts';
import { severalIds, severalWords } from './several.ts';
import { visible } from './visible.ts';

/* @__NO_SIDE_EFFECTS__ */
const optional = <Schema extends v.GenericSchema>(schema: Schema) => v.optional(v.nullable(schema), null);

export const emailAddress = v.pipe(
  v.string(),
  maxCharacters(254),
  visible(),
  v.trim(),
  v.regex(mailbox, 'an e-mail address'),
);
export const phoneNumber = text(40);
export const tags = entries(text(50), 50);

/**
 * 5 MB: a 3 MB résumé in Base64 with its application. Lambda accepts events of 6 MB. In the event the body is escaped
 * text (quotation marks and line ends count twice) and the headers occur twice.
 */
export const maxApplicationBytes = 5 * 1024 * 1024;
/** 3 MB, the largest inline résumé after decoding. */
export const maxInlineBytes = 3 * 1024 * 1024;

/** The referrer as browsers send it. An empty one or an app's own scheme is accepted. */
const referrer = v.pipe(
  rawLine(2000),
  v.transform((url) => (isWebLink(url) ? url : null)),
);
/** The size of the file in bytes. When it is given, the upload URL accepts only a file of this size. */
const fileSize = v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))));

/** The kind of a file; for the file of a `file` question, the question's key. */
const attachmentKind = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-z0-9_]{0,63}$/, 'lower-case letters, digits and underscores'),
);

/** The body for a secret key. */
export const createApplicationBody = v.strictObject({
  job_id: id('job'),
  candidate: v.strictObject({
    first_name: text(100),
    last_name: optional(text(100)),
    email: emailAddress,
    phone: optional(phoneNumber),
    location: optional(text(200)),
    links: v.optional(entries(link, 20), []),
  }),
  resume: optional(
    v.strictObject({
      filename: v.optional(filename()),
      size: fileSize,
      content_base64: v.optional(v.pipe(v.string(), v.nonEmpty())),
      text: v.optional(v.pipe(rawText(200_000), v.nonEmpty())),
    }),
  ),
  attachments: v.optional(
    entries(v.strictObject({ kind: attachmentKind, filename: filename(), size: fileSize }), 10),
    [],
  ),
  cover_letter: optional(multilineText(20_000)),
  answers: v.optional(
    entries(
      v.strictObject({
        key: rawLine(64),
        value: v.union([
          rawText(20_000),
          quantity(-1e15, 1e15),
          v.boolean(),
          entries(rawLine(200), 200),
          v.null(),
        ]),
      }),
      100,
    ),
    [],
  ),
  consent: v.optional(
    v.strictObject({
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
    v.strictObject({
      type: v.optional(sourceType),
      utm: v.optional(pairs(rawLine(40), rawLine(200), 10), {}),
      referrer: optional(referrer),
    }),
    {},
  ),
  locale: optional(rawLine(35)),
  /** A hidden field of the form: people leave it empty, bots fill it. */
  honeypot: optional(rawText(1000)),
  /** Milliseconds between showing the form and sending it. */
  elapsed_ms: optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  external_id: optional(externalId),
  metadata: v.optional(metadata, {}),
});

const { external_id: _, metadata: _metadata, source, ...formFields } = createApplicationBody.entries;
const { type: _type, ...sourceOfForm } = source.wrapped.entries;
/**
 * The body for a publishable key. Anyone can send a form in anyone's name, so it has no fields that name or label
 * things for the team. Other fields are ignored, because a career site's form may send more.
 */
export const formApplicationBody = v.strictObject({
  ...formFields,
  source: v.optional(v.strictObject(sourceOfForm), {}),
});

type Whole = v.InferOutput<typeof createApplicationBody>;
/** The input of either kind of key. */
export type CreateApplicationBody = Omit<Whole, 'external_id' | 'metadata'> &
  Partial<Pick<Whole, 'external_id' | 'metadata'>>;

export const updateApplicationBody = v.strictObject({
  tags: v.optional(tags),
  external_id: v.optional(v.nullable(externalId)),
  metadata: v.optional(metadataPatch),
});
export type UpdateApplicationBody = v.InferOutput<typeof updateApplicationBody>;

/** The fields that a list of applications contains only on request. */
export const applicationExpand = { expand: v.optional(v.picklist(['submission'])) };

export const applicationFilters = {
  ...applicationExpand,
  job_id: severalIds('job'),
  status: severalWords(applicationStatus.options),
  stage_id: severalIds('stage'),
  candidate_id: severalIds('candidate'),
  source: severalWords(sourceType.options),
  is_confirmed: v.optional(v.picklist(['true', 'false'])),
};
