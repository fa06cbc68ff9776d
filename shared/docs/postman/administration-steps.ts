import type { Step } from './step.ts';

/** With a session token, as the dashboard has it. */
export const administrationSteps: Step[] = [
  { call: 'createKeySet', saves: { key_set_id: 'body.id' } },
  { call: 'listKeySets' },
  { call: 'getKeySet' },
  { call: 'updateKeySet' },
  { call: 'createKey', saves: { key_id: 'body.id' } },
  { call: 'rollKey', saves: {} },
  { call: 'revokeKey' },
  { call: 'deleteKeySet' },
  { call: 'listMembers', saves: { member_id: 'body.data[0].id' } },
  { call: 'getMember' },
  { call: 'updateMember' },
  { call: 'createInvitation' },
  { call: 'listInvitations' },
  { call: 'deleteInvitation' },
  { call: 'deleteMember' },
  { call: 'getOrganization' },
  { call: 'updateOrganization', body: { portal: { slug: null } } },
  { call: 'getUsage' },
  { call: 'listAuditLog' },
  { call: 'listSessions', saves: { session_id: 'body.data[0].id' } },
  { call: 'deleteSession' },
];
