import { inject } from 'vitest';
import { type LocalStage, type SharedStage, startLocalStage } from './local-stage.ts';
import { noteAfterEachFile } from './rights-ledger.ts';

let started: Promise<LocalStage> | undefined;

/**
 * The production stage that files of a worker share, each with organizations of its own. Its functions are warm, and its table
 * holds what earlier files left. It ends with its worker, and its data with the run.
 */
export function sharedStage(): Promise<SharedStage> {
  started ??= start();
  return started;
}

async function start() {
  const stage = await startLocalStage({ stage: 'prod', within: inject('dataDir') });
  noteAfterEachFile(stage.access);
  return stage;
}
