/** Names that more than one part of the house must spell alike. The few guesses about the customer's brand live here. */

export const stages = ['prod', 'sandbox'] as const;
export type DeploymentName = (typeof stages)[number];

/** What a stage calls itself on the wire, and the word in its keys. */
export const environmentOf = {
  prod: { name: 'production', keyWord: 'live' },
  sandbox: { name: 'sandbox', keyWord: 'test' },
} as const satisfies Record<DeploymentName, { name: string; keyWord: string }>;
export type EnvironmentName = (typeof environmentOf)[DeploymentName]['name'];

export const secretKeyPrefix = { prod: 'svc_sk_live_', sandbox: 'svc_sk_test_' } as const;
/** The spec says only "begins with a pk prefix"; ours mirrors the secret one. */
export const publishableKeyPrefix = { prod: 'pk_svc_live_', sandbox: 'pk_svc_test_' } as const;

/** Source of the events that webhooks may see, and of those that only our own rules read. */
export const eventSource = { public: 'hiring', internal: 'hiring.internal' } as const;

/** Physical names that tools outside the stacks (npm run admin) must find. */
export const tableName = (stage: DeploymentName) => `hiring-${stage}`;
export const busName = (stage: DeploymentName) => `hiring-${stage}`;
export const secretName = {
  keyPepper: (stage: DeploymentName) => `hiring/${stage}/key-pepper`,
  cursorKey: (stage: DeploymentName) => `hiring/${stage}/cursor-key`,
  webhookRoot: (stage: DeploymentName) => `hiring/${stage}/webhook-root`,
  blindIndex: (stage: DeploymentName) => `hiring/${stage}/blind-index`,
  modelKey: (stage: DeploymentName) => `hiring/${stage}/model-key`,
} as const;

/** Where signed URLs put files. Nothing here stays: a rule of the bucket expires it (infra/data-stack.ts). */
export const pendingPrefix = 'pending/';
/** The files of scans: under this prefix, then organization and scan. Of a pending one: organization and the SHA-256 of its storage token. */
export const uploadPrefix = 'uploads/';
/** Files of applications: under this prefix, then organization, application and attachment; pending ones likewise. */
export const attachmentPrefix = 'attachments/';

/** Exports of persons: under this prefix, then organization and export. */
export const exportPrefix = 'exports/';
/** For so long an export and its file are kept. */
export const exportDays = 7;

/** After this many receipts a queue sets a message aside: honest tries first, then a person looks (infra/RUNBOOK.md). */
export const maxReceives = 5;

/** Where the functions' own metrics are, and what a scan is measured by (functions/workers/extract-scan/measure-scan.ts, infra/scan-widgets.ts). */
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
