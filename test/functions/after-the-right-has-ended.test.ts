import { beforeAll, describe, expect, it } from 'vitest';
import { type Role, roles } from '../../shared/contracts/organization.ts';
import { mayInvite, scopesOfRole } from '../../shared/domain/roles.ts';
import type { Caller } from '../../shared/http/api-gateway.ts';
import type { Backend } from '../support/backend.ts';
import type { Answered } from '../support/call-endpoint.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { newSignedIn } from '../support/signed-in.ts';
import { keyCalls } from './support/key-calls.ts';
import { peopleCalls } from './support/people-calls.ts';
import { signInDesk } from './support/sign-in-desk.ts';

/** What a member gave or got ends with the right to it: tried for each role, with all secrets that the member ever saw. */
let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

const addressOfActor = 'actor@example.com';
const tokenOf = ({ body }: Answered) => String(body.url).split('#')[1] ?? '';

/** A member of a role, who has invited somebody to each role that they may give, and kept every link and key. */
async function actorAs(role: Role) {
  const at = signInDesk(backend);
  const people = peopleCalls(backend, at.clock);
  const keys = keyCalls(backend, at.clock);
  const owner = await newSignedIn(backend, 'owner');
  const { organizationId } = owner;
  const browserOf = async (email: string) => {
    at.person.now = { ...at.person.now, subject: `${email} ${crypto.randomUUID()}`, email };
    const browser = at.browser();
    await browser.signIn();
    return (token: string) => browser.send(at.calls.accept, { body: { token } });
  };
  const invite = (caller: Caller, email: string, invited: Role) =>
    people.invite({ caller, body: { email, role: invited } });
  const own = [await invite(owner, addressOfActor, role), await invite(owner, addressOfActor, role)].map(
    tokenOf,
  );
  const enter = await browserOf(addressOfActor);
  const { body } = await enter(own[0] ?? '');
  const params = { id: body.id };
  // The session of the owner stands for one of their own: only that there is one counts.
  const person = { memberId: body.id, sessionId: String(owner.person?.sessionId), role, name: 'Actor' };
  const actor: Caller = { ...owner, scopes: [...scopesOfRole[role]], person };
  const given = new Map<Role, string>();
  for (const invited of roles) {
    const answer = await invite(actor, `${invited}@example.com`, invited);
    expect(answer.status, invited).toBe(mayInvite(role, invited) ? 200 : 403);
    if (answer.status === 200) given.set(invited, tokenOf(answer));
  }
  const set = await keys.create({ caller: actor, body: { name: 'Kept', scopes: [] } });
  const secret = set.body.keys?.[0].secret as string | undefined;
  const listed = async () =>
    (await people.invited({ caller: owner })).body.data.map((one: { role: Role }) => one.role);
  return {
    ...people,
    ...at,
    keys,
    owner,
    organizationId,
    params,
    own,
    given,
    secret,
    enter,
    invite,
    browserOf,
    listed,
  };
}

describe.each(roles)('a removed %s', (role) => {
  it('comes back by no link that they gave or got before, and by one that they got after', async () => {
    const one = await actorAs(role);
    const { owner, params, remove, enter, invite, clock, organizationId, members } = one;
    expect((await remove({ caller: owner, params })).status).toBe(200);
    clock.forward({ ms: 1 });
    for (const token of one.own) expect((await enter(token)).body.error.code).toBe('invitation_not_found');
    for (const [invited, token] of one.given) {
      const accept = await one.browserOf(`${invited}@example.com`);
      expect((await accept(token)).body.error.code, invited).toBe('invitation_not_found');
    }
    const again = await one.browserOf(addressOfActor);
    expect((await again(one.own[1] ?? '')).status).toBe(404);
    expect(await one.listed()).toEqual([]);
    const left = await members.list(organizationId, { limit: 10, order: 'asc', now: clock() });
    expect(left.items.map(({ id }) => id)).toEqual([owner.person?.memberId]);
    // Keys are the organization's: they stay (docs/decisions/035).
    if (one.secret) expect((await one.keys.authorize(one.secret)).admitted).toBe(true);

    const fresh = tokenOf(await invite(owner, addressOfActor, role));
    expect((await enter(fresh)).status).toBe(200);
  });
});

describe.each(roles)('a demoted %s', (role) => {
  it.each(roles)('has given what a %s may give', async (next) => {
    const { owner, params, update, given, browserOf, listed } = await actorAs(role);
    expect((await update({ caller: owner, params, body: { role: next } })).status).toBe(200);
    expect(
      (await listed()).filter((invited: Role) => given.has(invited) && !mayInvite(next, invited)),
    ).toEqual(
      // The second link to the actor's own address, which the owner gave.
      given.has(role) && !mayInvite(next, role) ? [role] : [],
    );
    for (const [invited, token] of given) {
      const accept = await browserOf(`${invited}@example.com`);
      expect((await accept(token)).status, invited).toBe(mayInvite(next, invited) ? 200 : 404);
    }
  });
});

it('a removal in the moment of the acceptance is not missed', async () => {
  const { owner, params, given, browserOf, remove, members, organizationId, clock } = await actorAs('admin');
  const accept = await browserOf('viewer@example.com');
  const { commit } = backend.table;
  const table = backend.table as { commit: typeof commit };
  table.commit = async (writes) => {
    table.commit = commit;
    expect((await remove({ caller: owner, params })).status).toBe(200);
    return commit(writes);
  };
  expect((await accept(given.get('viewer') ?? '')).status).toBe(404);
  const left = await members.list(organizationId, { limit: 10, order: 'asc', now: clock() });
  expect(left.items).toHaveLength(1);
});

it('the address of a member is not invited', async () => {
  const { owner, invite, params } = await actorAs('viewer');
  const { status, body } = await invite(owner, 'ACTOR@example.com', 'owner');
  expect([status, body.error.code]).toEqual([422, 'validation_failed']);
  expect(body.error.details).toMatchObject([{ param: 'email', code: 'taken', id: params.id }]);
});
