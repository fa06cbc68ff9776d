import { deletedView } from '../contracts/job.ts';
import { fieldsOf, listOf, pageQuery } from '../contracts/list.ts';
import { createInvitationBody, invitationView, newInvitationView } from '../contracts/member.ts';
import { id } from '../contracts/primitives.ts';
import { route } from './route.ts';

export const listInvitations = route({
  method: 'GET',
  path: '/v1/invitations',
  summary: 'List the invitations that nobody has accepted, newest first.',
  description: 'An invitation expires after seven days. Those that can no longer be accepted are not listed.',
  scope: 'members:read',
  keys: 'session',
  query: { ...pageQuery, ...fieldsOf(invitationView) },
  response: listOf(invitationView),
  boundedBy: '7 days, those that were not accepted (shared/storage/invitations.ts)',
  uses: ['get members', 'findRows', 'cursorKey'],
});

export const createInvitation = route({
  method: 'POST',
  path: '/v1/invitations',
  summary: 'Invite a person to the organization.',
  description:
    'The response shows the link of the invitation; it is stored nowhere and not shown again. A repeated request gets null in its place. ' +
    'Send it to the person, who accepts it within seven days, signed in with this e-mail address. Only an owner invites owners. The address ' +
    'of a member is refused with the detail `taken`. An invitation ends when the member who gave it is removed or may no longer give its role, ' +
    'and when a person with this address is removed.',
  scope: 'members:write',
  keys: 'session',
  body: createInvitationBody,
  response: newInvitationView,
  uses: ['getRows', 'findRows', 'put invitations'],
});

export const deleteInvitation = route({
  method: 'DELETE',
  path: '/v1/invitations/{id}',
  summary: 'Withdraw an invitation.',
  description: 'Its link no longer works.',
  scope: 'members:write',
  keys: 'session',
  params: { id: id('invitation') },
  response: deletedView,
  writeResponse: deletedView,
  uses: ['getRows', 'findRows', 'delete invitations', 'put erasures', 'put responses', 'delete responses'],
});
