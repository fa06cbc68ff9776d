import type { ExtractionChoice } from '../shared/platform/extraction-choice.ts';
import type { DeploymentName } from '../shared/platform/names.ts';

/** Where a stage has a domain of its own. */
export interface DomainConfig {
  name: string;
  /** In the region of the stage. Without it a certificate is created in the hosted zone. */
  certificateArn?: string | undefined;
  /** A public zone of Route 53 that the name belongs to. Without it the operator creates the record. */
  hostedZone?: { id: string; name: string } | undefined;
}

/** What differs between stages. An operator sets most of it in cdk.json (infra/deployment-options.ts). */
export interface StageConfig {
  name: DeploymentName;
  /** Name of the CDK stage and prefix of its stacks. */
  id: 'Prod' | 'Sandbox';
  /**
   * Whether nobody can delete the table, nor the stack that it is in. False until the stage is there: CloudFormation could
   * not undo a creation that failed half-way, nor repeat it. Afterwards an operator sets it and deploys again, once.
   */
  isProtected: boolean;
  /** Those of the AWS credentials where they are not set. */
  account?: string | undefined;
  region?: string | undefined;
  /** Without it the API has the gateway's own address. */
  domain?: DomainConfig | undefined;
  /** On every resource that takes tags. */
  tags?: Record<string, string> | undefined;
  /** Who receives the alarms. Each address confirms its subscription once. */
  alarmEmails?: string[] | undefined;
  /** A topic that exists, instead of one of the stage's own. */
  alarmTopicArn?: string | undefined;
  /** Days that logs are kept. */
  logRetentionDays: number;
  /** Sends to webhook receivers that may run at once, over all endpoints. */
  maxConcurrentSends: number;
  /** CVs read at once. */
  maxConcurrentExtractions: number;
  /** Where a career site's browser may PUT a file from; the signed URL is the permission. */
  uploadOrigins: string[];
  /**
   * Who reads CVs and postings beside the rules. With `anthropic` or `openai` the stage gets an empty secret for the key
   * (`npm run admin -- set-model-key`); with `bedrock` the right to invoke that one model. The sandbox takes `rules` only.
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
 * For how long a revoked key may still be let in: an authorizer reads the key as it begins, answers before its timeout,
 * and the gateway repeats that answer until its cache ends. The sum is 9 s, and 10 s are promised.
 */
export const revocationBound = { authorizerTimeoutSeconds: 4, cacheSeconds: 5 } as const;

/** The customer's shape: Node.js 24 on arm64. */
export const functionDefaults = {
  memoryMb: 1024,
  /** API Gateway gives up after 29 s; ours answer long before. */
  apiTimeoutSeconds: 10,
} as const;
