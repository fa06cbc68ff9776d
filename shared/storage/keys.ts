/** Every key of the one table. No name, address or secret ever stands in a key: where one must be found by it, its hash does. */
import { createHash } from 'node:crypto';
import type { Key } from './row.ts';

export const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** `2026-11`, the month partition of an instant. */
export const monthPartition = (at: Date) => at.toISOString().slice(0, 7);
/** `20261121`, the day partition of an instant. */
export const dayPartition = (at: Date) => at.toISOString().slice(0, 10).replaceAll('-', '');

export const organizationKey = (organizationId: string): Key => ({ pk: `ORG#${organizationId}`, sk: 'ORG' });
/** Beside the organization and not with it: whoever counts a call may change nothing else of it. */
const usagePartition = (organizationId: string) => `ORG#${organizationId}#USAGE`;
export const usageKey = (organizationId: string, month: string): Key => ({
  pk: usagePartition(organizationId),
  sk: `USAGE#${month}`,
});

/** Says that a threshold of a month's calls was told of. */
export const thresholdKey = (organizationId: string, month: string, percent: number): Key => ({
  pk: usagePartition(organizationId),
  sk: `USAGE#${month}#${percent}`,
});

export const apiKeyKey = (keyHash: string): Key => ({ pk: `KEY#${keyHash}`, sk: 'KEY' });
export const keySetKey = (organizationId: string, keySetId: string): Key => ({
  pk: `ORG#${organizationId}`,
  sk: `KEYSET#${keySetId}`,
});
export const keysOfOrganization = (organizationId: string) => `ORG#${organizationId}#KEY`;
export const keyById = (keyId: string) => `KEYID#${keyId}`;

export const jobPartition = (organizationId: string) => `ORG#${organizationId}#JOB`;
export const deletedJobPartition = (organizationId: string) => `${jobPartition(organizationId)}#DELETED`;
/** Says that the published jobs of an organization have changed; in 32 rows, so that jobs that change at once seldom meet. */
export const feedVersionKey = (organizationId: string, jobId: string): Key => ({
  pk: feedVersionPartition(organizationId),
  sk: jobId.slice(-1),
});
export const feedVersionPartition = (organizationId: string) => `ORG#${organizationId}#FEED`;
export const webhookEndpointPartition = (organizationId: string) => `ORG#${organizationId}#HOOK`;
/** What each endpoint has under way, one row per endpoint id. */
export const lanePartition = (organizationId: string) => `ORG#${organizationId}#LANE`;
export const scanPartition = (organizationId: string, month: string) => `ORG#${organizationId}#SCAN#${month}`;
/** Results lie beside their scans, not among them, so that listing scans reads no profile. */
export const scanResultPartition = (organizationId: string, month: string) =>
  `ORG#${organizationId}#RESULT#${month}`;

/** Fit scores of the scans of a month: under its scan's id the one against the scan's own job, behind that the others. */
export const fitScorePartition = (organizationId: string, month: string) =>
  `ORG#${organizationId}#FIT#${month}`;
/** The scores against one job, the best first. */
export const rankingOfJob = (organizationId: string, jobId: string) =>
  `ORG#${organizationId}#JOB#${jobId}#RANKING`;

export const applicationPartition = (organizationId: string, month: string) =>
  `ORG#${organizationId}#APP#${month}`;
export const candidatePartition = (organizationId: string) => `ORG#${organizationId}#CAND`;

/** What belongs to one candidate, one application or one job. Links hold ids only; the things themselves lie elsewhere. */
export const applicationsOfJob = (organizationId: string, jobId: string) =>
  `ORG#${organizationId}#JOB#${jobId}#APP`;
export const scansOfJob = (organizationId: string, jobId: string) =>
  `ORG#${organizationId}#JOB#${jobId}#SCAN`;
export const candidatesOfJob = (organizationId: string, jobId: string) =>
  `ORG#${organizationId}#JOB#${jobId}#CAND`;
