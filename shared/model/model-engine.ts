import type { ExtractionFacts } from '../contracts/profile.ts';
import type { Pictures } from './pictures.ts';

/** A file that the model reads itself. Its name is not sent, because it often contains the person's name. */
export interface QuestionFile {
  bytes: Uint8Array;
  mediaType: Pictures['mediaType'];
}

/** A request to a model: the one tool to fill in, the text, and the file of the text. */
export interface Question {
  system: string;
  text: string;
  file?: QuestionFile;
  tool: { name: string; description: string; schema: Record<string, unknown> };
}

/** Token counts of the provider, over everything that was billed. */
export interface Usage {
  inputTokens: number;
  outputTokens: number;
}

export interface ModelAnswer {
  /** The input of the model's tool call: JSON of any shape, to be validated by the schema. */
  value: unknown;
  usage: Usage;
}

/**
 * The reason why the profile is the rules' although the stage has a model. It is part of the API as `fallback_reason`.
 */
export type FallbackReason = NonNullable<ExtractionFacts['fallback_reason']>;

/** The adapter of one provider's protocol. `ask` throws only {@link ModelFailure} and makes one attempt. */
export interface ModelEngine {
  name: 'bedrock' | 'anthropic' | 'openai';
  model: string;
  /** The provider's largest files in a request, in bytes before encoding. */
  maxFileBytes: { pdf: number; image: number };
  ask(question: Question, signal: AbortSignal): Promise<ModelAnswer>;
}

export const noUsage: Usage = { inputTokens: 0, outputTokens: 0 };
export const addUsage = (a: Usage, b: Usage): Usage => ({
  inputTokens: a.inputTokens + b.inputTokens,
  outputTokens: a.outputTokens + b.outputTokens,
});

interface FailureFacts {
  /** Whether the same request may succeed in a moment or in an hour. */
  mayRetry?: boolean;
  /** The delay that the provider requested. */
  retryAfterMs?: number | null;
  /** An unusable response is billed too. */
  usage?: Usage;
}

/** Contains a code and counts only: a provider's message may quote the CV. */
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
