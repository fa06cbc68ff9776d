import { type Asked, type Behaviour, type Dialect, demand, json, readFile, usage } from './dialect.ts';

/** Chat completions as OpenAI and those who speak its protocol have them: POST /v1/chat/completions. */
export const openAiDialect: Dialect = {
  read({ method, path, headers, body }) {
    demand(method === 'POST' && path === '/v1/chat/completions', 'POST /v1/chat/completions');
    demand(headers.authorization?.startsWith('Bearer '), 'a bearer token');
    const { model, messages, response_format } = JSON.parse(body);
    const [system, user] = messages;
    demand(system.role === 'system' && user.role === 'user' && messages.length === 2, 'two messages');
    demand(response_format.type === 'json_schema', 'a JSON schema');
    const { name, schema, strict } = response_format.json_schema;
    demand(strict === true && isStrict(schema), 'a strict schema');
    return { model, system: system.content, ...readContent(user.content), tool: name, schema };
  },

  write(asked, behaviour) {
    if (behaviour.does === 'fail') return failure(behaviour);
    switch (behaviour.does) {
      case 'answer':
        return completion(asked, [choice(JSON.stringify(behaviour.value))]);
      case 'call an extra tool':
        return completion(asked, [choice(JSON.stringify(behaviour.value)), choice('{"score":100}')]);
      case 'call another tool':
        return completion(asked, [choice(null, 'tool_calls')]);
      case 'talk':
        return completion(asked, [choice('Here is what I found.')]);
      case 'decline':
        return completion(asked, [choice(null, 'stop', 'I cannot help with that.')]);
      case 'break off':
        return completion(asked, [choice(JSON.stringify(behaviour.value).slice(0, -9), 'length')]);
    }
  },
};

interface Part {
  type: string;
  text: string;
  file: { filename: string; file_data: string };
  image_url: { url: string };
}

/** A text alone, or a file (PDF) or an image as a data URL before it. */
function readContent(content: string | Part[]): Pick<Asked, 'text' | 'file'> {
  if (typeof content === 'string') return { text: content, file: null };
  const [part, words] = content as [Part, Part];
  demand(content.length === 2 && words.type === 'text', 'a file and a text after it');
  const isFile = part.type === 'file';
  demand(isFile || part.type === 'image_url', 'a part that is a file or an image');
  const url = isFile ? part.file.file_data : part.image_url.url;
  const [, mediaType = '', data = ''] = /^data:([a-z/]+);base64,(.+)$/s.exec(url) ?? [];
  demand(isFile === (mediaType === 'application/pdf'), 'a PDF as a file and a picture as an image');
  return { text: words.text, file: readFile(mediaType, data, part, isFile ? part.file.filename : null) };
}

/** In strict mode each field is required, nothing may stand beside them, and lengths are no keywords. */
function isStrict(node: unknown): boolean {
  if (Array.isArray(node)) return node.every(isStrict);
  if (node === null || typeof node !== 'object') return true;
  const { properties, required, additionalProperties } = node as Record<string, object>;
  if ('maxLength' in node || 'maxItems' in node) return false;
  const whole =
    !properties ||
    (additionalProperties === (false as unknown) &&
      JSON.stringify(Object.keys(properties)) === JSON.stringify(required));
  return whole && Object.values(node).every(isStrict);
}

const choice = (content: string | null, finish_reason = 'stop', refusal: string | null = null) => ({
  index: 0,
  message: { role: 'assistant', content, refusal, annotations: [] },
  logprobs: null,
  finish_reason,
});

const completion = ({ model }: Asked, choices: unknown[]) =>
  json(200, {
    id: 'chatcmpl-B9MHDbslfkBeAs8l4bebGdFOJ6PeG',
    object: 'chat.completion',
    created: 1_790_000_000,
    model,
    choices,
    usage: {
      prompt_tokens: usage.input,
      completion_tokens: usage.output,
      total_tokens: usage.input + usage.output,
    },
    system_fingerprint: 'fp_1',
  });

/** Out of funds is a 429 here, with a code of its own. */
function failure({ status, retryAfter, outOfFunds }: Extract<Behaviour, { does: 'fail' }>) {
  const at = outOfFunds ? 429 : status;
  const code = outOfFunds ? 'insufficient_quota' : at === 429 ? 'rate_limit_exceeded' : null;
  const error = { message: 'The request was not answered.', type: code ?? 'server_error', param: null, code };
  return json(at, { error }, retryAfter ? { 'retry-after': retryAfter } : {});
}
