import type { StageConfig } from '../../infra/config.ts';
import type { AccountClients } from './account-clients.ts';

/** `warning` does not stop a deployment. */
export type Verdict = 'ok' | 'warning' | 'failed';

export interface Finding {
  verdict: Verdict;
  /** The observed state, as one sentence without a period. */
  state: string;
  /** The command or action that is needed; undefined for `ok`. */
  remedy?: string | undefined;
}

/** The parameters that all checks share. */
export interface PreflightContext {
  config: StageConfig;
  clients: AccountClients;
  /** The account of the credentials. */
  account: string;
  region: string;
}

/** One condition of a deployment. `check` reads the account and changes nothing. */
export interface PreflightCheck {
  name: string;
  check(context: PreflightContext): Promise<Finding[]>;
}

export const ok = (state: string): Finding => ({ verdict: 'ok', state });
export const failed = (state: string, remedy: string): Finding => ({ verdict: 'failed', state, remedy });
export const warning = (state: string, remedy: string): Finding => ({ verdict: 'warning', state, remedy });

/** The result of a call; undefined if AWS returned one of these errors. Throws every other error. */
export async function unlessError<T>(call: Promise<T>, ...names: string[]): Promise<T | undefined> {
  try {
    return await call;
  } catch (error) {
    if (names.includes((error as Error).name)) return undefined;
    throw error;
  }
}
