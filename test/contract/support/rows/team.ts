import { inviteMember } from '../../../../shared/administration/people.ts';
import { roles } from '../../../../shared/contracts/organization.ts';
import { signInDesk } from '../../../functions/support/sign-in-desk.ts';
import type { Backend } from '../../../support/backend.ts';
import { newMember } from '../../../support/signed-in.ts';
import type { Fill } from '../enlarge.ts';

/** A person with all that a provider can say of them, their sessions and tokens, and an organization that invites many. */
export async function fillTeam(backend: Backend, fill: Fill) {
  const desk = signInDesk(backend);
  const { id: organization } = await desk.newOrganization();
  const email = `${'a'.repeat(64)}@${'b'.repeat(255)}`;
  desk.person.now = { ...desk.person.now, email, name: fill(10_000), refreshToken: 'r'.repeat(4_000) };
  const browser = desk.browser();
  await browser.send(desk.calls.signIn);
  const state = desk.asked.begun.at(-1)?.state ?? '';
  // The gateway takes headers of 10 kB.
  const headers = { 'user-agent': 'x'.repeat(9_000) };
  await browser.send(desk.calls.finish, { query: { code: 'good', state }, headers });
  for (const role of roles) {
    const { url } = await inviteMember(desk, {
      organization,
      email,
      role,
      baseUrl: 'https://api.example.com',
    });
    if (role === 'owner') await browser.send(desk.calls.accept, { body: { token: url.split('#')[1] } });
  }
  await browser.send(desk.calls.token, {
    body: { organization_id: organization, environment: 'production' },
  });
  await desk.twins.link(organization, organization);
  const other = await newMember(desk, { organizationId: organization, role: 'viewer', email });
  const now = new Date();
  await desk.members.remove(organization, other.member.id, now);
}
