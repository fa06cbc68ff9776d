import * as v from 'valibot';
import { applicationStatus } from './application.ts';
import { entries } from './bounded-lists.ts';
import { emailAddress, phoneNumber } from './contact.ts';
import { customFields, customFieldsPatch } from './custom-field-values.ts';
import { link } from './links.ts';
import { type Place, placeInput } from './place.ts';
import {
  externalId,
  filename,
  id,
  instant,
  metadata,
  metadataPatch,
  multilineText,
  quantity,
  rawLine,
  rawText,
  text,
} from './primitives.ts';
import { severalIds, severalWords } from './several.ts';
import { formSourceInput, sourceInput, sourceType } from './source.ts';

/* @__NO_SIDE_EFFECTS__ */
const optional = <Schema extends v.GenericSchema>(schema: Schema) => v.optional(v.nullable(schema), null);

export const tags = entries(text(50), 50);
/** Tags that are added to a resource and removed from it. */
export const changeTagsBody = v.strictObject({ add: v.optional(tags, []), remove: v.optional(tags, []) });
export type ChangeTagsBody = v.InferOutput<typeof changeTagsBody>;

/**
 * 5 MB: a 3 MB résumé in Base64 with its application. Lambda accepts events of 6 MB. In the event the body is escaped
 * text (quotation marks and line ends count twice) and the headers occur twice.
 */
export const maxApplicationBytes = 5 * 1024 * 1024;
/** 3 MB, the largest inline résumé after decoding. */
export const maxInlineBytes = 3 * 1024 * 1024;

/** The size of the file in bytes. When it is given, the upload URL accepts only a file of this size. */
const fileSize = v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))));

/** The kind of a file; for the file of a `file` question, the question's key. */
const attachmentKind = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-z0-9_]{0,63}$/, 'lower-case letters, digits and underscores'),
);

/** A file of an application, without its content. */
const declaredFile = { kind: attachmentKind, filename: filename(), size: fileSize };
export const addAttachmentBody = v.strictObject(declaredFile);

const person = {
  first_name: text(100),
  last_name: optional(text(100)),
  phone: optional(phoneNumber),
  links: v.optional(entries(link, 20), []),
};
const consent = v.strictObject({
  processing: v.optional(v.boolean(), false),
  retention: v.optional(v.boolean(), false),
  marketing: v.optional(v.boolean(), false),
  ai_processing: optional(v.boolean()),
  policy_url: optional(link),
  policy_version: optional(text(100)),
});
/** The fields that an application has from everyone. */
const commonFields = {
  job_id: id('job'),
  resume: optional(
    v.strictObject({
      filename: v.optional(filename()),
      size: fileSize,
      content_base64: v.optional(v.pipe(v.string(), v.nonEmpty())),
      text: v.optional(v.pipe(rawText(200_000), v.nonEmpty())),
    }),
  ),
  attachments: v.optional(entries(v.strictObject(declaredFile), 10), []),
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
  locale: optional(rawLine(35)),
  /** A hidden field of the form: people leave it empty, bots fill it. */
  honeypot: optional(rawText(1000)),
  /** Milliseconds between showing the form and sending it. */
  elapsed_ms: optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
};

/**
 * The body for a publishable key. Anyone can send a form in anyone's name, so it has no fields that name or label
 * things for the team. Other fields are ignored, because a career site's form may send more.
 */
export const formApplicationBody = v.strictObject({
  ...commonFields,
  /** A form has one field for the place. */
  candidate: v.strictObject({ ...person, location: optional(text(200)), email: emailAddress }),
  consent: v.optional(consent, {}),
  source: v.optional(formSourceInput, {}),
});

/** The body for a secret key. It has either `candidate` or `candidate_id`. */
export const createApplicationBody = v.strictObject({
  ...commonFields,
  candidate: v.optional(
    v.strictObject({ ...person, location: optional(placeInput), email: optional(emailAddress) }),
  ),
  /** A candidate who exists, such as one who was sourced. */
  candidate_id: v.optional(id('candidate')),
  consent: v.optional(consent),
  source: v.optional(sourceInput, {}),
  /** When the person applied, for an application that another system received. */
  applied_at: v.optional(instant),
  stage_id: v.optional(id('stage')),
  status: v.optional(applicationStatus),
  rejection_reason: v.optional(text(200)),
  rejection_reason_id: v.optional(id('rejectionReason')),
  tags: v.optional(tags, []),
  external_id: optional(externalId),
  custom_fields: v.optional(customFields),
  metadata: v.optional(metadata, {}),
});
export type TeamApplicationBody = v.InferOutput<typeof createApplicationBody>;

const { external_id: _, ...teamFields } = createApplicationBody.entries;
/** The external id is in the path. Only `tags`, `custom_fields` and `metadata` change an application that exists. */
export const upsertApplicationBody = v.strictObject({
  ...teamFields,
  tags: v.optional(tags),
  custom_fields: v.optional(customFieldsPatch),
  metadata: v.optional(metadataPatch),
});

type Form = v.InferOutput<typeof formApplicationBody>;
type Labels = Pick<TeamApplicationBody, 'source' | 'tags' | 'external_id' | 'custom_fields' | 'metadata'>;
type Person = Omit<Form['candidate'], 'location'>;
type Applicant = { [Name in keyof Person]: Person[Name] | null } & {
  location: Place | null;
  links: string[];
};
/** An application as it was sent: by a form, or by the team with the person's data from the body or from the candidate. */
export type SentApplicationBody = Omit<Form, 'candidate' | 'consent' | 'source'> &
  Partial<Omit<Labels, 'source'>> & {
    candidate: Applicant;
    /** The team omits it if the person was not asked. */
    consent?: Form['consent'];
    source: Labels['source'];
  };

export const updateApplicationBody = v.strictObject({
  tags: v.optional(tags),
  external_id: v.optional(v.nullable(externalId)),
  custom_fields: v.optional(customFieldsPatch),
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
  rejection_reason_id: severalIds('rejectionReason'),
};
