import * as v from 'valibot';
import { visibleLines, withoutInvisible } from '../words/plain-text.ts';
import { entries } from './bounded-lists.ts';
import { deletedView } from './job.ts';
import { fieldType } from './job-words.ts';
import { filename, id, quantity, rawLine, rawText, shownAs, timestamp, wholeNumber } from './primitives.ts';
import { severalIds, severalWords } from './several.ts';

/** 24 hours without a message end a chat, unless a person of the team was asked for. */
const intakeStatus = v.picklist(['active', 'reviewing', 'handed_over', 'completed', 'abandoned']);
export type IntakeStatus = v.InferOutput<typeof intakeStatus>;

const languageTag = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/, 'a language tag'),
  v.maxLength(35),
);

export const createIntakeBody = v.strictObject({
  job_id: id('job'),
  locale: v.optional(v.nullable(languageTag)),
});
/** From the page of a job, with the token that the page had. */
export const startIntakeBody = v.strictObject({
  form_token: v.string(),
  locale: v.optional(v.nullable(languageTag)),
});

/** 2,000 characters, as UTF-16 counts them, so that a row holds the answers. */
const messageText = v.pipe(
  rawText(2000),
  v.maxLength(2000),
  shownAs({ pattern: visibleLines }),
  v.check((text) => withoutInvisible(text).trim() !== '', 'text with a visible character'),
);
export const intakeMessageBody = v.strictObject({
  /** The number of this turn: that of the last one and one more. */
  turn: v.pipe(v.number(), v.integer(), v.minValue(1)),
  text: v.optional(messageText),
  value: v.optional(
    v.union([
      v.pipe(rawLine(500), v.nonEmpty()),
      quantity(-1e15, 1e15),
      v.boolean(),
      entries(rawLine(200), 200),
    ]),
  ),
});
export const intakeUploadBody = v.strictObject({
  filename: filename(),
  size: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0)))),
});
export const intakeHandoverBody = v.strictObject({
  to: v.optional(v.picklist(['team', 'program']), 'team'),
});

const answerValue = v.union([v.string(), v.number(), v.boolean(), v.array(v.string()), v.null()]);
const speaker = v.picklist(['program', 'person', 'team']);
/** The last writer, the program aside. */
export const lastWriter = v.nullable(v.picklist(['person', 'team']));

export const intakeFields = {
  id: id('intake'),
  job_id: id('job'),
  status: intakeStatus,
  locale: v.string(),
  /** The number of the last turn. */
  turn: wholeNumber,
  application_id: v.nullable(id('application')),
  version: wholeNumber,
  created_at: timestamp,
  updated_at: timestamp,
};

/** An answer as the person reads it. */
const givenAnswer = v.object({
  key: v.string(),
  label: v.string(),
  text: v.string(),
  given_by: v.picklist(['person', 'cv']),
});
export type GivenAnswer = v.InferOutput<typeof givenAnswer>;

/** The one input that the chat waits for; null when it has ended. */
const intakeInput = v.object({
  key: v.string(),
  type: v.picklist([...fieldType.options, 'summary', 'wait', 'message']),
  label: v.string(),
  options: v.nullable(v.array(v.object({ value: v.string(), label: v.string() }))),
  required: v.boolean(),
});
export type IntakeInput = v.InferOutput<typeof intakeInput>;

/** A chat as its person sees it. */
export const chatView = v.object({
  object: v.literal('intake'),
  ...intakeFields,
  messages: v.array(v.object({ from: speaker, text: v.string() })),
  input: v.nullable(intakeInput),
  /** Answers to look at: those that the CV gave, or all of them in the summary. */
  answers: v.array(givenAnswer),
  progress: v.object({ done: wholeNumber, total: wholeNumber }),
});
export type ChatView = v.InferOutput<typeof chatView>;

/** The first turn, with what the calls of the person are made with. */
export const startedChatView = v.object({
  ...chatView.entries,
  session_token: v.string(),
  session_expires_at: timestamp,
});

/** A chat in a list of the team. */
export const intakeView = v.object({
  object: v.literal('intake'),
  ...intakeFields,
  candidate_id: v.nullable(id('candidate')),
  handover_requested_at: v.nullable(timestamp),
  person_name: v.nullable(v.string()),
  last_message_from: lastWriter,
});
export type IntakeView = v.InferOutput<typeof intakeView>;

export const transcriptView = v.object({
  object: v.literal('intake_transcript'),
  intake_id: id('intake'),
  candidate_id: v.nullable(id('candidate')),
  messages: v.array(v.object({ turn: wholeNumber, from: speaker, text: v.string(), at: timestamp })),
  answers: v.array(
    v.object({
      key: v.string(),
      label: v.string(),
      value: answerValue,
      text: v.string(),
      given_by: v.picklist(['person', 'cv']),
    }),
  ),
  files: v.array(
    v.object({
      id: id('attachment'),
      filename: v.string(),
      status: v.picklist(['awaiting_upload', 'stored', 'rejected']),
      scan_id: v.nullable(id('scan')),
    }),
  ),
});
export type TranscriptView = v.InferOutput<typeof transcriptView>;

/** A chat in the export of its candidate. */
export const exportedIntake = v.object({ ...intakeView.entries, transcript: transcriptView });

export const intakeUpload = v.object({
  object: v.literal('attachment'),
  /** Sent as the value of the next turn, when the file was PUT. */
  id: id('attachment'),
  upload_url: v.string(),
  method: v.literal('PUT'),
  headers: v.object({ 'Content-Type': v.string() }),
  max_bytes: wholeNumber,
  expires_at: timestamp,
});

export const intakeFilters = {
  status: severalWords(intakeStatus.options),
  job_id: severalIds('job'),
};
export const deletedIntake = deletedView;
