import { inject } from 'vitest';
import { type LocalStage, type SharedStage, startLocalStage } from './local-stage.ts';
import { noteAfterEachFile } from './rights-ledger.ts';

let started: Promise<LocalStage> | undefined;
let startedSmall: Promise<LocalStage> | undefined;

/**
 * The production stage that files of a worker share, each with organizations of its own. Its functions are warm, and its table
 * holds what earlier files left. It ends with its worker, and its data with the run.
 */
export function sharedStage(): Promise<SharedStage> {
  started ??= start();
  return started;
}

/** Another one, for files that read the whole table again and again: no file stores large rows there. */
export function smallStage(): Promise<SharedStage> {
  startedSmall ??= start();
  return startedSmall;
}

async function start() {
  const stage = await startLocalStage({ stage: 'prod', within: inject('dataDir') });
  noteAfterEachFile(stage.access);
  return stage;
}
