/** Stores of one row each: twins, grants, sessions, their tokens, and those of chats. */
import { beforeAll, describe, expect, it } from 'vitest';
import { idSource } from '../../../shared/domain/ids.ts';
import { hashApiKey } from '../../../shared/platform/hash-api-key.ts';
import { chatTokenStore } from '../../../shared/storage/chat-tokens.ts';
import { type Grant, grantStore } from '../../../shared/storage/grants.ts';
import { grantKey } from '../../../shared/storage/keys.ts';
import { organizationStore } from '../../../shared/storage/organizations.ts';
import { sessionKey, sessionTokenKey } from '../../../shared/storage/people-keys.ts';
import { type SessionToken, sessionTokenStore } from '../../../shared/storage/session-tokens.ts';
import { type Session, sessionStore } from '../../../shared/storage/sessions.ts';
import { twinStore } from '../../../shared/storage/twins.ts';
import { keyRing } from '../../functions/support/key-rings.ts';
import type { Backend } from '../../support/backend.ts';
import { sharedBackend } from '../../support/shared-backend.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

const now = new Date('2026-11-27T10:00:00.400Z');
const newId = idSource(now);
const second = (ms: number) => Math.ceil((now.getTime() + ms) / 1000);
const at = (ms: number) => new Date(now.getTime() + ms).toISOString();
const text = () => crypto.randomUUID();

describe('the twin of an organization', () => {
  const made = () => ({
    id: newId('organization'),
    name: 'Clinic',
    plan: 'free' as const,
    created_at: at(0),
  });

  it('is created at the first call, and found by the next', async () => {
    const twins = twinStore(backend.table);
    const [production, first] = [text(), made()];
    expect(await twins.find(production)).toBeUndefined();
    expect(await twins.findOrCreate(production, first)).toBe(first.id);
    expect(await organizationStore(backend.table).find(first.id)).toMatchObject({ name: 'Clinic' });
    expect(await twins.findOrCreate(production, made())).toBe(first.id);
    expect(await twins.find(production)).toBe(first.id);
  });

  it('is one, however many calls make it at once', async () => {
    const twins = twinStore(backend.table);
    const production = text();
    const found = await Promise.all([1, 2, 3].map(() => twins.findOrCreate(production, made())));
    expect(new Set(found)).toEqual(new Set([await twins.find(production)]));
  });

  it('is not another one where it is linked', async () => {
    const twins = twinStore(backend.table);
    const production = text();
    expect(await twins.link(production, 'org_1')).toBe(true);
    expect(await twins.link(production, 'org_1')).toBe(true);
    expect(await twins.link(production, 'org_2')).toBe(false);
    expect(await twins.find(production)).toBe('org_1');
  });

  it('is not made for an id that an organization has', async () => {
    const twins = twinStore(backend.table);
    const organization = made();
    await organizationStore(backend.table).create(organization);
    const production = text();
    await expect(twins.findOrCreate(production, organization)).rejects.toThrow();
    expect(await twins.find(production)).toBeUndefined();
  });

  it('is not told where the table cannot be reached', async () => {
    const commit = async () => {
      throw new Error('no connection');
    };
    const twins = twinStore({ ...backend.table, commit });
    await expect(twins.link(text(), 'org_1')).rejects.toThrow('no connection');
    await expect(twins.findOrCreate(text(), made())).rejects.toThrow('no connection');
  });
});

describe('the grant of an upload', () => {
  const grant: Grant = {
    ...{ id: 'upl_1', organization_id: 'org_1', filename: 'cv.pdf', content_type: 'application/pdf' },
    ...{ declared_sha256: null, token_expires_at: at(0), scan_id: null },
  };

  it('is found by the hash of its token, and stays a day after the token', async () => {
    const grants = grantStore(backend.table);
    const hash = text();
    await grants.create(hash, grant);
    expect(await grants.find(hash)).toEqual(grant);
    expect(await grants.find(text())).toBeUndefined();
    const row = await backend.table.get(grantKey(hash));
    expect(Math.abs((row?.expires_at ?? 0) - second(24 * 3_600_000))).toBeLessThanOrEqual(1);
    await expect(grants.create(hash, grant)).rejects.toThrow();
  });

  it('is used for one scan', async () => {
    const grants = grantStore(backend.table);
    const hash = text();
    await grants.create(hash, grant);
    const mark = (sk: string) => ({ put: { pk: hash, sk, data: {} }, when: { absent: true } as const });
    await backend.table.commit([grants.spend(hash, grant, 'scan_1'), mark('one')]);
    expect(await grants.find(hash)).toEqual({ ...grant, scan_id: 'scan_1' });
    const again = backend.table.commit([grants.spend(hash, grant, 'scan_2'), mark('two')]);
    await expect(again).rejects.toMatchObject({
      code: 'storage_token_used',
      particulars: { param: 'storage_token' },
    });
    expect((await grants.find(hash))?.scan_id).toBe('scan_1');
  });
});

