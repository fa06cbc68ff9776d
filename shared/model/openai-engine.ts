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
  /** Servers of one's own may ask for none; the SDK wants one all the same. */
  apiKey: string;
  model: string;
  /** Up to and with the version: `https://api.openai.com/v1`. */
  baseUrl: string;
}

/** Chat completions of OpenAI, and of whatever speaks the same protocol, with the answer bound to a JSON schema. */
export function openAiEngine({ apiKey, model, baseUrl }: OpenAiOptions): ModelEngine {
  // Retries are ours (ask-in-time.ts), so that the budget holds.
  const client = new OpenAI({ apiKey, baseURL: baseUrl, maxRetries: 0, organization: null, project: null });

  return {
    name: 'openai',
    model,
    // 50 MB a file at OpenAI, of which base64 takes a quarter; more than the ten that are taken here.
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

/** The answer's JSON. Throws when the model refused, was cut off, or wrote something else. */
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
