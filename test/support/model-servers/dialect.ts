import type { IncomingHttpHeaders } from 'node:http';

/** What a model is asked, out of a provider's own wire form. */
export interface Asked {
  model: string;
  system: string;
  text: string;
  tool: string;
  schema: Record<string, unknown>;
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
  | { does: 'answer'; value: unknown }
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
