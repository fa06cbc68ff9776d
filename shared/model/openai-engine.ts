import OpenAI from 'openai';
import { maxAnswerTokens } from './answer-size.ts';
import {
  type ModelEngine,
  ModelFailure,
  type Question,
  type QuestionFile,
  type Usage,
} from './model-engine.ts';
import { failureOfSdk } from './provider-failure.ts';

interface OpenAiOptions {
  /** The SDK requires one, even if a self-hosted server needs none. */
  apiKey: string;
  model: string;
  /** The URL including the version: `https://api.openai.com/v1`. */
  baseUrl: string;
}

/** Chat completions of OpenAI and of compatible servers, with a JSON schema for the response. */
export function openAiEngine({ apiKey, model, baseUrl }: OpenAiOptions): ModelEngine {
  // Retries are done in retry-budget.ts, within the budget.
  const client = new OpenAI({ apiKey, baseURL: baseUrl, maxRetries: 0, organization: null, project: null });

  return {
    name: 'openai',
    model,
    // OpenAI accepts 50 MB per file, which is 37.5 MB before base64; a CV has at most 10 MB.
    maxFileBytes: { pdf: 37_500_000, image: 37_500_000 },
    async ask({ system, text, file, tool }, signal) {
      const request = {
        model,
        max_completion_tokens: maxAnswerTokens,
        messages: [
          { role: 'system' as const, content: system },
          { role: 'user' as const, content: partsOf({ text, file }) },
        ],
        response_format: {
          type: 'json_schema' as const,
          json_schema: {
            name: tool.name,
            description: tool.description,
            schema: tool.schema,
            strict: true,
          },
        },
      };
      const completion = await client.chat.completions.create(request, { signal }).catch((error: unknown) => {
        throw failureOfSdk(error, signal);
      });
      return { value: contentOf(completion), usage: usageOf(completion) };
    },
  };
}

const partsOf = ({ text, file }: Pick<Question, 'text' | 'file'>) =>
  file ? [filePart(file), { type: 'text' as const, text }] : text;

function filePart({ bytes, mediaType }: QuestionFile): OpenAI.ChatCompletionContentPart {
  const url = `data:${mediaType};base64,${Buffer.from(bytes).toString('base64')}`;
  return mediaType === 'application/pdf'
    ? { type: 'file', file: { filename: 'document.pdf', file_data: url } }
    : { type: 'image_url', image_url: { url, detail: 'high' } };
}

/** The JSON of the response. Throws when the model refused, was cut off, or returned no JSON. */
function contentOf(completion: OpenAI.ChatCompletion): unknown {
  const usage = usageOf(completion);
  const choices = completion.choices ?? [];
  const [choice] = choices;
  if (choice?.message?.refusal || choice?.finish_reason === 'content_filter')
    throw new ModelFailure('refused', { usage });
  if (choices.length !== 1 || choice?.finish_reason !== 'stop')
    throw new ModelFailure('invalid_answer', { usage });
  try {
    return JSON.parse(choice.message.content ?? '');
  } catch {
    throw new ModelFailure('invalid_answer', { usage });
  }
}

const usageOf = ({ usage }: OpenAI.ChatCompletion): Usage => ({
  inputTokens: usage?.prompt_tokens ?? 0,
  outputTokens: usage?.completion_tokens ?? 0,
});
