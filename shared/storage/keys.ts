/** The keys of the one table, with the other files of keys. No key has a name, address or secret: a row that must be found by one has its hash. */
import { createHash } from 'node:crypto';
import type { Key } from './row.ts';

export const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** `2026-11`, the month partition of an instant. */
export const monthPartition = (at: Date) => at.toISOString().slice(0, 7);
/** `20261121`, the day partition of an instant. */
export const dayPartition = (at: Date) => at.toISOString().slice(0, 10).replaceAll('-', '');

export const organizationKey = (organizationId: string): Key => ({ pk: `ORG#${organizationId}`, sk: 'ORG' });
export const apiKeyKey = (keyHash: string): Key => ({ pk: `KEY#${keyHash}`, sk: 'KEY' });
export const keysOfOrganization = (organizationId: string) => `ORG#${organizationId}#KEY`;
export const keyById = (keyId: string) => `KEYID#${keyId}`;

export const vocabularyKinds = ['REASON', 'DEPARTMENT', 'OFFICE', 'CUSTOMFIELD', 'TEMPLATE'] as const;
/** The kinds of resources whose changes and deletions a list follows. */
export const followedKinds = [
  'JOB',
  'CAND',
  'APP',
  'SCAN',
  'HOOK',
  'ASSESSMENT',
  ...vocabularyKinds,
] as const;
export type FollowedKind = (typeof followedKinds)[number];
/** In the index of changes: the resources of one kind by the time of their last change. */
export const changedPartition = (organizationId: string, kind: FollowedKind) =>
  `ORG#${organizationId}#${kind}#CHANGED`;
/** The tombstones of one kind; in the index of changes by the time of the deletion. */
export const deletedPartition = (organizationId: string, kind: FollowedKind) =>
  `ORG#${organizationId}#${kind}#DELETED`;
/** A place in the index of changes. */
export const changePlace = (at: string, id: string) => `${at}#${id}`;

export const jobPartition = (organizationId: string) => `ORG#${organizationId}#JOB`;
/**
 * A row that changes with the published jobs of an organization. There are 32 of them, so that concurrent changes of
 * jobs rarely conflict.
 */
export const feedVersionKey = (organizationId: string, jobId: string): Key => ({
  pk: feedVersionPartition(organizationId),
  sk: jobId.slice(-1),
});
export const feedVersionPartition = (organizationId: string) => `ORG#${organizationId}#FEED`;
export const webhookEndpointPartition = (organizationId: string) => `ORG#${organizationId}#HOOK`;
/** The row with the number of an organization's endpoints, which each new or deleted one changes. */
export const endpointTurnKey = (organizationId: string): Key => ({
  pk: `ORG#${organizationId}#HOOKTURN`,
  sk: 'TURN',
});
/** The sends in progress, one row per endpoint id. */
export const lanePartition = (organizationId: string) => `ORG#${organizationId}#LANE`;
export const scanPartition = (organizationId: string, month: string) => `ORG#${organizationId}#SCAN#${month}`;
/** Results are in a partition other than that of their scans, so that listing scans reads no profile. */
export const scanResultPartition = (organizationId: string, month: string) =>
  `ORG#${organizationId}#RESULT#${month}`;

/**
 * Fit scores of the scans of a month: the sort key of the score against the scan's own job is the scan's id; those of
 * the others follow it.
 */
export const fitScorePartition = (organizationId: string, month: string) =>
  `ORG#${organizationId}#FIT#${month}`;
/** The scores against one job, the best first. */
export const rankingOfJob = (organizationId: string, jobId: string) =>
  `ORG#${organizationId}#JOB#${jobId}#RANKING`;

export const applicationPartition = (organizationId: string, month: string) =>
  `ORG#${organizationId}#APP#${month}`;
export const candidatePartition = (organizationId: string) => `ORG#${organizationId}#CAND`;

/** The row that leads from a merged candidate to the remaining one, and for 30 days the record for the undo. */
export const mergedKey = (organizationId: string, candidateId: string): Key => ({
  pk: `${candidatePartition(organizationId)}#MERGED`,
  sk: candidateId,
});
export const undoKey = (organizationId: string, candidateId: string): Key => ({
  pk: `${candidatePartition(organizationId)}#MERGED`,
  sk: `${candidateId}#UNDO`,
});
/** The undos of merges that are not complete, whichever organization's: an index finds them by the candidate that is restored. */
export const unfinishedUndos = () => 'UNDOS';
/** The rest that the undo of a merge has to move, for both candidates. */
export const restKey = (organizationId: string, candidateId: string): Key => ({
  pk: `${candidatePartition(organizationId)}#MERGED`,
  sk: `${candidateId}#REST`,
});

/** Links from one candidate, application or job to others. They contain ids only. */
export const applicationsOfJob = (organizationId: string, jobId: string) =>
  `ORG#${organizationId}#JOB#${jobId}#APP`;
export const scansOfJob = (organizationId: string, jobId: string) =>
  `ORG#${organizationId}#JOB#${jobId}#SCAN`;
