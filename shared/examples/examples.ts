import recorded from './examples.json' with { type: 'json' };

/** A recorded request and its response. Only ids, instants, addresses and secrets are replaced. */
export interface Exchange {
  request: {
    params?: Record<string, string>;
    query?: Record<string, string>;
    headers?: Record<string, string>;
    body?: unknown;
  };
  /** Without a body when the response is not JSON. */
  response: { status: number; media: string; body?: unknown };
}

/** `page` is the same operation called with a publishable key. */
export type OperationExample = Exchange & { page?: Exchange };

/** The address that the recorded examples have for the API; a served document has its own in its place. */
export const exampleApiUrl = 'https://api.example.com';

/** Recorded by `npm run examples`: by operation, by error code. */
export interface Examples {
  operations: Record<string, OperationExample>;
  errors: Record<string, Exchange & { operation: string }>;
}

export const examples: Examples = recorded;
