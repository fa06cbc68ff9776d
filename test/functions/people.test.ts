import { beforeAll, describe, expect, it } from 'vitest';
import type { Role } from '../../shared/contracts/organization.ts';
import { idSource } from '../../shared/domain/ids.ts';
import type { Caller } from '../../shared/http/api-gateway.ts';
import { sha256 } from '../../shared/storage/keys.ts';
import type { Backend } from '../support/backend.ts';
import { everyRow } from '../support/every-row.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { newSignedIn } from '../support/signed-in.ts';
import { turnableClock } from './support/clock.ts';
import { peopleCalls } from './support/people-calls.ts';
import { walk } from './support/walk.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

const paramsOf = ({ person }: Caller) => ({ id: person?.memberId ?? '' });

/** The owner of a new organization, and colleagues by their roles. */
async function team() {
  const clock = turnableClock();
  const owner = await newSignedIn(backend, 'owner');
  const { organizationId } = owner;
  const join = (role: Role) => newSignedIn(backend, role, { organizationId });
  return { ...peopleCalls(backend, clock), clock, owner, join };
}

describe('members', () => {
  it('are listed with their roles, newest first, in pages of any limit', async () => {
    const { list, get, owner, join } = await team();
    for (const role of ['admin', 'viewer'] as const) await join(role);
    const { body } = await list({ caller: owner });
    expect(body.data.map(({ role }: { role: Role }) => role).sort()).toEqual(['admin', 'owner', 'viewer']);
    expect(JSON.stringify(body)).not.toContain('person_id');
    const pages = await walk(list, { caller: owner }, () => 1);
    expect(pages.flat()).toEqual(body.data);
    const [first] = body.data;
    expect((await get({ caller: owner, params: { id: first.id } })).body).toEqual(first);
  });

  it('change their role', async () => {
    const { update, owner, join } = await team();
    const params = paramsOf(await join('viewer'));
    const { body } = await update({ caller: owner, params, body: { role: 'recruiter' } });
    expect(body).toMatchObject({ role: 'recruiter', version: 2 });
    expect((await update({ caller: owner, params, body: { role: 'recruiter' } })).body).toEqual(body);
    const late = { caller: owner, params, body: { role: 'viewer' }, headers: { 'if-match': '"1"' } };
    expect((await update(late)).body.error.code).toBe('stale_object');
  });

  it('go, but the last owner stays, also where two go at once', async () => {
    const { remove, update, get, owner, join } = await team();
    for (const change of [
      remove({ caller: owner, params: paramsOf(owner) }),
      update({ caller: owner, params: paramsOf(owner), body: { role: 'admin' } }),
    ]) {
      const { status, body } = await change;
      expect([status, body.error.code]).toEqual([409, 'last_owner']);
    }
    const other = await join('owner');
    const answers = await Promise.all(
      [owner, other].map((caller) => remove({ caller: owner, params: paramsOf(caller) })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const gone = answers[0]?.status === 200 ? owner : other;
    expect((await get({ caller: owner, params: paramsOf(gone) })).status).toBe(404);
  });

  it.each(['admin', 'recruiter', 'developer', 'viewer'] as const)(
    'tell no %s whether an owner is the last one',
    async (role) => {
      const { remove, update, owner, join } = await team();
      const caller = await join(role);
      const params = paramsOf(owner);
      for (const answer of [
        await remove({ caller, params }),
        await update({ caller, params, body: { role: 'viewer' } }),
      ])
        expect([answer.status, answer.body.error.code]).toEqual([403, 'insufficient_scope']);
    },
  );

  it('who are owners are made, changed and removed by owners alone', async () => {
    const { remove, update, invite, owner, join } = await team();
    const caller = await join('admin');
    const viewer = paramsOf(await join('viewer'));
    await join('owner');
    const refused = [
      await update({ caller, params: paramsOf(owner), body: { role: 'viewer' } }),
      await update({ caller, params: viewer, body: { role: 'owner' } }),
      await remove({ caller, params: paramsOf(owner) }),
      await invite({ caller, body: { email: 'new@example.com', role: 'owner' } }),
    ];
    for (const { status, body } of refused)
      expect([status, body.error.code]).toEqual([403, 'insufficient_scope']);
    expect((await update({ caller, params: viewer, body: { role: 'admin' } })).status).toBe(200);
    expect((await remove({ caller, params: viewer })).status).toBe(200);
  });
});

describe('an invitation', () => {
  it('is a link that is shown once, and stored as a hash', async () => {
    const { invite, invited, invitations, owner } = await team();
    const asked = {
      caller: owner,
      body: { email: 'Eve@Example.com', role: 'recruiter' },
      headers: { 'idempotency-key': 'eve' },
    };
    const [first, again] = [await invite(asked), await invite(asked)];
    const [, token = ''] =
      /^https:\/\/api\.example\.com\/dashboard\/invitation#([\w-]{43})$/.exec(first.body.url) ?? [];
    const { url: _, ...shown } = first.body;
    expect(again.body).toEqual({ ...shown, url: null });
    expect(shown).toMatchObject({
      email: 'eve@example.com',
      role: 'recruiter',
      invited_by: owner.person?.memberId,
    });
    expect((await invited({ caller: owner })).body.data).toEqual([shown]);
    expect((await invitations.findByToken(sha256(token)))?.id).toBe(shown.id);
    expect(JSON.stringify(await everyRow(backend))).not.toContain(token);
  });

  it('is no longer listed after seven days, and not after it was withdrawn', async () => {
    const { invite, invited, withdraw, owner, clock } = await team();
    const { body } = await invite({ caller: owner, body: { email: 'eve@example.com', role: 'viewer' } });
    const params = { id: body.id };
    const other = await invite({ caller: owner, body: { email: 'kim@example.com', role: 'viewer' } });
    expect((await withdraw({ caller: owner, params })).body).toMatchObject({
      object: 'invitation',
      deleted: true,
    });
    expect((await withdraw({ caller: owner, params })).status).toBe(404);
    clock.forward({ hours: 7 * 24, ms: -1 });
    expect((await invited({ caller: owner })).body.data).toMatchObject([{ id: other.body.id }]);
    clock.forward({ ms: 1 });
    expect((await invited({ caller: owner })).body.data).toEqual([]);
  });

  it('whose first run was stopped after storing it has no link', async () => {
    const { invite, invited, owner } = await team();
    const lost = { ...backend, table: { ...backend.table } };
    const { commit } = backend.table;
    let isStopped = false;
    lost.table.commit = async (writes) => {
      await commit(writes);
      if (isStopped || !JSON.stringify(writes).includes('#INVITATION')) return;
      isStopped = true;
      throw Object.assign(new Error('the answer got lost'), { name: 'TimeoutError' });
    };
    const body = { email: 'eve@example.com', role: 'viewer' };
    const asked = { caller: owner, body, headers: { 'idempotency-key': 'eve' } };
    expect((await peopleCalls(lost).invite(asked)).status).toBe(503);
    const later = peopleCalls(backend, () => new Date(Date.now() + 15_000));
    expect((await later.invite(asked)).body.url).toBeNull();
    expect((await invited({ caller: owner })).body.data).toHaveLength(1);
    expect(invite).toBeDefined();
  });
});

describe('sessions', () => {
  /** Another session of the caller's person, as another browser has it. */
  async function another({ sessions }: ReturnType<typeof peopleCalls>, caller: Caller, user_agent: string) {
    const own = await sessions.find(caller.person?.sessionId ?? '');
    if (!own) throw new Error('the caller is signed in');
    const session = { ...own, id: idSource(new Date(Date.now() + 5))('session'), user_agent };
    await sessions.create(session);
    return session;
  }
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

  it('are the person’s own, with browser and last use, and say which one asks', async () => {
    const calls = await team();
    const { signedIn, owner, join } = calls;
    const other = await another(calls, owner, firefox);
    await join('admin');
    const { body } = await signedIn({ caller: owner });
    expect(body.data).toEqual([
      {
        object: 'session',
        id: other.id,
        browser: 'Firefox on Linux',
        is_current: false,
        created_at: other.created_at,
        last_used_at: other.last_used_at,
        expires_at: other.expires_at,
      },
      expect.objectContaining({ id: owner.person?.sessionId, browser: 'Unknown browser', is_current: true }),
    ]);
    expect((await walk(signedIn, { caller: owner }, () => 1)).flat()).toEqual(body.data);
  });

  it.each([101, 1001])('of a person are all listed and can be ended, also %i', async (count) => {
    const calls = await team();
    const { signedIn, signOut, sessions, owner } = calls;
    const own = await sessions.find(owner.person?.sessionId ?? '');
    if (!own) throw new Error('the caller is signed in');
    const newId = (n: number) => idSource(new Date(Date.now() + n))('session');
    const ids = Array.from({ length: count - 1 }, (_, n) => newId(n + 5));
    await Promise.all(ids.map((id) => sessions.create({ ...own, id })));
    const listed = (await walk(signedIn, { caller: owner }, () => 100)).flat();
    expect(listed.map(({ id }) => id)).toEqual([...ids.reverse(), own.id]);
    expect((await signOut({ caller: owner, params: { id: listed.at(-2)?.id as string } })).status).toBe(200);
  });

  it('end, and are no longer listed after their time', async () => {
    const calls = await team();
    const { signedIn, signOut, owner, clock } = calls;
    const { id } = await another(calls, owner, firefox);
    expect((await signOut({ caller: owner, params: { id } })).body).toEqual({
      object: 'session',
      id,
      deleted: true,
    });
    expect((await signOut({ caller: owner, params: { id } })).status).toBe(404);
    expect((await signedIn({ caller: owner })).body.data).toHaveLength(1);
    clock.forward({ hours: 25 });
    expect((await signedIn({ caller: owner })).body.data).toEqual([]);
  });

  it('of another person are unknown, also to an owner of the same organization', async () => {
    const { signOut, sessions, owner, join } = await team();
    const id = (await join('viewer')).person?.sessionId ?? '';
    expect((await signOut({ caller: owner, params: { id } })).status).toBe(404);
    expect(await sessions.find(id)).toBeDefined();
  });

  it('of production are none in the sandbox', async () => {
    const { signedIn, owner } = await team();
    const person = owner.person && { ...owner.person, sessionId: idSource(new Date())('session') };
    expect((await signedIn({ caller: { ...owner, person } })).body.data).toEqual([]);
  });
});

describe('404', () => {
  it('is the answer to another organization for each call', async () => {
    const { get, update, remove, invite, withdraw, owner } = await team();
    const { body } = await invite({ caller: owner, body: { email: 'eve@example.com', role: 'viewer' } });
    const caller = await newSignedIn(backend, 'owner');
    const params = paramsOf(owner);
    const answers = [
      await get({ caller, params }),
      await update({ caller, params, body: { role: 'viewer' } }),
      await remove({ caller, params }),
      await withdraw({ caller, params: { id: body.id } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  });
});
