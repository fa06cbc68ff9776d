import { beforeAll, describe, expect, it } from 'vitest';
import { inviteMember } from '../../shared/administration/people.ts';
import type { Role } from '../../shared/contracts/organization.ts';
import type { Backend } from '../support/backend.ts';
import { everyRow } from '../support/every-row.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { productionUrl, signInDesk } from './support/sign-in-desk.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

async function invited({ role = 'recruiter' as Role, email = 'ada@example.com' } = {}) {
  const at = signInDesk(backend);
  const subject = `person-${crypto.randomUUID()}`;
  at.person.now = { ...at.person.now, subject };
  const ada = at.browser();
  await ada.signIn();
  const organization = await at.newOrganization();
  const invite = async (changes: { role?: string; email?: string } = {}) => {
    const asked = { organization: organization.id, email, role, baseUrl: productionUrl, ...changes };
    const { url, ...invitation } = await inviteMember(at, asked);
    return { url, invitation, token: url.split('#')[1] ?? '' };
  };
  const accept = (token: string, who = ada) => who.send(at.calls.accept, { body: { token } });
  return { ...at, ada, subject, organization, invite, accept };
}

const isGone = { status: 404, body: { error: { code: 'invitation_not_found' } } };

it('makes the person a member with the invited role, once', async () => {
  const { invite, accept, organization, ada, calls, members } = await invited();
  const { token, url } = await invite();
  expect(url).toBe(`${productionUrl}/dashboard/invitation#${token}`);
  expect(JSON.stringify(await everyRow(backend))).not.toContain(token);
  const { status, body } = await accept(token);
  expect([status, body]).toEqual([
    200,
    {
      object: 'membership',
      id: expect.stringMatching(/^mem_/),
      organization: { id: organization.id, name: 'Testing Ltd' },
      role: 'recruiter',
    },
  ]);
  expect((await ada.send(calls.session)).body.organizations).toMatchObject([
    { id: organization.id, role: 'recruiter' },
  ]);
  expect(await members.find(organization.id, body.id)).toMatchObject({
    name: 'Ada Okafor',
    email: 'ada@example.com',
  });
  expect(await accept(token)).toMatchObject(isGone);
});

it('is the same for the address in capitals', async () => {
  const { invite, accept, person, ada } = await invited();
  person.now = { ...person.now, email: 'Ada@Example.COM' };
  await ada.signIn();
  const { token } = await invite({ email: ' ADA@example.com ' });
  expect((await accept(token)).status).toBe(200);
});

it('is only for the verified address: another person learns that it is for somebody else', async () => {
  const { invite, accept, browser, person, organization, members } = await invited();
  const { token } = await invite();
  person.now = { ...person.now, subject: 'eve', email: 'eve@example.com' };
  const eve = browser();
  await eve.signIn();
  expect(await accept(token, eve)).toMatchObject({
    status: 403,
    body: { error: { code: 'invitation_of_other' } },
  });
  const rows = await members.list(organization.id, { limit: 10, order: 'asc', now: new Date() });
  expect(rows.items).toEqual([]);
  expect((await accept(token)).status).toBe(200);
});

it.each(['', 'x', 'a'.repeat(43)])('is not found for the token %j', async (token) => {
  const { accept } = await invited();
  const answer = await accept(token || 'none');
  expect(answer).toMatchObject(isGone);
});

it('is over after seven days, though the row is still there', async () => {
  const { invite, accept, clock } = await invited();
  const { token } = await invite();
  clock.forward({ hours: 7 * 24 });
  expect(await accept(token)).toMatchObject(isGone);
});

it('is over once it was withdrawn', async () => {
  const { invite, accept, invitations, organization } = await invited();
  const { token, invitation } = await invite();
  await invitations.remove(organization.id, invitation.id);
  expect(await accept(token)).toMatchObject(isGone);
});

it('leaves who is a member already as they are, and is used up', async () => {
  const { invite, accept, join, organization, subject } = await invited();
  await join(organization.id, 'viewer', subject);
  const { token } = await invite({ role: 'owner' });
  expect((await accept(token)).body.role).toBe('viewer');
  expect(await accept(token)).toMatchObject(isGone);
});

it('is accepted once when it is clicked twice', async () => {
  const { invite, accept, members, organization } = await invited({ role: 'owner' });
  const { token } = await invite();
  const answers = await Promise.all([accept(token), accept(token), accept(token)]);
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1);
  for (const { status } of answers) expect([200, 404]).toContain(status);
  const rows = await members.list(organization.id, { limit: 10, order: 'asc', now: new Date() });
  expect(rows.items).toHaveLength(1);
});

it('needs a session', async () => {
  const { invite, accept, browser } = await invited();
  const { token } = await invite();
  expect(await accept(token, browser())).toMatchObject({
    status: 401,
    body: { error: { code: 'not_signed_in' } },
  });
});

describe('an operator', () => {
  it.each([
    { change: { role: 'god' }, says: '--role is one of owner' },
    { change: { email: 'nobody' }, says: '--email is no e-mail address' },
    { change: { organization: 'org_01KERMBJX0N6W3C1B8YKQ2JEPX' }, says: 'there is no such organization' },
  ])('receives the reason: $change', async ({ change, says }) => {
    const at = await invited();
    const asked = {
      organization: at.organization.id,
      email: 'a@example.com',
      role: 'owner',
      baseUrl: productionUrl,
    };
    await expect(inviteMember(at, { ...asked, ...change })).rejects.toThrow(says);
  });
});