describe('a session', () => {
  const sessionOf = (person_id: string): Session => ({
    ...{ id: newId('session'), person_id, name: 'Ada', email: 'ada@example.com', secret_hash: text() },
    ...{ refresh_box: null, user_agent: 'tests', version: 1, created_at: at(0), last_used_at: at(0) },
    ...{ confirmed_at: at(0), expires_at: at(5000) },
  });

  it('is one of its person, the newest first, and expires with its row', async () => {
    const sessions = sessionStore(backend.table);
    const person = text();
    const [one, other] = [sessionOf(person), sessionOf(person)];
    for (const session of [one, other, sessionOf(text())]) await sessions.create(session);
    expect(await sessions.find(one.id)).toEqual(one);
    expect(await sessions.ofPerson(person)).toEqual([other, one]);
    expect((await backend.table.get(sessionKey(one.id)))?.expires_at).toBe(second(5000));
    await expect(sessions.create(one)).rejects.toThrow();
  });

  it('is replaced as it was read, and not after another change', async () => {
    const sessions = sessionStore(backend.table);
    const session = sessionOf(text());
    await sessions.create(session);
    await sessions.replace(session, { ...session, name: 'Ada Okafor' });
    const changed = { ...session, name: 'Ada Okafor', version: 2 };
    expect(await sessions.find(session.id)).toEqual(changed);
    await expect(sessions.replace(session, { ...session, name: 'Late' })).rejects.toThrow();
    await sessions.replace(changed, session);
    expect(await sessions.find(session.id)).toEqual({ ...session, version: 3 });
  });

  it('ends once', async () => {
    const sessions = sessionStore(backend.table);
    const session = sessionOf(text());
    await sessions.create(session);
    expect(await sessions.end(session.id)).toBe(true);
    expect(await sessions.end(session.id)).toBe(false);
    expect(await sessions.ofPerson(session.person_id)).toEqual([]);
    await expect(sessions.replace(session, session)).rejects.toThrow();
    const commit = async () => {
      throw new Error('no connection');
    };
    await expect(sessionStore({ ...backend.table, commit }).end(session.id)).rejects.toThrow('no connection');
  });

  it('has tokens that are found by their hash, are stored once and expire', async () => {
    const tokens = sessionTokenStore(backend.table);
    const token = { token_hash: text(), organization_id: 'org_1', expires_at: at(700) } as SessionToken;
    await tokens.add(token);
    expect(await tokens.find(token.token_hash)).toEqual(token);
    expect((await backend.table.get(sessionTokenKey(token.token_hash)))?.expires_at).toBe(second(700));
    await expect(tokens.add(token)).rejects.toThrow();
  });
});

it('the token of a chat works for seven days, and is stored as its hash', async () => {
  const tokens = chatTokenStore(backend.table);
  const about = { organizationId: text(), intakeId: 'ink_1' };
  const ring = keyRing('1');
  const { token, expires_at } = await tokens.make({ stage: 'prod', ring, now }, about);
  expect([expires_at, token.startsWith('svc_ct_live_')]).toEqual([at(7 * 24 * 3_600_000), true]);
  const [hash = ''] = hashApiKey(token, ring);
  expect(await tokens.find(hash)).toEqual({
    ...{ organization_id: about.organizationId, intake_id: 'ink_1', last_four: token.slice(-4) },
    ...{ created_at: at(0), expires_at },
  });
  const row = await backend.table.get(sessionTokenKey(hash));
  expect(row?.expires_at).toBe(second(7 * 24 * 3_600_000));
  expect(JSON.stringify(row)).not.toContain(token);
  expect(await tokens.find(token)).toBeUndefined();
});
