import { inject } from 'vitest';
import { type LocalStage, type SharedStage, startLocalStage } from './local-stage.ts';

let started: Promise<LocalStage> | undefined;

/**
 * The production stage that files of a worker share, each with organizations of its own. Its functions are warm, and its table
 * holds what earlier files left. It ends with its worker, and its data with the run.
 */
export function sharedStage(): Promise<SharedStage> {
  started ??= startLocalStage({ stage: 'prod', within: inject('dataDir') });
  return started;
}
