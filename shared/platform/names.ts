/**
 * Names that several parts of the service must spell alike. The few assumptions about the customer's brand are here.
 */

export const stages = ['prod', 'sandbox'] as const;
export type DeploymentName = (typeof stages)[number];

/** The environment's name in responses, and the word in its keys. */
export const environmentOf = {
  prod: { name: 'production', keyWord: 'live' },
  sandbox: { name: 'sandbox', keyWord: 'test' },
} as const satisfies Record<DeploymentName, { name: string; keyWord: string }>;
export type EnvironmentName = (typeof environmentOf)[DeploymentName]['name'];

export const secretKeyPrefix = { prod: 'svc_sk_live_', sandbox: 'svc_sk_test_' } as const;
/** The requirement is only that the prefix begins with `pk`; the rest is like the secret prefix. */
export const publishableKeyPrefix = { prod: 'pk_svc_live_', sandbox: 'pk_svc_test_' } as const;
/** The tokens of people who are signed in. */
export const sessionTokenPrefix = { prod: 'svc_st_live_', sandbox: 'svc_st_test_' } as const;

/** The tokens of people who apply in a chat. */
export const chatTokenPrefix = { prod: 'svc_ct_live_', sandbox: 'svc_ct_test_' } as const;

/** The tokens in the links of assessments, and those of the candidate's session that a link is exchanged for. */
export const assessmentLinkPrefix = { prod: 'svc_al_live_', sandbox: 'svc_al_test_' } as const;
export const assessmentSessionPrefix = { prod: 'svc_as_live_', sandbox: 'svc_as_test_' } as const;

/**
 * The source of the events that webhooks may receive, and of those that only EventBridge rules of this service match.
 */
export const eventSource = { public: 'hiring', internal: 'hiring.internal' } as const;

/** Physical names, for tools outside of the stacks (npm run admin). */
export const tableName = (stage: DeploymentName) => `hiring-${stage}`;
export const busName = (stage: DeploymentName) => `hiring-${stage}`;
export const secretName = {
  keyPepper: (stage: DeploymentName) => `hiring/${stage}/key-pepper`,
  cursorKey: (stage: DeploymentName) => `hiring/${stage}/cursor-key`,
  webhookRoot: (stage: DeploymentName) => `hiring/${stage}/webhook-root`,
  blindIndex: (stage: DeploymentName) => `hiring/${stage}/blind-index`,
  sessionKey: (stage: DeploymentName) => `hiring/${stage}/session-key`,
  identityClient: (stage: DeploymentName) => `hiring/${stage}/identity-client`,
  modelKey: (stage: DeploymentName) => `hiring/${stage}/model-key`,
} as const;

/**
 * The prefix for files of signed URLs. A lifecycle rule of the bucket expires everything under it
 * (infra/data-stack.ts).
 */
export const pendingPrefix = 'pending/';
/**
 * The files of scans: this prefix, organization and scan. Pending files: organization and the SHA-256 of the storage
 * token.
 */
export const uploadPrefix = 'uploads/';
/** The files of applications: this prefix, organization, application and attachment. Pending files as for scans. */
export const attachmentPrefix = 'attachments/';

/** Exports of persons: under this prefix, then organization and export. */
export const exportPrefix = 'exports/';
/** The days for which an export and its file are stored. */
export const exportDays = 7;

/** After this many receives a queue moves a message to its dead-letter queue. An operator redrives it (infra/RUNBOOK.md). */
export const maxReceives = 5;

/**
 * The namespace of the functions' own metrics, and the metrics of a scan
 * (functions/workers/extract-scan/measure-scan.ts, infra/scan-widgets.ts).
 */
export const metricNamespace = 'Hiring';
export const scanMetrics = {
  duration: 'ScanDuration',
  modelDuration: 'ModelDuration',
  inputTokens: 'ModelInputTokens',
  outputTokens: 'ModelOutputTokens',
  costMicroUsd: 'ModelCostMicroUsd',
  grounded: 'ValuesGrounded',
  dropped: 'ValuesDropped',
  fallbacks: 'ModelFallbacks',
} as const;
