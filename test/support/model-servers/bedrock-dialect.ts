import { type Asked, type Behaviour, type Dialect, demand, json, readFile, usage } from './dialect.ts';

/** Amazon Bedrock's Converse: POST /model/{modelId}/converse, signed with SigV4 for the service `bedrock`. */
export const bedrockDialect: Dialect = {
  read({ method, path, headers, body }) {
    const model = /^\/model\/([^/]+)\/converse$/.exec(path)?.[1];
    demand(method === 'POST' && model, 'POST /model/{modelId}/converse');
    demand(
      /^AWS4-HMAC-SHA256 Credential=[^/]+\/\d{8}\/[a-z0-9-]+\/bedrock\/aws4_request, SignedHeaders=\S+, Signature=[0-9a-f]{64}$/.test(
        headers.authorization ?? '',
      ),
      'a SigV4 signature for bedrock',
    );
    const { system, messages, toolConfig, inferenceConfig } = JSON.parse(body);
    demand(
      inferenceConfig.maxTokens > 0 && inferenceConfig.maxTokens <= 10_000,
      'no more than Amazon Nova takes',
    );
    demand(!('temperature' in inferenceConfig) && !toolConfig.toolChoice, 'what newer models take');
    const [{ toolSpec }] = toolConfig.tools;
    demand(toolConfig.tools.length === 1 && toolSpec.inputSchema.json.type === 'object', 'one tool');
    const { name, inputSchema } = toolSpec;
    return {
      model: decodeURIComponent(model ?? ''),
      system: system[0].text,
      ...readContent(messages[0].content),
      tool: name,
      schema: inputSchema.json,
    };
  },

  write(asked, behaviour) {
    if (behaviour.does === 'fail') return failure(behaviour);
    const call = (name: string, input: unknown) => ({
      toolUse: { toolUseId: `tooluse_${name}`, name, input },
    });
    const text = { text: 'Here is what I found.' };
    switch (behaviour.does) {
      case 'answer':
        return converse([text, call(asked.tool, behaviour.value)], 'tool_use');
      case 'call an extra tool':
        return converse(
          [call(asked.tool, behaviour.value), call('score_candidate', { score: 100 })],
          'tool_use',
        );
      case 'call another tool':
        return converse([call('score_candidate', behaviour.value)], 'tool_use');
      case 'talk':
        return converse([text], 'end_turn');
      case 'decline':
        return converse([text], 'guardrail_intervened');
      case 'break off':
        return converse([call(asked.tool, behaviour.value)], 'max_tokens');
    }
  },
};

interface Block {
  text?: string;
  document?: { format: string; name: string; source: { bytes: string } };
  image?: { format: string; source: { bytes: string } };
}

/** A text, which a document must not be without, and at most one file here, in the limits of Converse. */
function readContent(content: Block[]): Pick<Asked, 'text' | 'file'> {
  const text = content.at(-1)?.text;
  demand(typeof text === 'string' && content.length <= 2, 'a text, and a file before it');
  const [block] = content as [Block];
  const { document, image } = block;
  if (content.length === 1) return { text: text as string, file: null };
  if (document) {
    const { format, name, source } = document;
    demand(format === 'pdf', 'the format of a document');
    demand(/^(?!.*\s\s)[A-Za-z0-9\s()[\]-]{1,200}$/.test(name), 'a name in the letters that names have');
    const file = readFile('application/pdf', source.bytes, block, name);
    demand(file.bytes.length <= 4_500_000, 'a document that is small enough');
    return { text: text as string, file };
  }
  demand(image && /^(png|jpeg|gif|webp)$/.test(image.format), 'the format of an image');
  const file = readFile(`image/${image?.format}`, image?.source.bytes ?? '', block);
  demand(file.bytes.length <= 3_750_000, 'an image that is small enough');
  return { text: text as string, file };
}

const converse = (content: unknown[], stopReason: string) =>
  json(200, {
    output: { message: { role: 'assistant', content } },
    stopReason,
    usage: {
      inputTokens: usage.input,
      outputTokens: usage.output,
      totalTokens: usage.input + usage.output,
    },
    metrics: { latencyMs: 812 },
  });

const types: Record<number, string> = {
  400: 'ValidationException',
  403: 'AccessDeniedException',
  404: 'ResourceNotFoundException',
  408: 'ModelTimeoutException',
  424: 'ModelErrorException',
  429: 'ThrottlingException',
  500: 'InternalServerException',
  503: 'ServiceUnavailableException',
};

/** Who does not pay is denied access here. */
function failure({ status, retryAfter, outOfFunds }: Extract<Behaviour, { does: 'fail' }>) {
  const at = outOfFunds ? 403 : status;
  return json(
    at,
    { message: 'The request was not answered.' },
    {
      'x-amzn-errortype': `${types[at] ?? 'InternalServerException'}:http://internal.amazon.com/coral/`,
      ...(retryAfter && { 'retry-after': retryAfter }),
    },
  );
}
