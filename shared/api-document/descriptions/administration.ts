import { keySetView, keyView, newKeySetView, newKeyView, rolledKeyView } from '../../contracts/key-set.ts';
import { invitationView, memberView, newInvitationView, sessionView } from '../../contracts/member.ts';
import type { Descriptions } from './texts.ts';

const memberId = 'mem_01KERMBJX0M2Q4D8S7RZ5H9TVA';
const keySetName = ['The name of the key set, for your team.', 'HR system'] as const;
const keyScopes = ['The rights of its secret keys.', ['jobs:read', 'applications:read']] as const;
const origins = [
  'The origins of the pages that may use its publishable keys. `https://*.example.com` is every host below example.com.',
  ['https://careers.example.com'],
] as const;
const roleText = 'The role, which determines the scopes of the person’s session tokens.';

/** Key sets, members and sessions: what people call with session tokens. */
export const administration: Descriptions = {
  tags: {
    invitations: 'Links by which people become members.',
    'key-sets': 'Sets of API keys with their scopes and origins, for people who are signed in.',
    keys: 'The keys of key sets, for people who are signed in.',
    members: 'The people of the organization with their roles.',
    sessions: 'The browsers in which the person is signed in.',
  },
  schemas: {
    KeySet: keySetView,
    KeySetWithSecrets: newKeySetView,
    Key: keyView,
    KeyWithSecret: newKeyView,
    RolledKey: rolledKeyView,
    Member: memberView,
    Invitation: invitationView,
    InvitationWithLink: newInvitationView,
    Session: sessionView,
  },
  like: {
    KeySetWithSecrets: ['KeySet'],
    KeyWithSecret: ['Key'],
    RolledKey: ['KeyWithSecret', 'Key'],
    InvitationWithLink: ['Invitation'],
    UpdateKeySetRequest: ['CreateKeySetRequest'],
  },
  operations: {
    listKeySets: { returns: 'One page of key sets with their keys.' },
    createKeySet: { returns: 'The new key set, with the secret of each key.' },
    getKeySet: {
      description: 'The set is returned with the keys that work, and those that ended in the last 30 days.',
      returns: 'The key set with its keys.',
    },
    updateKeySet: { returns: 'The key set after the change.' },
    deleteKeySet: { returns: 'The key set is deleted.' },
    createKey: { returns: 'The new key with its secret.' },
    rollKey: { returns: 'The new key with its secret, and the one that it replaces.' },
    revokeKey: { returns: 'The revoked key.' },
    listMembers: {
      description: 'People who are invited are members once they have accepted.',
      returns: 'One page of members.',
    },
    getMember: {
      description: 'The member is returned with the role and the verified address.',
      returns: 'The member with the role.',
    },
    updateMember: { returns: 'The member after the change.' },
    deleteMember: { returns: 'The member is removed.' },
    listInvitations: { returns: 'One page of invitations.' },
    createInvitation: { returns: 'The new invitation with its link.' },
    deleteInvitation: { returns: 'The invitation is withdrawn.' },
    listSessions: { returns: 'One page of sessions.' },
    deleteSession: { returns: 'The session has ended.' },
  },
  parameters: {
    'listInvitations.fields': [
      'Only these top-level fields of each invitation, separated by commas. `object` and `id` are always there.',
      'id,email',
    ],
    'listSessions.fields': [
      'Only these top-level fields of each session, separated by commas. `object` and `id` are always there.',
      'id,browser',
    ],
    'key-sets.id': 'The id of the key set.',
    'keys.id': 'The id of the key.',
    'members.id': 'The id of the member.',
    'invitations.id': 'The id of the invitation.',
    'sessions.id': 'The id of the session.',
  },
  fields: {
    'KeySet.id': 'The id of the key set.',
    'KeySet.name': keySetName,
    'KeySet.sandbox': 'Whether the keys are those of the sandbox.',
    'KeySet.scopes': 'The rights of its secret keys. Publishable keys have none.',
    'KeySet.allowed_origins': origins,
    'KeySet.keys': 'The keys that work, and those that ended in the last 30 days.',
    'KeySet.version': 'The number of the last change, which begins at 1.',
    'Key.id': 'The id of the key. Events, logs and the audit log name it.',
    'Key.type': 'Whether the key is for servers (`secret`) or for pages (`publishable`).',
    'Key.prefix': ['What the key begins with, which shows its type and environment.', 'svc_sk_live_'],
    'Key.last_four': ['The last four characters of the key.', 'x4Qd'],
    'Key.last_used_at': ['When the key was last used, to the hour. Null if it was never used.', null],
    'Key.expires_at': ['When the key expires. Null if it does not expire.', null],
    'Key.revoked_at': ['When the key was revoked. Null if it was not.', null],
    'KeyWithSecret.secret': [
      'The key itself, in the first response only. Null in a repeated one.',
      'svc_sk_live_exampleexampleexampleexampleexample7Kq2',
    ],
    'RolledKey.replaces': 'The old key with the end of its overlap.',
    'CreateKeySetRequest.name': keySetName,
    'CreateKeySetRequest.scopes': keyScopes,
    'CreateKeySetRequest.allowed_origins': origins,
    'CreateKeySetRequest.secret': ['Whether the set begins with a secret key.', true],
    'CreateKeySetRequest.publishable': [
      'Whether the set begins with a publishable key. It needs `allowed_origins`.',
      true,
    ],
    'CreateKeyRequest.type': ['The type of the key.', 'secret'],
    'RollKeyRequest.overlap_seconds': [
      'For how many seconds the old key works on: a day by default, 30 days at most.',
      3600,
    ],
    'Member.id': 'The id of the member. Events and the audit log name it.',
    'Member.name': ['The name of the person.', 'Ada Okafor'],
    'Member.email': ['The e-mail address that the person has verified.', 'ada@example.com'],
    'Member.role': roleText,
    'Member.version': 'The number of the last change, which begins at 1.',
    'UpdateMemberRequest.role': [roleText, 'recruiter'],
    'Invitation.id': 'The id of the invitation.',
    'Invitation.email': ['The e-mail address that was invited, in lower case.', 'kim@example.com'],
    'Invitation.role': 'The role that the person will have.',
    'Invitation.invited_by': ['The member who invited. Null for an operator.', memberId],
    'Invitation.expires_at': 'When the invitation expires, seven days after it was made.',
    'InvitationWithLink.url': [
      'The link for the person, in the first response only. Null in a repeated one.',
      'https://api.example.com/dashboard/invitation#pN3o5vYb0bq1tVd2mXwG6A',
    ],
    'CreateInvitationRequest.email': ['The e-mail address of the person.', 'kim@example.com'],
    'CreateInvitationRequest.role': ['The role that the person will have.', 'recruiter'],
    'Session.id': 'The id of the session.',
    'Session.browser': ['The browser and the system, as the browser names itself.', 'Firefox on Linux'],
    'Session.is_current': 'Whether the request was made with this session.',
    'Session.last_used_at': 'When the browser last got a token, at most ten minutes before its last call.',
    'Session.expires_at': 'When the session ends unless it is used.',
  },
};
