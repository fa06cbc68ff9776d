import type { ExtractionChoice } from '../shared/platform/extraction-choice.ts';
import type { DeploymentName } from '../shared/platform/names.ts';

/** The differences between stages, and the numbers that an operator may want to change. */
export interface StageConfig {
  name: DeploymentName;
  /** Name of the CDK stage and prefix of its stacks. */
  id: 'Prod' | 'Sandbox';
  /**
   * Whether the table and its stack are protected against deletion. False until the stage is deployed, because
   * CloudFormation could neither undo nor repeat a creation that failed. Afterwards an operator sets it and deploys
   * once more.
   */
  isProtected: boolean;
  /** Days for which logs of functions are stored. */
  logRetentionDays: 30 | 90;
  /** Concurrent sends to webhook receivers, over all endpoints. */
  maxConcurrentSends: number;
  /** CVs that are read concurrently. */
  maxConcurrentExtractions: number;
  /** The origins of career sites whose pages may PUT a file; the signed URL is the permission. */
  uploadOrigins: string[];
  /**
   * The model that reads CVs and postings in addition to the rules. With `anthropic` or `openai` the stage has an empty
   * secret for the key (`npm run admin -- set-model-key`); with `bedrock` it has the right to invoke that one model.
   * The sandbox allows only `rules`.
   */
  extraction: ExtractionChoice;
}

export const stageConfigs: StageConfig[] = [
  {
    name: 'prod',
    id: 'Prod',
    isProtected: false,
    logRetentionDays: 90,
    maxConcurrentSends: 100,
    maxConcurrentExtractions: 50,
    uploadOrigins: ['*'],
    extraction: { engine: 'rules' },
  },
  {
    name: 'sandbox',
    id: 'Sandbox',
    isProtected: false,
    logRetentionDays: 30,
    maxConcurrentSends: 20,
    maxConcurrentExtractions: 10,
    uploadOrigins: ['*'],
    extraction: { engine: 'rules' },
  },
];

/**
 * The time for which a revoked key may still be accepted: an authorizer reads the key when it begins, returns before
 * its timeout, and the gateway caches its response. The sum is 9 s; 10 s are promised.
 */
export const revocationBound = { authorizerTimeoutSeconds: 4, cacheSeconds: 5 } as const;

/** As required by the customer: Node.js 24 on arm64. */
export const functionDefaults = {
  memoryMb: 1024,
  /** API Gateway's timeout is 29 s; that of the endpoints is far shorter. */
  apiTimeoutSeconds: 10,
} as const;
