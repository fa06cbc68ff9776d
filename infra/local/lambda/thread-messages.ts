/** The messages of the main thread to a thread of sandboxes. */
export type ToThread = { sandbox: string } & (
  | {
      kind: 'open';
      name: string;
      arn: string;
      codeDir: string;
      handler: string;
      environment: Record<string, string>;
    }
  | { kind: 'invoke'; requestId: string; payload: string; deadlineEpochMs: number }
  | { kind: 'close' }
);

/**
 * The messages of such a thread. An `error` without `requestId` is that of the module itself; a sandbox that `crashed` has ended, and so has one
 * that is `closed`.
 */
export type FromThread = { sandbox: string } & (
  | { kind: 'ready' | 'closed' }
  | { kind: 'response' | 'error'; requestId?: string; payload: string }
  | { kind: 'line'; level: 'info' | 'warn'; text: string }
  | { kind: 'crashed'; reason: string }
);
