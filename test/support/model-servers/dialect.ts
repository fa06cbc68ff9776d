import type { IncomingHttpHeaders } from 'node:http';

/** What a model is asked, out of a provider's own wire form. */
export interface Asked {
  model: string;
  system: string;
  text: string;
  /** The file beside the text, null when there is none. */
  file: AskedFile | null;
  tool: string;
  schema: Record<string, unknown>;
}

export interface AskedFile {
  mediaType: string;
  bytes: Uint8Array;
  /** What the provider is told that the file is called. */
  name: string | null;
  /** The block as it was sent, without its bytes. */
  block: unknown;
}

export interface WireRequest {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface WireAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** What a model may do with a question. `value` is what it writes into the tool. */
export type Behaviour =
  | { does: 'answer'; value: unknown; afterMs?: number }
  | { does: 'call an extra tool'; value: unknown }
  | { does: 'call another tool'; value: unknown }
  | { does: 'talk' }
  | { does: 'decline' }
  /** Its answer breaks off at the limit of tokens. */
  | { does: 'break off'; value: unknown }
  | { does: 'fail'; status: number; retryAfter?: string; outOfFunds?: boolean }
  /** HTTP 200 with a body that is no JSON. */
  | { does: 'send junk' }
  /** The connection ends in the middle of the body. */
  | { does: 'cut the line'; value: unknown }
  /** A byte at a time, for ever. */
  | { does: 'drip'; value: unknown }
  | { does: 'hang' };

/** One provider's protocol: how its requests are read, and how each behaviour looks on its wire. */
export interface Dialect {
  /** Throws when the request is not as the provider's documentation has it. */
  read(request: WireRequest): Asked;
  write(
    asked: Asked,
    behaviour: Exclude<Behaviour, { does: 'cut the line' | 'drip' | 'hang' | 'send junk' }>,
  ): WireAnswer;
}

export const usage = { input: 1200, output: 300 };

export const json = (status: number, body: unknown, headers: Record<string, string> = {}): WireAnswer => ({
  status,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

export const demand = (holds: unknown, what: string) => {
  if (!holds) throw new Error(`the request lacks ${what}`);
};

const marks: Record<string, string> = {
  'application/pdf': '%PDF-',
  'image/png': '\x89PNG',
  'image/jpeg': '\xff\xd8\xff',
  'image/webp': 'RIFF',
};

/** A file out of its base64. Throws unless it is of the type that it is said to be. */
export function readFile(
  mediaType: string,
  base64: string,
  block: unknown,
  name: string | null = null,
): AskedFile {
  demand(/^[A-Za-z0-9+/]+={0,2}$/.test(base64) && base64.length % 4 === 0, 'base64 without a line break');
  const bytes = Buffer.from(base64, 'base64');
  const mark = marks[mediaType];
  demand(mark && bytes.toString('latin1', 0, mark.length) === mark, `a file that is ${mediaType}`);
  const bare = JSON.parse(JSON.stringify(block).replace(base64, '…'));
  return { mediaType, bytes: new Uint8Array(bytes), name, block: bare };
}
