import Anthropic from '@anthropic-ai/sdk';
import { maxAnswerTokens } from './answer-size.ts';
import {
  type ModelEngine,
  ModelFailure,
  type Question,
  type QuestionFile,
  type Usage,
} from './model-engine.ts';
import { failureOfSdk } from './provider-failure.ts';

interface AnthropicOptions {
  apiKey: string;
  model: string;
  /** The reasoning effort, for models that support it. */
  effort?: 'low' | 'medium' | 'high';
  /** Set by tests. */
  baseUrl?: string;
}

/** Anthropic's Messages API. The tool is offered and not forced, because newer models reject a forced one. */
export function anthropicEngine({ apiKey, model, effort, baseUrl }: AnthropicOptions): ModelEngine {
  // Retries are done in retry-budget.ts, within the budget.
  const client = new Anthropic({ apiKey, baseURL: baseUrl, maxRetries: 0 });

  return {
    name: 'anthropic',
    model,
    // 5 MB of base64 for an image, 32 MB for a whole request: "Vision" and "PDF support" of the provider's documentation.
    maxFileBytes: { pdf: 23_000_000, image: 3_750_000 },
    async ask({ system, text, file, tool }, signal) {
      const request = {
        model,
        max_tokens: maxAnswerTokens,
        system,
        messages: [{ role: 'user' as const, content: contentOf({ text, file }) }],
        tools: [
          {
            name: tool.name,
            description: tool.description,
            input_schema: tool.schema as Anthropic.Tool.InputSchema,
          },
        ],
        tool_choice: { type: 'auto' as const, disable_parallel_tool_use: true },
        ...(effort && { output_config: { effort } }),
      };
      const message = await client.messages.create(request, { signal }).catch((error: unknown) => {
        throw failureOfSdk(error, signal);
      });
      return { value: toolInput(message, tool.name), usage: usageOf(message) };
    },
  };
}

const contentOf = ({ text, file }: Pick<Question, 'text' | 'file'>) =>
  file ? [fileBlock(file), { type: 'text' as const, text }] : text;

function fileBlock({
  bytes,
  mediaType,
}: QuestionFile): Anthropic.DocumentBlockParam | Anthropic.ImageBlockParam {
  const data = Buffer.from(bytes).toString('base64');
  return mediaType === 'application/pdf'
    ? { type: 'document', source: { type: 'base64', media_type: mediaType, data } }
    : { type: 'image', source: { type: 'base64', media_type: mediaType, data } };
}

/** The input of the model's one tool call. Throws when the model refused, was cut off, or called another tool. */
function toolInput(message: Anthropic.Message, name: string): unknown {
  const usage = usageOf(message);
  if (message.stop_reason === 'refusal') throw new ModelFailure('refused', { usage });
  const calls = (message.content ?? []).filter((block) => block.type === 'tool_use');
  const [call] = calls;
  if (message.stop_reason !== 'tool_use' || !call || calls.length > 1 || call.name !== name)
    throw new ModelFailure('invalid_answer', { usage });
  return call.input;
}

const usageOf = ({ usage }: Anthropic.Message): Usage => ({
  inputTokens:
    (usage?.input_tokens ?? 0) +
    (usage?.cache_creation_input_tokens ?? 0) +
    (usage?.cache_read_input_tokens ?? 0),
  outputTokens: usage?.output_tokens ?? 0,
});
