import { randomUUID } from 'node:crypto';
import { BrokenPromise, openCall } from './call-api.ts';
import type { SmokeContext, SmokePromise } from './context.ts';
import { encodedExternalId } from './encoded-external-id.ts';
import { formBody } from './form-body.ts';
import { replay } from './replay.ts';
import { scan } from './scan.ts';
import { secondPut } from './second-put.ts';
import { webhook } from './webhook.ts';

const promises: readonly SmokePromise[] = [encodedExternalId, secondPut, formBody, replay, webhook, scan];

export interface SmokeOptions {
  /** Without a slash at its end. */
  baseUrl: string;
  key: string;
  webhookUrl?: string | undefined;
  /** Milliseconds to wait for a scan or for a delivery. */
  waitMs: number;
  print(line: string): void;
}

/**
 * Checks the six promises one after another and prints a line for each, `ok` or `FAILED` with the reason. Then deletes
 * the resources of this run. Resolves to whether all promises were kept and everything is deleted.
 */
export async function runPromises({ key, print: printLine, ...options }: SmokeOptions): Promise<boolean> {
  const print = (line: string) => printLine(printable(line, key));
  const paths: string[] = [];
  const call = openCall(options.baseUrl, key);
  const runId = `smoke-${randomUUID().slice(0, 13)}`;
  const context: SmokeContext = { ...options, call, runId, deleteLater: (path) => void paths.push(path) };
  let failures = 0;
  for (const { name, check } of promises) {
    const failure = await reasonOf(check, context);
    print(failure === undefined ? `ok      ${name}` : `FAILED  ${name}: ${failure}`);
    if (failure !== undefined) failures++;
  }
  for (const path of paths.reverse()) {
    const { status } = await call('DELETE', path).catch(() => ({ status: 'no response' }));
    if (status === 200 || status === 202 || status === 204) continue;
    print(`LEFT    ${path}: DELETE returned ${status}; delete it by hand`);
    failures++;
  }
  return failures === 0;
}

/** The line without the key, without control characters, and not longer than 500: a server decides part of it. */
export const printable = (line: string, key: string): string =>
  line
    .replaceAll(key, '…')
    .replaceAll(/\p{Cc}/gu, ' ')
    .slice(0, 500);

/** Why a promise was not kept; undefined if it was. */
async function reasonOf(check: SmokePromise['check'], context: SmokeContext): Promise<string | undefined> {
  try {
    await check(context);
    return undefined;
  } catch (error) {
    if (error instanceof BrokenPromise) return error.message;
    // A response without an expected field.
    return `the response has another form than expected: ${(error as Error).message}`;
  }
}
