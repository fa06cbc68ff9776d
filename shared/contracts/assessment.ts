import * as v from 'valibot';
import { assessmentKind, assessmentLocale } from './assessment-template.ts';
import { secureLink } from './links.ts';
import { externalId, id, instant, metadata, resourceFields, timestamp, wholeNumber } from './primitives.ts';
import { severalIds, severalWords } from './several.ts';
import { writtenView } from './written.ts';

export const assessmentStatus = v.picklist([
  'created',
  'sent',
  'started',
  'completed',
  'expired',
  'canceled',
  'failed',
]);

/** The place of a score: below, within or above the middle. */
export const assessmentBand = v.picklist(['lower', 'middle', 'higher']);

const timeMultiplier = v.union([
  v.pipe(v.number(), v.minValue(1), v.maxValue(3)),
  v.literal('untimed', 'a number from 1 to 3, or "untimed"'),
]);

export const createAssessmentBody = v.strictObject({
  template_id: id('assessmentTemplate'),
  candidate_id: id('candidate'),
  application_id: v.optional(v.nullable(id('application'))),
  locale: v.optional(assessmentLocale),
  expires_at: v.optional(instant),
  /** The reason for an accommodation is not asked. */
  accommodations: v.optional(
    v.strictObject({
      time_multiplier: v.optional(timeMultiplier, 1),
      non_visual: v.optional(v.boolean(), false),
    }),
  ),
  return_url: v.optional(v.nullable(secureLink)),
  send: v.optional(v.boolean(), true),
  external_id: v.optional(v.nullable(externalId)),
  metadata: v.optional(metadata),
});
export type CreateAssessmentBody = v.InferOutput<typeof createAssessmentBody>;

export const extendAssessmentBody = v.strictObject({ expires_at: instant });

export const assessmentFields = {
  id: id('assessment'),
  template_id: id('assessmentTemplate'),
  kind: assessmentKind,
  candidate_id: id('candidate'),
  application_id: v.nullable(id('application')),
  status: assessmentStatus,
  attempt: wholeNumber,
  locale: v.string(),
  /** Whether there is any accommodation; which one, and its reason, are not shown. */
  administration: v.picklist(['standard', 'adjusted']),
  expires_at: timestamp,
  canceled_by: v.nullable(v.picklist(['organization', 'candidate'])),
  /** Null before the end, and for DISC-O at any time. */
  bands: v.nullable(v.array(v.object({ key: v.string(), band: assessmentBand }))),
  sent_at: v.nullable(timestamp),
  started_at: v.nullable(timestamp),
  completed_at: v.nullable(timestamp),
  version: wholeNumber,
};

export const assessmentView = v.object({
  object: v.literal('assessment'),
  ...assessmentFields,
  return_url: v.nullable(v.string()),
  ...resourceFields,
});

/** The link is in the first response only, and null when that is repeated. */
const invitation = v.nullable(v.object({ url: v.nullable(v.string()), expires_at: timestamp }));
export const invitedAssessmentView = v.object({ ...assessmentView.entries, invitation });
/** The response for a key that may not read assessments. */
export const writtenInvitationView = v.object({ ...writtenView.entries, invitation });

export const assessmentFilters = {
  candidate_id: severalIds('candidate'),
  application_id: severalIds('application'),
  template_id: severalIds('assessmentTemplate'),
  status: severalWords(assessmentStatus.options),
};
