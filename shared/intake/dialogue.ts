import type { SentApplicationBody } from '../contracts/application-body.ts';
import type { Job } from '../domain/stored/job.ts';

/** The parts of a job that its chat asks about. */
export type IntakeJob = Pick<Job, 'id' | 'name' | 'application_form' | 'requirements'>;

export type AnswerValue = SentApplicationBody['answers'][number]['value'];

/** An answer, and who gave it; the value is null for a question that was skipped. */
export interface Answer {
  value: AnswerValue;
  from: 'person' | 'cv';
  /** The words of a consent that the person answered. */
  terms?: string;
}

/** Everything that a dialogue knows between two turns. */
export interface Dialogue {
  /** The key of the question that is asked; null while the summary is shown. */
  asked: string | null;
  /** The day that the last message was read as, which waits for a yes. */
  proposed: string | null;
  /** The file whose reading is awaited. */
  awaited: string | null;
  /** Whether the question was opened from the summary, which follows its answer. */
  isChange: boolean;
  answers: Record<string, Answer>;
  /** How often a question was asked again. */
  repeats: number;
  /** The messages of the person that the program answered. */
  turns: number;
}

/** The organization, the job and the language of a chat. */
export interface Scene {
  organization: string;
  job: IntakeJob;
  /** A language tag. */
  locale: string;
  /** The day in UTC, which days such as "next Monday" are counted from. */
  today: string;
}

/** One message of the person: a text, or the value that a native input has. */
export type Said = { text: string } | { value: string | number | boolean | string[] };

/** The state of an uploaded file. `found` has the facts of a CV. */
export type FileState =
  | { state: 'awaited' }
  | { state: 'refused' }
  | { state: 'stored'; found: Partial<Record<string, string>> | null };

/** The reply of the program, and its effect on the chat. */
export interface Turn {
  dialogue: Dialogue;
  says: string[];
  /** The questions whose answers the person is shown. */
  shows: string[];
  outcome: 'goes on' | 'waits' | 'summary' | 'human' | 'stopped' | 'too long';
}

/** 60 messages of a person, each with 2,000 characters, of which 60,000 can be answers; 30 questions are asked again. */
export const limits = { turns: 60, characters: 2_000, answered: 60_000, repeats: 30 } as const;
