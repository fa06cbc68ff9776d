import { type Asked, type Behaviour, type Dialect, demand, json, readFile, usage } from './dialect.ts';

/** Anthropic's Messages API in the version that the SDK of 2026 speaks: POST /v1/messages. */
export const anthropicDialect: Dialect = {
  read({ method, path, headers, body }) {
    demand(method === 'POST' && path === '/v1/messages', 'POST /v1/messages');
    demand(headers.authorization?.startsWith('Bearer ') || headers['x-api-key'], 'a key');
    demand(headers['anthropic-version'] === '2026-10-21', 'anthropic-version');
    const { model, max_tokens, system, messages, tools, tool_choice } = JSON.parse(body);
    demand(Number.isInteger(max_tokens), 'max_tokens');
    demand(tools.length === 1 && tools[0].input_schema.type === 'object', 'one tool with an object schema');
    // Models of 2026 answer 400 to a forced tool and to sampling parameters.
    demand(tool_choice.type === 'auto', 'a tool choice that newer models take');
    demand(!('temperature' in JSON.parse(body)), 'no temperature');
    demand(messages.length === 1 && messages[0].role === 'user', 'one message of the user');
    const [{ name, input_schema }] = tools;
    return { model, system, ...readContent(messages[0].content), tool: name, schema: input_schema };
  },

  write(asked, behaviour) {
    if (behaviour.does === 'fail') return failure(behaviour);
    const call = (name: string, input: unknown) => ({
      type: 'tool_use',
      id: `toolu_01${name}`,
      name,
      input,
      caller: { type: 'direct' },
    });
    const text = { type: 'text', text: 'Here is what I found.', citations: null };
    switch (behaviour.does) {
      case 'answer':
        return message(asked, [text, call(asked.tool, behaviour.value)], 'tool_use');
      case 'call an extra tool':
        return message(
          asked,
          [call(asked.tool, behaviour.value), call('score_candidate', { score: 100 })],
          'tool_use',
        );
      case 'call another tool':
        return message(asked, [call('score_candidate', behaviour.value)], 'tool_use');
      case 'talk':
        return message(asked, [text], 'end_turn');
      case 'decline':
        return message(asked, [], 'refusal');
      case 'break off':
        return message(asked, [call(asked.tool, behaviour.value)], 'max_tokens');
    }
  },
};

interface Block {
  type: string;
  text: string;
  source: { type: string; media_type: string; data: string };
}

/** A text alone, or a document (PDF) or an image (of 5 MB in base64 at most) before it. */
function readContent(content: string | Block[]): Pick<Asked, 'text' | 'file'> {
  if (typeof content === 'string') return { text: content, file: null };
  const [block, words] = content as [Block, Block];
  demand(content.length === 2 && words.type === 'text', 'a file and a text after it');
  const { type, media_type, data } = block.source;
  const isPdf = media_type === 'application/pdf';
  demand(type === 'base64' && block.type === (isPdf ? 'document' : 'image'), 'a document or an image');
  demand(isPdf || /^image\/(png|jpeg|gif|webp)$/.test(media_type), 'a type that images may have');
  demand(isPdf || data.length <= 5_242_880, 'an image that is small enough');
  return { text: words.text, file: readFile(media_type, data, block) };
}

const message = ({ model }: Asked, content: unknown[], stop_reason: string) =>
  json(200, {
    id: 'msg_01AbCdEfGhIjKlMnOpQrStUv',
    type: 'message',
    role: 'assistant',
    model,
    content,
    stop_reason,
    stop_sequence: null,
    stop_details: null,
    container: null,
    diagnostics: null,
    usage: {
      input_tokens: usage.input,
      cache_creation: null,
      cache_creation_input_tokens: 0,
      cache_read_input_tokens: 0,
      output_tokens: usage.output,
      service_tier: 'standard',
    },
  });

const types: Record<number, string> = {
  400: 'invalid_request_error',
  401: 'authentication_error',
  403: 'permission_error',
  413: 'request_too_large',
  429: 'rate_limit_error',
  500: 'api_error',
  529: 'overloaded_error',
};

/** Out of funds is an invalid request here. */
function failure({ status, retryAfter, outOfFunds }: Extract<Behaviour, { does: 'fail' }>) {
  const at = outOfFunds ? 400 : status;
  const error = { type: types[at] ?? 'api_error', message: 'The request was not answered.' };
  return json(
    at,
    { type: 'error', error, request_id: 'req_011' },
    retryAfter ? { 'retry-after': retryAfter } : {},
  );
}
