import * as v from 'valibot';
import { attachmentFields } from '../../contracts/application.ts';
import { intakeFields, lastWriter } from '../../contracts/intake.ts';
import { id, timestamp } from '../../contracts/primitives.ts';

/** A file that was sent in a chat. A CV has a scan. */
const chatFile = v.object({
  ...attachmentFields,
  file_key: v.string(),
  file_version: v.nullable(v.string()),
  rejection: v.nullable(v.string()),
  scan_id: v.nullable(id('scan')),
});
export type ChatFile = v.InferOutput<typeof chatFile>;

/** A chat intake as it is stored; its messages have rows of their own. */
const storedIntake = v.object({
  ...intakeFields,
  /** Whether it was begun on the page of its job, or by a server with a key. */
  channel: v.picklist(['page', 'api']),
  candidate_id: v.nullable(id('candidate')),
  /** The ids that its confirmation makes: two confirmations make one application. */
  confirming: v.nullable(v.object({ application_id: id('application'), candidate_id: id('candidate') })),
  files: v.array(chatFile),
  handover_requested_at: v.nullable(timestamp),
  /** As the person gave it so far. */
  person_name: v.nullable(v.string()),
  /** Null while only the program has spoken. */
  last_message_from: lastWriter,
  /** The day in UTC of the next thing that happens by itself; null for none. */
  due_on: v.nullable(v.string()),
  external_id: v.null(),
});
export type Intake = v.InferOutput<typeof storedIntake>;