export const candidatesOfJob = (organizationId: string, jobId: string) =>
  `ORG#${organizationId}#JOB#${jobId}#CAND`;
export const partsOfCandidate = [
  'APP',
  'OLDER',
  'SCAN',
  'TIMELINE',
  'NOTE',
  'FILE',
  'EXPORT',
  'INTAKE',
  'ASSESSMENT',
] as const;
export const ofCandidate = (
  organizationId: string,
  candidateId: string,
  what: (typeof partsOfCandidate)[number],
) => `ORG#${organizationId}#CAND#${candidateId}#${what}`;
export const timelineOfApplication = (organizationId: string, applicationId: string) =>
  `ORG#${organizationId}#APPLICATION#${applicationId}#TIMELINE`;

/** One row per e-mail address in use. The token is an HMAC: no key contains the address itself. */
export const emailKey = (organizationId: string, token: string): Key => ({
  pk: `ORG#${organizationId}#EMAIL#${token}`,
  sk: 'EMAIL',
});
/** While this row exists, no form is attached to a candidate. */
export const formHoldKey = (organizationId: string, candidateId: string): Key => ({
  pk: `ORG#${organizationId}#HOLD#${candidateId}`,
  sk: 'HOLD',
});
/** The candidates that have a word of one group, one row each. A key contains no part of a word. */
export const wordPartition = (organizationId: string, group: string) =>
  `ORG#${organizationId}#WORD#${sha256(`${organizationId}\n${group}`).slice(0, 16)}`;
/** Which rows of words a candidate has. */
export const indexedKey = (organizationId: string, candidateId: string): Key => ({
  pk: `ORG#${organizationId}#INDEXED`,
  sk: candidateId,
});
export const exportPartition = (organizationId: string) => `ORG#${organizationId}#EXPORT`;
export const erasurePartition = (organizationId: string) => `ORG#${organizationId}#ERASURE`;
/**
 * Records for two days that a resource was erased: a retry must not create it again, and no response about it is
 * stored.
 */
export const erasedKey = (id: string): Key => ({ pk: `ERASED#${id}`, sk: 'ERASED' });
/** The stored responses about one resource, by its id: its erasure erases them. */
export const responsesAbout = (id: string) => `ANSWERS#${id}`;
export const deliveriesOfEvent = (eventId: string) => `EVENT#${eventId}#DELIVERY`;

/** Applications from one network address in ten minutes; the address is hashed. */
export const addressKey = (organizationId: string, addressHash: string, window: string): Key => ({
  pk: `ORG#${organizationId}#ADDRESS#${addressHash}`,
  sk: window,
});

/** The index partition of one resource's rows by the value of another field, such as the scans of a job. */
export const indexPartition = (partition: string, field: string, value: string) =>
  `${partition}#${field}#${value}`;

export const grantKey = (tokenHash: string): Key => ({ pk: `GRANT#${tokenHash}`, sk: 'GRANT' });

/** One row per external id in use: each is unique within an organization and kind. */
export const externalIdKey = (organizationId: string, kind: string, externalId: string): Key => ({
  pk: `ORG#${organizationId}#EXTERNAL#${kind}`,
  sk: sha256(externalId),
});

export const eventKey = (eventId: string): Key => ({ pk: `EVENT#${eventId}`, sk: 'EVENT' });
export const eventsOfOrganization = (organizationId: string, month: string) =>
  `ORG#${organizationId}#EVENT#${month}`;
/** The events about one candidate, its applications and scans; or about a scan or a chat without a candidate. */
export const eventsAbout = (organizationId: string, subjectId: string) =>
  `ORG#${organizationId}#CAND#${subjectId}#EVENT`;

/** Orders to send events to an endpoint again. */
export const replayKey = (organizationId: string, replayId: string): Key => ({
  pk: `ORG#${organizationId}#REPLAY`,
  sk: replayId,
});

export const deliveryPartition = (endpointId: string, day: string) => `DELIVERY#${endpointId}#${day}`;
/** Waiting deliveries by the instant they are due; 16 shards distribute the load. */
export const duePartition = (shard: number) => `DUE#${shard.toString(16)}`;
export const dueShards = 16;

/** The seconds for which an Idempotency-Key is stored. */
export const claimSeconds = 24 * 3600;
/** Records that a request with an Idempotency-Key changed a resource. */
export const doneKey = (claim: string, id: string): Key => ({ pk: `DONE#${claim}`, sk: id });
/** The sort key of the claim among the rows of an Idempotency-Key. */
export const claimSort = 'IDEM';
export const idempotencyKey = (scopeAndKeyHash: string): Key => ({
  pk: `IDEM#${scopeAndKeyHash}`,
  sk: claimSort,
});
/**
 * A part of a response that is too large for the claim. It belongs to one run, because another run may take the claim
 * over.
 */
export const responsePartKey = ({ pk }: Key, owner: string, part: number): Key => ({
  pk,
  sk: `ANSWER#${owner}#${part}`,
});
