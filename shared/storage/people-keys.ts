/** The keys of the rows about people who sign in. None contains a name, an address or a secret. */
import { sha256 } from './keys.ts';
import type { Key } from './row.ts';

/** A person, as the provider of sign-in knows them. */
export const personIdOf = (issuer: string, subject: string) => sha256(JSON.stringify([issuer, subject]));

export const memberPartition = (organizationId: string) => `ORG#${organizationId}#MEMBER`;
export const memberKey = (organizationId: string, memberId: string): Key => ({
  pk: memberPartition(organizationId),
  sk: memberId,
});
/** The row with the ids of the owners, which each change of them changes. It comes before all members. */
export const ownersKey = (organizationId: string): Key => ({
  pk: memberPartition(organizationId),
  sk: 'OWNERS',
});
/** One row per person in an organization: it leads to the member. */
export const memberOfKey = (organizationId: string, personId: string): Key => ({
  pk: `ORG#${organizationId}#MEMBEROF`,
  sk: personId,
});
/** When a person, or a member with an address, was last removed from an organization. */
export const leftKey = (organizationId: string, personOrAddress: string): Key => ({
  pk: `ORG#${organizationId}#MEMBEROF`,
  sk: `LEFT#${sha256(JSON.stringify([organizationId, personOrAddress]))}`,
});
/** In the first index: the memberships of a person, and their sessions. */
export const membersOfPerson = (personId: string) => `PERSON#${personId}#MEMBER`;
export const sessionsOfPerson = (personId: string) => `PERSON#${personId}#SESSION`;

export const invitationPartition = (organizationId: string) => `ORG#${organizationId}#INVITATION`;
export const invitationKey = (organizationId: string, invitationId: string): Key => ({
  pk: invitationPartition(organizationId),
  sk: invitationId,
});
/** Leads from the link to the invitation. */
export const invitedKey = (tokenHash: string): Key => ({ pk: `INVITED#${tokenHash}`, sk: 'INVITED' });

export const sessionKey = (sessionId: string): Key => ({ pk: `SESSION#${sessionId}`, sk: 'SESSION' });
export const sessionTokenKey = (tokenHash: string): Key => ({ pk: `TOKEN#${tokenHash}`, sk: 'TOKEN' });
/** Records that something was used that may be used only once. */
export const onceKey = (use: string, text: string): Key => ({
  pk: `ONCE#${sha256(JSON.stringify([use, text]))}`,
  sk: 'ONCE',
});
/** In the sandbox: the organization that belongs to one of production. */
export const twinKey = (organizationId: string): Key => ({ pk: `TWIN#${organizationId}`, sk: 'TWIN' });

/** Calls with the token of one chat or assessment in ten minutes. */
export const tokenCallsKey = (organizationId: string, id: string, window: string): Key => ({
  pk: `ORG#${organizationId}#CALLS#${id}`,
  sk: window,
});
