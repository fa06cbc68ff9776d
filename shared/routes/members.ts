import { deletedView } from '../contracts/job.ts';
import { fieldsOf, listOf, pageQuery } from '../contracts/list.ts';
import { memberView, updateMemberBody } from '../contracts/member.ts';
import { id } from '../contracts/primitives.ts';
import { route } from './route.ts';

const memberId = { id: id('member') };

export const listMembers = route({
  method: 'GET',
  path: '/v1/members',
  summary: 'List the members of the organization, newest first.',
  scope: 'members:read',
  keys: 'session',
  query: { ...pageQuery, ...fieldsOf(memberView) },
  response: listOf(memberView),
  boundedBy: 'the people of 1 organization (shared/storage/members.ts)',
  uses: ['findRows', 'cursorKey'],
});

export const getMember = route({
  method: 'GET',
  path: '/v1/members/{id}',
  summary: 'Fetch one member.',
  scope: 'members:read',
  keys: 'session',
  params: memberId,
  response: memberView,
  uses: ['get members'],
});

export const updateMember = route({
  method: 'PATCH',
  path: '/v1/members/{id}',
  summary: 'Change the role of a member.',
  description:
    'The sessions of the member have the new role within ten seconds. Only an owner makes or changes owners; the last owner stays one.',
  scope: 'members:write',
  keys: 'session',
  params: memberId,
  body: updateMemberBody,
  response: memberView,
  errors: ['last_owner', 'stale_object'],
  uses: ['get members', 'put members'],
});

export const deleteMember = route({
  method: 'DELETE',
  path: '/v1/members/{id}',
  summary: 'Remove a member.',
  description:
    'The sessions of the member no longer reach the organization after ten seconds. Only an owner removes owners; the last owner stays. ' +
    'Invitations by this member or to their address end.',
  scope: 'members:write',
  keys: 'session',
  params: memberId,
  response: deletedView,
  writeResponse: deletedView,
  errors: ['last_owner'],
  uses: [
    'getRows',
    'findRows',
    'put members',
    'delete members',
    'put erasures',
    'put responses',
    'delete responses',
  ],
});
