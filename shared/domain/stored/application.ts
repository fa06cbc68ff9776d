import * as v from 'valibot';
import { applicationFields, attachmentFields, submissionFields } from '../../contracts/application.ts';

/** An application as it is stored: an attachment also has the storage key and version of its file. */
export const storedApplication = v.object({
  ...applicationFields,
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
