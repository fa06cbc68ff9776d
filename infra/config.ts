import type { ExtractionChoice } from '../shared/platform/extraction-choice.ts';
import type { DeploymentName } from '../shared/platform/names.ts';

/** The domain of a stage. */
export interface DomainConfig {
  name: string;
  /** In the region of the stage. Without it a certificate is created in the hosted zone. */
  certificateArn?: string | undefined;
  /** A public zone of Route 53 that the name belongs to. Without it the operator creates the record. */
  hostedZone?: { id: string; name: string } | undefined;
}

/** The differences between stages. An operator sets most of them in cdk.json (infra/deployment-options.ts). */
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
  /** Those of the AWS credentials where they are not set. */
  account?: string | undefined;
  region?: string | undefined;
  /** Without it the API has the gateway's own address. */
  domain?: DomainConfig | undefined;
  /**
   * Of the sandbox: the address of production's API, without a slash at its end, whose members it accepts. It is that of
   * production's domain where there is one.
   */
  productionUrl?: string | undefined;
  /**
   * Of production: the address of the sandbox's API, without a slash at its end. Without it the dashboard has no switch
   * to the sandbox. It is that of the sandbox's domain where there is one.
   */
  sandboxUrl?: string | undefined;
  /** On every resource that takes tags. */
  tags?: Record<string, string> | undefined;
  /** The recipients of the alarms. Each address confirms its subscription once. */
  alarmEmails?: string[] | undefined;
  /** A topic that exists, instead of one of the stage's own. */
  alarmTopicArn?: string | undefined;
  /** Days that logs are kept. */
  logRetentionDays: number;
  /**
   * The concurrent executions of Lambda that the stage may use, of the quota of its account and region.
   * infra/concurrency.ts divides them: with fewer than 200 none is reserved for the authorizer.
   */
  lambdaConcurrency: number;
  /** The origins of career sites whose pages may PUT a file; the signed URL is the permission. */
  uploadOrigins: string[];
  /**
   * Of production: further origins that the dashboard's pages may call, such as the sandbox's bucket of uploads. Its own
   * bucket and the sandbox's API are always among them.
   */
  dashboardHosts?: string[] | undefined;
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
    lambdaConcurrency: 800,
    uploadOrigins: ['*'],
    extraction: { engine: 'rules' },
  },
  {
    name: 'sandbox',
    id: 'Sandbox',
    isProtected: false,
    logRetentionDays: 30,
    lambdaConcurrency: 200,
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
