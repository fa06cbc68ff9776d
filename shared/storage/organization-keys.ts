/** The keys of rows about an organization's own administration, and of what it counts. */
import type { Key } from './row.ts';

/**
 * The numbers of a job's applications by stage and outcome. There are up to 32 rows, so that concurrent changes of
 * applications rarely conflict.
 */
export const stageCountPartition = (organizationId: string, jobId: string) =>
  `ORG#${organizationId}#JOB#${jobId}#COUNT`;
export const stageCountKey = (organizationId: string, jobId: string, applicationId: string): Key => ({
  pk: stageCountPartition(organizationId, jobId),
  sk: applicationId.slice(-1),
});

export const keySetPartition = (organizationId: string) => `ORG#${organizationId}#KEYSET`;
export const keySetKey = (organizationId: string, keySetId: string): Key => ({
  pk: keySetPartition(organizationId),
  sk: keySetId,
});
/** The place of key sets in releases before November 25, 2026. */
export const earlierKeySetKey = (organizationId: string, keySetId: string): Key => ({
  pk: `ORG#${organizationId}`,
  sk: `KEYSET#${keySetId}`,
});
/** When each key of an organization was last used. In rows of their own, because the authorizer may change nothing of a key. */
export const keyUsePartition = (organizationId: string) => `ORG#${organizationId}#KEYUSE`;
export const keyUseKey = (organizationId: string, keyId: string): Key => ({
  pk: keyUsePartition(organizationId),
  sk: keyId,
});

/** Leads from the name of an organization in the address of its portal to its id. The name is public. */
export const slugKey = (slug: string): Key => ({ pk: `SLUG#${slug}`, sk: 'SLUG' });

/** The entries of the audit log of a month. */
export const auditPartition = (organizationId: string, month: string) =>
  `ORG#${organizationId}#AUDIT#${month}`;

/** Not in the row of the organization: a function that counts calls may change nothing else of it. */
const usagePartition = (organizationId: string) => `ORG#${organizationId}#USAGE`;
export const usageKey = (organizationId: string, month: string): Key => ({
  pk: usagePartition(organizationId),
  sk: `USAGE#${month}`,
});

/** The row that records the emitted event about a threshold of a month's calls. */
export const thresholdKey = (organizationId: string, month: string, percent: number): Key => ({
  pk: usagePartition(organizationId),
  sk: `USAGE#${month}#${percent}`,
});
