import type { ExtractionFacts } from '../contracts/profile.ts';
import type { Pictures } from './pictures.ts';

/** A file that a model looks at itself. It has no name here: a person's file name says too much. */
export interface QuestionFile {
  bytes: Uint8Array;
  mediaType: Pictures['mediaType'];
}

/** What a model is asked: to fill in one tool from one text, and the file that the text is about. */
export interface Question {
  system: string;
  text: string;
  file?: QuestionFile;
  tool: { name: string; description: string; schema: Record<string, unknown> };
}

/** As the provider counts them, over all that was billed. */
export interface Usage {
  inputTokens: number;
  outputTokens: number;
}

export interface ModelAnswer {
  /** What the model wrote into the tool: JSON of any shape, to be judged by the schema. */
  value: unknown;
  usage: Usage;
}

/** Why the rules' profile stands although the stage has a model. Stable: callers see it as `fallback_reason`. */
export type FallbackReason = NonNullable<ExtractionFacts['fallback_reason']>;

/** One provider behind its own wire protocol. `ask` throws {@link ModelFailure} and nothing else; it never tries twice. */
export interface ModelEngine {
  name: 'bedrock' | 'anthropic' | 'openai';
  model: string;
  /** The largest files that the provider takes beside a question, in bytes before any encoding. */
  maxFileBytes: { pdf: number; image: number };
  ask(question: Question, signal: AbortSignal): Promise<ModelAnswer>;
}

export const noUsage: Usage = { inputTokens: 0, outputTokens: 0 };
export const addUsage = (a: Usage, b: Usage): Usage => ({
  inputTokens: a.inputTokens + b.inputTokens,
  outputTokens: a.outputTokens + b.outputTokens,
});

interface FailureFacts {
  /** The same question may be answered in a moment, or in an hour. */
  mayRetry?: boolean;
  /** What the provider asked us to wait. */
  retryAfterMs?: number | null;
  /** An answer that cannot be used is billed all the same. */
  usage?: Usage;
}

/** Carries a code and counts only: a provider's own words may quote the CV. */
export class ModelFailure extends Error {
  readonly reason: FallbackReason;
  readonly mayRetry: boolean;
  readonly retryAfterMs: number | null;
  readonly usage: Usage;

  constructor(
    reason: FallbackReason,
    { mayRetry = false, retryAfterMs = null, usage = noUsage }: FailureFacts = {},
  ) {
    super(reason);
    this.name = 'ModelFailure';
    this.reason = reason;
    this.mayRetry = mayRetry;
    this.retryAfterMs = retryAfterMs;
    this.usage = usage;
  }
}
