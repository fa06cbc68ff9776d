import * as v from 'valibot';
import { applicationFields, attachmentFields, submissionFields } from '../../contracts/application.ts';

/** An application as it is stored: an attachment also has the storage key and version of its file. */
export const storedApplication = v.object({
  ...applicationFields,
  /** Omitted where it is the instant of the row's creation. */
  applied_at: v.optional(applicationFields.applied_at),
  /** Whether the counts of its job include it. `reindex` adds those that an earlier release stored. */
  is_counted: v.optional(v.literal(true)),
  submission: v.object({
    ...submissionFields,
    attachments: v.array(
      v.object({
        ...attachmentFields,
        file_key: v.string(),
        file_version: v.nullable(v.string()),
        rejection: v.nullable(v.string()),
      }),
    ),
  }),
});
export type Application = v.InferOutput<typeof storedApplication>;
export type Attachment = Application['submission']['attachments'][number];
