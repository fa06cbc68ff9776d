import { inject } from 'vitest';
import { type Backend, startBackend } from './backend.ts';
import { noteAfterEachFile } from './rights-ledger.ts';

let started: ReturnType<typeof startBackend> | undefined;

async function start() {
  const backend = await startBackend({ within: inject('dataDir') });
  noteAfterEachFile(backend.access);
  return backend;
}

/**
 * The backend that all files of a worker share, for a `beforeAll`. Each file finds the table empty; the bucket and the queues
 * hold what earlier files left, under other organizations and names. It ends with its worker, and its data with the run.
 */
export async function sharedBackend(): Promise<Backend> {
  if (started) await (await started).emptyTable();
  started ??= start();
  return started;
}
