/** The operator's actions on members. Both the command line and the local cloud's demo data use it. */

import { type Role, roles } from '../contracts/organization.ts';
import { idSource } from '../domain/ids.ts';
import { addressOf, newInvitationToken } from '../domain/invitation.ts';
import { invitationDays } from '../domain/stored/invitation.ts';
import { invitationUrl } from '../platform/addresses.ts';
import type { InvitationStore } from '../storage/invitations.ts';
import { sha256 } from '../storage/keys.ts';
import type { MemberStore } from '../storage/members.ts';
import type { OrganizationStore } from '../storage/organizations.ts';
import { personIdOf } from '../storage/people-keys.ts';
import type { TwinStore } from '../storage/twins.ts';
import { AdministrationError } from './organizations.ts';

interface Desk {
  organizations: Pick<OrganizationStore, 'find'>;
  clock: () => Date;
}

const dayMs = 24 * 3_600_000;

/** Invites a person, and so makes the first owner of an organization. The link is returned only now. */
export async function inviteMember(
  { organizations, invitations, clock }: Desk & { invitations: Pick<InvitationStore, 'create'> },
  asked: { organization: string; email: string; role: string; baseUrl: string },
) {
  const role = roles.find((known) => known === asked.role);
  if (!role) throw new AdministrationError(`--role is one of ${roles.join(', ')}`);
  const email = addressOf(asked.email);
  if (!/^[^\s@]{1,64}@[^\s@]{1,255}$/.test(email))
    throw new AdministrationError('--email is no e-mail address');
  await find(organizations, asked.organization);
  const now = clock();
  const token = newInvitationToken();
  const invitation = {
    id: idSource(now)('invitation'),
    organization_id: asked.organization,
    email,
    role,
    invited_by: null,
    token_hash: sha256(token),
    created_at: now.toISOString(),
    expires_at: new Date(now.getTime() + invitationDays * dayMs).toISOString(),
  };
  await invitations.create(invitation);
  const { token_hash: _, invited_by: __, ...shown } = invitation;
  return { object: 'invitation' as const, ...shown, url: invitationUrl(asked.baseUrl, token) };
}

/** Makes a person of a provider a member, unless they are one: for demo data, which has no invitations. */
export async function addMember(
  { organizations, members, clock }: Desk & { members: Pick<MemberStore, 'findByPerson' | 'add'> },
  asked: { organization: string; issuer: string; subject: string; name: string; email: string; role: Role },
): Promise<void> {
  const { organization, issuer, subject, name, email, role } = asked;
  await find(organizations, organization);
  const personId = personIdOf(issuer, subject);
  if (await members.findByPerson(organization, personId)) return;
  const now = clock();
  await members.add({
    id: idSource(now)('member'),
    organization_id: organization,
    person_id: personId,
    name,
    email,
    role,
    version: 1,
    created_at: now.toISOString(),
    updated_at: now.toISOString(),
  });
}

/** In the sandbox: makes an organization that exists the twin of one of production. */
export async function linkTwin(
  { organizations, twins }: Desk & { twins: Pick<TwinStore, 'link'> },
  { organization, production }: { organization: string; production: string },
) {
  await find(organizations, organization);
  if (!(await twins.link(production, organization)))
    throw new AdministrationError(`${production} has another twin in the sandbox`);
  return { object: 'twin' as const, organization_id: organization, production_organization_id: production };
}

async function find(organizations: Desk['organizations'], id: string): Promise<void> {
  if (!(await organizations.find(id)))
    throw new AdministrationError('there is no such organization on this stage');
}
