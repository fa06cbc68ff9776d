import { type FollowedKind, sha256 } from './keys.ts';
import type { Key } from './row.ts';

/** The entries of one list that an organization keeps, such as its departments. */
export const vocabularyPartition = (organizationId: string, kind: FollowedKind) =>
  `ORG#${organizationId}#${kind}`;
/** The row with the number of entries, which each new or deleted entry changes. */
export const vocabularyTurnKey = (organizationId: string, kind: FollowedKind): Key => ({
  pk: vocabularyPartition(organizationId, kind),
  sk: 'TURN',
});
/** One row per name in use: each is unique within a vocabulary. */
export const nameKey = (organizationId: string, kind: FollowedKind, folded: string): Key => ({
  pk: `${vocabularyPartition(organizationId, kind)}#NAME`,
  sk: sha256(folded),
});
/** The resources that use an entry of a vocabulary, by its id. */
export const usedPartition = (organizationId: string, id: string) => `ORG#${organizationId}#USED#${id}`;
