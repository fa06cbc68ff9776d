import { candidateOperations } from './operations/candidates.ts';
import type { Operation } from './operations/client.ts';
import { jobOperations } from './operations/jobs.ts';
import { keyOperations } from './operations/keys.ts';
import { scanOperations } from './operations/scans.ts';
import { webhookEndpointOperations } from './operations/webhook-endpoints.ts';

/** What clients do in a run. To add an operation, add a row to its resource's file (and its endpoints in functions/endpoints.ts). */
export const operations: readonly Operation[] = [
  ...jobOperations,
  ...scanOperations,
  ...candidateOperations,
  ...webhookEndpointOperations,
  ...keyOperations,
];
