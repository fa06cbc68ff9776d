import type { Call } from './call-api.ts';

/** The parameters that all checks share. */
export interface SmokeContext {
  call: Call;
  /** Without a slash at its end. */
  baseUrl: string;
  /** A receiver of webhooks that responds with 2xx, given by the operator. */
  webhookUrl?: string | undefined;
  /** Part of every name and address that this run creates, so that it never finds an existing resource. */
  runId: string;
  /** Milliseconds to wait for a scan or for a delivery. */
  waitMs: number;
  /** Deletes the resource after the run, in the reverse order of the calls. `path` is that of its DELETE. */
  deleteLater(path: string): void;
}

/** One promise of the service. `check` throws BrokenPromise if it is not kept. */
export interface SmokePromise {
  name: string;
  check(context: SmokeContext): Promise<void>;
}

/** Whether an address is of this machine. */
export const isLoopback = (url: string): boolean =>
  ['127.0.0.1', 'localhost', '[::1]'].includes(new URL(url).hostname);