export const partsOfCandidate = ['APP', 'OLDER', 'SCAN', 'TIMELINE', 'NOTE', 'EXPORT'] as const;
export const ofCandidate = (
  organizationId: string,
  candidateId: string,
  what: (typeof partsOfCandidate)[number],
) => `ORG#${organizationId}#CAND#${candidateId}#${what}`;
export const timelineOfApplication = (organizationId: string, applicationId: string) =>
  `ORG#${organizationId}#APPLICATION#${applicationId}#TIMELINE`;

/** One row per e-mail address in use. The token is an HMAC: the address itself stands in no key. */
export const emailKey = (organizationId: string, token: string): Key => ({
  pk: `ORG#${organizationId}#EMAIL#${token}`,
  sk: 'EMAIL',
});
/** While it is there, no form is attached to a candidate. */
export const formHoldKey = (organizationId: string, candidateId: string): Key => ({
  pk: `ORG#${organizationId}#HOLD#${candidateId}`,
  sk: 'HOLD',
});
export const exportPartition = (organizationId: string) => `ORG#${organizationId}#EXPORT`;
export const erasurePartition = (organizationId: string) => `ORG#${organizationId}#ERASURE`;
/** Says for two days that something was erased: a retry must not create it again, and no response about it is stored. */
export const erasedKey = (id: string): Key => ({ pk: `ERASED#${id}`, sk: 'ERASED' });
/** Stored answers that tell of one resource, by its id: erasing it erases them. */
export const answersAbout = (id: string) => `ANSWERS#${id}`;
export const deliveriesOfEvent = (eventId: string) => `EVENT#${eventId}#DELIVERY`;

/** Candidates whose retention ends on a day. */
export const retentionPartition = (day: string) => `RETENTION#${day}`;

/** Applications from one network address in ten minutes; the address is hashed. */
export const addressKey = (organizationId: string, addressHash: string, window: string): Key => ({
  pk: `ORG#${organizationId}#ADDRESS#${addressHash}`,
  sk: window,
});

/** Where one resource's rows are indexed under a value of another field, such as the scans of a job. */
export const indexPartition = (partition: string, field: string, value: string) =>
  `${partition}#${field}#${value}`;

export const grantKey = (tokenHash: string): Key => ({ pk: `GRANT#${tokenHash}`, sk: 'GRANT' });

/** One row per external id in use: an organization gives each once per kind. */
export const externalIdKey = (organizationId: string, kind: string, externalId: string): Key => ({
  pk: `ORG#${organizationId}#EXTERNAL#${kind}`,
  sk: sha256(externalId),
});

export const eventKey = (eventId: string): Key => ({ pk: `EVENT#${eventId}`, sk: 'EVENT' });
export const eventsOfOrganization = (organizationId: string, month: string) =>
  `ORG#${organizationId}#EVENT#${month}`;
/** Events that tell of one candidate: the person's own, and those of their applications and scans. */
export const eventsOfCandidate = (organizationId: string, candidateId: string) =>
  `ORG#${organizationId}#CAND#${candidateId}#EVENT`;

/** Orders to send events to an endpoint again. */
export const replayKey = (organizationId: string, replayId: string): Key => ({
  pk: `ORG#${organizationId}#REPLAY`,
  sk: replayId,
});

export const deliveryPartition = (endpointId: string, day: string) => `DELIVERY#${endpointId}#${day}`;
/** Deliveries that wait, by the instant they are due; 16 shards keep the partition cool. */
export const duePartition = (shard: number) => `DUE#${shard.toString(16)}`;
export const dueShards = 16;

/** For how long an Idempotency-Key is kept. */
export const claimSeconds = 24 * 3600;
/** Says that a request under an Idempotency-Key changed a resource. */
export const doneKey = (claim: string, id: string): Key => ({ pk: `DONE#${claim}`, sk: id });
/** The claim among the rows of an Idempotency-Key. */
export const claimSort = 'IDEM';
export const idempotencyKey = (scopeAndKeyHash: string): Key => ({
  pk: `IDEM#${scopeAndKeyHash}`,
  sk: claimSort,
});
/** A part of an answer that is too large for the claim: of one run, since another may take the claim over. */
export const answerPartKey = ({ pk }: Key, owner: string, part: number): Key => ({
  pk,
  sk: `ANSWER#${owner}#${part}`,
});
