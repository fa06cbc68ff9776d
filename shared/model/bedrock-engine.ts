import {
  type BedrockRuntimeClient,
  type ContentBlock,
  ConverseCommand,
  type ConverseCommandOutput,
  type ToolInputSchema,
} from '@aws-sdk/client-bedrock-runtime';
import { maxBedrockAnswerTokens } from './answer-size.ts';
import { type ModelEngine, ModelFailure, type QuestionFile, type Usage } from './model-engine.ts';
import { failureOf } from './provider-failure.ts';

/**
 * Amazon Bedrock's Converse, for every model that supports tools. The tool is offered and not forced, because newer
 * models reject a forced one.
 */
export function bedrockEngine(client: Pick<BedrockRuntimeClient, 'send'>, model: string): ModelEngine {
  return {
    name: 'bedrock',
    model,
    // "Each image's size must be no more than 3.75 MB. Each document's size must be no more than 4.5 MB": Converse, Message.
    maxFileBytes: { pdf: 4_500_000, image: 3_750_000 },
    async ask({ system, text, file, tool }, signal) {
      const command = new ConverseCommand({
        modelId: model,
        system: [{ text: system }],
        messages: [{ role: 'user', content: [...fileBlocks(model, file), { text }] }],
        inferenceConfig: { maxTokens: maxBedrockAnswerTokens },
        toolConfig: {
          tools: [
            {
              toolSpec: {
                name: tool.name,
                description: tool.description,
                inputSchema: { json: tool.schema } as ToolInputSchema,
              },
            },
          ],
        },
      });
      const answer = await client.send(command, { abortSignal: signal }).catch((error: unknown) => {
        throw failureOfAws(error, signal);
      });
      return { value: toolInput(answer, tool.name), usage: usageOf(answer) };
    },
  };
}

function fileBlocks(model: string, file: QuestionFile | undefined): ContentBlock[] {
  if (!file) return [];
  const { bytes, mediaType } = file;
  const source = { bytes };
  if (mediaType !== 'application/pdf') return [{ image: { format: imageFormats[mediaType], source } }];
  // Without citations Converse gives Claude only the text layer of a PDF, which a scanned one lacks; other models
  // always get the pages.
  const citations = /(?:^|\.)anthropic\./.test(model) ? { citations: { enabled: true } } : {};
  return [{ document: { format: 'pdf', name: 'document', source, ...citations } }];
}

const imageFormats = { 'image/png': 'png', 'image/jpeg': 'jpeg', 'image/webp': 'webp' } as const;

const refusals = new Set(['guardrail_intervened', 'content_filtered']);

/** The input of the model's one tool call. Throws when the model refused, was cut off, or called another tool. */
function toolInput(answer: ConverseCommandOutput, name: string): unknown {
  const usage = usageOf(answer);
  if (refusals.has(answer.stopReason ?? '')) throw new ModelFailure('refused', { usage });
  const calls = (answer.output?.message?.content ?? []).flatMap(({ toolUse }) => toolUse ?? []);
  const [call] = calls;
  if (answer.stopReason !== 'tool_use' || !call || calls.length > 1 || call.name !== name)
    throw new ModelFailure('invalid_answer', { usage });
  return call.input;
}

const usageOf = ({ usage }: ConverseCommandOutput): Usage => ({
  inputTokens:
    (usage?.inputTokens ?? 0) + (usage?.cacheReadInputTokens ?? 0) + (usage?.cacheWriteInputTokens ?? 0),
  outputTokens: usage?.outputTokens ?? 0,
});

interface AwsError {
  name?: string;
  $metadata?: { httpStatusCode?: number };
  $response?: { headers?: Record<string, string> };
}

function failureOfAws(error: unknown, signal: AbortSignal): ModelFailure {
  if (signal.aborted) return new ModelFailure('timeout', { mayRetry: true });
  const { $metadata, $response } = (error ?? {}) as AwsError;
  return failureOf({
    status: $metadata?.httpStatusCode,
    retryAfter: $response?.headers?.['retry-after'],
  });
}
