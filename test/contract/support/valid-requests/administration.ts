import { randomUUID } from 'node:crypto';
import type * as invitations from '../../../../shared/routes/invitations.ts';
import type * as keySets from '../../../../shared/routes/key-sets.ts';
import type * as members from '../../../../shared/routes/members.ts';
import type * as organization from '../../../../shared/routes/organization.ts';
import type * as sessions from '../../../../shared/routes/sessions.ts';
import type { Api } from '../../../support/local-stage.ts';
import { type Requests, uniqueName } from './request.ts';

/** Makes things as the person does. */
const asPerson = ({ person }: Api): Api => {
  if (!person) throw new Error('only a person may make this');
  return person;
};
const setBody = () => ({
  name: uniqueName(),
  scopes: ['jobs:read'],
  allowed_origins: ['https://example.com'],
});
const newSet = async (api: Api) => (await asPerson(api).post('/v1/key-sets', setBody())).body;
const keySet = async (api: Api) => ({ id: (await newSet(api)).id });
const key = async (api: Api) => ({ id: (await newSet(api)).keys[0].id });
const invitationBody = () => ({ email: `${randomUUID()}@example.com`, role: 'viewer' });

export const administrationRequests: Requests<
  typeof keySets & typeof members & typeof invitations & typeof sessions & typeof organization
> = {
  createKeySet: async () => ({ body: setBody() }),
  getKeySet: async (api) => ({ params: await keySet(api) }),
  updateKeySet: async (api) => ({ params: await keySet(api), body: { name: uniqueName() } }),
  deleteKeySet: async (api) => ({ params: await keySet(api) }),
  createKey: async (api) => ({ params: await keySet(api), body: { type: 'publishable' } }),
  rollKey: async (api) => ({ params: await key(api), body: { overlap_seconds: 60 } }),
  revokeKey: async (api) => ({ params: await key(api) }),
  getMember: async (api) => ({ params: await member(api) }),
  updateMember: async (api) => ({ params: await member(api), body: { role: 'recruiter' } }),
  deleteMember: async (api) => ({ params: await member(api) }),
  createInvitation: async () => ({ body: invitationBody() }),
  deleteInvitation: async (api) => ({
    params: { id: (await asPerson(api).post('/v1/invitations', invitationBody())).body.id },
  }),
  deleteSession: async (api) => ({ params: { id: (await asPerson(api).makes?.session()) ?? '' } }),
  updateOrganization: async () => ({ body: { name: uniqueName() } }),
};

/** A member beside those that the test speaks as. */
const member = async (api: Api) => ({ id: (await asPerson(api).makes?.member()) ?? '' });
