import { applicationOperations } from './operations/applications.ts';
import { candidateOperations } from './operations/candidates.ts';
import type { Operation } from './operations/client.ts';
import { erasureOperations } from './operations/erasures.ts';
import { jobOperations } from './operations/jobs.ts';
import { keyOperations } from './operations/keys.ts';
import { mergeOperations } from './operations/merges.ts';
import { moveOperations } from './operations/moves.ts';
import { scanOperations } from './operations/scans.ts';
import { stageOperations } from './operations/stages.ts';
import { webhookEndpointOperations } from './operations/webhook-endpoints.ts';

/** What clients do in a run. To add an operation, add a row to its resource's file (and its endpoints in functions/endpoints.ts). */
export const operations: readonly Operation[] = [
  ...jobOperations,
  ...scanOperations,
  ...candidateOperations,
  ...applicationOperations,
  ...moveOperations,
  ...mergeOperations,
  ...stageOperations,
  ...erasureOperations,
  ...webhookEndpointOperations,
  ...keyOperations,
];
