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

/** Recorded by `npm run examples`: by operation, and by error code. */
export interface Examples {
  operations: Record<string, OperationExample>;
  errors: Record<string, Exchange & { operation: string }>;
}

export const examples: Examples = recorded;
