/** Several e-mail addresses and phone numbers of one candidate, one of them primary. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Backend } from '../support/backend.ts';
import { eventsOf, newCaller } from '../support/call-endpoint.ts';
import { everyRow } from '../support/every-row.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { applicationFor, hiring } from './support/application-calls.ts';
import { mergeDesk } from './support/merge-desk.ts';
import { privacyCalls } from './support/privacy-calls.ts';

let backend: Backend;
let desk: ReturnType<typeof mergeDesk>;
beforeAll(async () => {
  backend = await sharedBackend();
  desk = mergeDesk(backend);
});

const both = {
  emails: [{ address: 'work@example.com' }, { address: 'home@example.com', is_primary: true }],
  phones: [{ number: '+31 10 1' }, { number: '+31 6 2' }],
};
const shown = {
  email: 'home@example.com',
  emails: [
    { address: 'home@example.com', is_primary: true },
    { address: 'work@example.com', is_primary: false },
  ],
  phone: '+31 10 1',
  phones: [
    { number: '+31 10 1', is_primary: true },
    { number: '+31 6 2', is_primary: false },
  ],
};
const listed = async (caller: Awaited<ReturnType<typeof newCaller>>, email: string) =>
  (await desk.candidates.list({ caller, query: { email } })).body.data.map(({ id }: { id: string }) => id);

describe('are written', () => {
  it('with a new candidate, and each finds it', async () => {
    const caller = await newCaller(backend);
    const { status, body } = await desk.candidates.create({ caller, body: both });
    expect(status).toBe(201);
    expect(body).toMatchObject(shown);
    for (const email of ['Home@example.com', 'WORK@example.com'])
      expect(await listed(caller, email)).toEqual([body.id]);
  });

  it('by PATCH: the list replaces the earlier one, and frees what it leaves out', async () => {
    const caller = await newCaller(backend);
    const { body } = await desk.candidates.create({ caller, body: both });
    const emails = [{ address: 'work@example.com' }, { address: 'new@example.com' }];
    const patched = await desk.candidates.update({ caller, params: { id: body.id }, body: { emails } });
    expect(patched.body).toMatchObject({ email: 'work@example.com', phones: shown.phones });
    expect(await listed(caller, 'home@example.com')).toEqual([]);
    expect(await listed(caller, 'new@example.com')).toEqual([body.id]);
    const [, event] = await eventsOf(backend, caller);
    expect(event?.data.context.changed).toEqual(['email', 'emails']);
    expect(JSON.stringify(event)).not.toContain('example.com');
  });

  it('by external id, and twice is as once', async () => {
    const caller = await newCaller(backend);
    const put = () => desk.candidates.upsert({ caller, params: { external_id: 'hr-1' }, body: both });
    const { body } = await put();
    expect(body).toMatchObject(shown);
    expect((await put()).body).toEqual(body);
  });
});

describe('belong to one candidate', () => {
  it('each of them: a further address is taken as well, and the error names the field and the candidate', async () => {
    const caller = await newCaller(backend);
    const { body: owner } = await desk.candidates.create({ caller, body: both });
    const other = await desk.add(caller, {});
    const details = (id: string, param: string) => ({
      status: 422,
      body: { error: { details: [{ param, code: 'taken', id }] } },
    });
    const ofAll = [{ address: 'own@example.com' }, { address: 'Work@example.com' }];
    const create = { caller, body: { emails: ofAll } };
    expect(await desk.candidates.create(create)).toMatchObject(details(owner.id, 'emails.1.address'));
    const patch = (body: object) => desk.candidates.update({ caller, params: { id: other }, body });
    expect(await patch({ emails: ofAll })).toMatchObject(details(owner.id, 'emails.1.address'));
    expect(await patch({ email: 'work@example.com' })).toMatchObject(details(owner.id, 'email'));
    const upsert = { caller, params: { external_id: 'hr-2' }, body: { emails: ofAll } };
    expect(await desk.candidates.upsert(upsert)).toMatchObject(details(owner.id, 'emails.1.address'));
    expect(await listed(caller, 'own@example.com')).toEqual([]);
  });

  it('which an application under a further address joins', async () => {
    const { caller, job } = await hiring(backend);
    const { body: owner } = await desk.candidates.create({ caller, body: both });
    const candidate = { first_name: 'Jane', email: 'work@example.com' };
    const { body } = await desk.applications.create({ caller, body: applicationFor(job, { candidate }) });
    expect(body.candidate_id).toBe(owner.id);
    expect(await desk.get(caller, owner.id)).toMatchObject(shown);
  });

  it('of whom nothing is left after an erasure, and any may be used again', async () => {
    const caller = await newCaller(backend);
    const { body } = await desk.candidates.create({ caller, body: both });
    const privacy = privacyCalls(backend);
    const exported = await privacy.order({ caller, params: { id: body.id } });
    await privacy.write({ organizationId: caller.organizationId, exportId: exported.body.id }, false);
    const { url } = (await privacy.exported({ caller, params: { id: exported.body.id } })).body;
    expect(JSON.parse(await (await fetch(url)).text()).candidate).toMatchObject(shown);
    const erasure = await privacy.remove({ caller, params: { id: body.id } });
    await privacy.erase({ organizationId: caller.organizationId, erasureId: erasure.body.id });
    const rows = (await everyRow(backend)).filter(({ pk }) => pk.includes(caller.organizationId));
    expect(JSON.stringify(rows)).not.toMatch(/work@example|home@example|\+31 6 2/);
    expect((await desk.candidates.create({ caller, body: both })).status).toBe(201);
  });
});

it('stay those of each person through a merge and its undo, with what was added since', async () => {
  const caller = await newCaller(backend);
  const { body: first } = await desk.candidates.create({ caller, body: both });
  const guest = {
    emails: [{ address: 'g@example.com' }, { address: 'h@example.com' }],
    phones: [{ number: '9' }],
  };
  const { body: second } = await desk.candidates.create({ caller, body: guest });
  const { body: merged } = await desk.merge(caller, first.id, second.id);
  expect(merged.emails.map((one: { address: string }) => one.address)).toEqual([
    ...['home@example.com', 'work@example.com', 'g@example.com', 'h@example.com'],
  ]);
  const body = {
    emails: [
      { address: 'h@example.com' },
      ...merged.emails.slice(0, 3),
      { address: 'since@example.com' },
    ].map(({ address }) => ({ address })),
    phones: [...merged.phones.map(({ number }: { number: string }) => ({ number })), { number: '5' }],
  };
  const patched = await desk.candidates.update({ caller, params: { id: first.id }, body });
  expect(patched.body).toMatchObject({ email: 'h@example.com', version: merged.version + 1 });
  await desk.unmerge(caller, first.id, second.id);
  expect(await desk.get(caller, first.id)).toMatchObject({
    emails: [...shown.emails, { address: 'since@example.com', is_primary: false }],
    phones: [...shown.phones, { number: '5', is_primary: false }],
  });
  const { emails, phones } = second;
  expect(await desk.get(caller, second.id)).toMatchObject({ emails, phones });
  for (const address of ['g@example.com', 'h@example.com'])
    expect(await listed(caller, address)).toEqual([second.id]);
  expect(await listed(caller, 'since@example.com')).toEqual([first.id]);
});

it('a place is one object: its parts, or one line, and PATCH changes the given ones', async () => {
  const caller = await newCaller(backend);
  const location = { city: 'Delft', country_code: 'NL' };
  const { body } = await desk.candidates.create({ caller, body: { location } });
  const whole = { raw: null, name: null, street: null, postal_code: null, region: null, ...location };
  expect(body.location).toEqual(whole);
  const patch = (change: object | null | string) =>
    desk.candidates.update({ caller, params: { id: body.id }, body: { location: change } });
  expect((await patch({ city: 'Gent', country_code: 'BE' })).body.location).toEqual({
    ...whole,
    city: 'Gent',
    country_code: 'BE',
  });
  expect((await patch({ city: null, country_code: null })).body.location).toBeNull();
  expect((await patch({ raw: 'Gent, BE' })).body.location).toMatchObject({ raw: 'Gent, BE', city: null });
  expect((await patch(null)).body.location).toBeNull();
  expect(await patch('Gent')).toMatchObject({
    status: 422,
    body: { error: { param: 'location', details: [{ code: 'invalid_type' }] } },
  });
});
