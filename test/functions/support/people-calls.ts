import { createInvitation } from '../../../functions/people/create-invitation.ts';
import { deleteInvitation } from '../../../functions/people/delete-invitation.ts';
import { deleteMember } from '../../../functions/people/delete-member.ts';
import { deleteSession } from '../../../functions/people/delete-session.ts';
import { getMember } from '../../../functions/people/get-member.ts';
import { listInvitations } from '../../../functions/people/list-invitations.ts';
import { listMembers } from '../../../functions/people/list-members.ts';
import { listSessions } from '../../../functions/people/list-sessions.ts';
import { updateMember } from '../../../functions/people/update-member.ts';
import { secretsOnce } from '../../../shared/http/secrets-once.ts';
import * as routes from '../../../shared/routes/route-table.ts';
import { invitationStore } from '../../../shared/storage/invitations.ts';
import { memberStore } from '../../../shared/storage/members.ts';
import { sessionStore } from '../../../shared/storage/sessions.ts';
import { standingOf } from '../../../shared/storage/standing-invitations.ts';
import type { Backend } from '../../support/backend.ts';
import { callerOf, testEdge } from '../../support/call-endpoint.ts';
import { keyRing } from './key-rings.ts';

/** Every endpoint of members, invitations and sessions on the backend's table. */
export function peopleCalls(backend: Backend, clock: () => Date = () => new Date()) {
  const edge = testEdge(backend, clock);
  const stores = {
    members: memberStore(backend.table),
    invitations: invitationStore(backend.table),
    sessions: sessionStore(backend.table),
    standing: standingOf(backend.table),
    cursorKeys: async () => keyRing('1'),
    productionUrl: 'https://api.example.com',
  };
  return {
    ...stores,
    list: callerOf(routes.listMembers, listMembers(stores), edge),
    get: callerOf(routes.getMember, getMember(stores), edge),
    update: callerOf(routes.updateMember, updateMember(stores), edge),
    remove: callerOf(routes.deleteMember, deleteMember(stores), edge),
    invited: callerOf(routes.listInvitations, listInvitations(stores), edge),
    invite: callerOf(routes.createInvitation, createInvitation(stores), { ...edge, seal: secretsOnce }),
    withdraw: callerOf(routes.deleteInvitation, deleteInvitation(stores), edge),
    signedIn: callerOf(routes.listSessions, listSessions(stores), edge),
    signOut: callerOf(routes.deleteSession, deleteSession(stores), edge),
  };
}
