import { beforeAll, describe, expect, it } from 'vitest';
import type { Backend } from '../support/backend.ts';
import { eventsOf, newCaller } from '../support/call-endpoint.ts';
import { inOneLine } from '../support/contact-shapes.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import {
  type CandidateCalls,
  candidateCalls,
  changeStored,
  knowing,
  nobody,
} from './support/candidate-calls.ts';

let backend: Backend;
let calls: CandidateCalls;
beforeAll(async () => {
  backend = await sharedBackend();
  calls = candidateCalls(backend);
});

/** A stored candidate, and what PATCHes it. */
async function patching(fields: object = {}) {
  const { caller, candidate, params } = await knowing(backend, calls, fields);
  return {
    caller,
    candidate,
    params,
    patch: (body: object, headers: Record<string, string> = {}) =>
      calls.update({ caller, params, body, headers }),
    newEvents: async () => (await eventsOf(backend, caller)).slice(1),
    findByEmail: async (email: string) =>
      (await calls.list({ caller, query: { email } })).body.data.map(({ id }: { id: string }) => id),
  };
}

describe('200: merging', () => {
  it('keeps what is left out, clears what is null, replaces arrays whole and merges metadata', async () => {
    const fields = { last_name: 'Miller', phone: '020', tags: ['a', 'b'], metadata: { a: '1', b: '2' } };
    const { candidate, patch } = await patching(fields);
    const { body } = await patch({ phone: null, tags: ['c', 'c'], metadata: { b: null, c: '3' } });
    const after = { phone: null, phones: [], tags: ['c'], metadata: { a: '1', c: '3' }, version: 2 };
    expect(body).toEqual({ ...candidate, ...after, updated_at: body.updated_at });
  });

  it.each([
    ['nothing', {}],
    ['what is there already', { first_name: 'Jane', email: 'jane@example.com', tags: ['a'], metadata: {} }],
  ])('changes nothing and tells nothing when asked for %s', async (_, change) => {
    const { candidate, patch, newEvents } = await patching({ email: 'jane@example.com', tags: ['a'] });
    expect((await patch(change)).body).toEqual(candidate);
    expect(await newEvents()).toEqual([]);
  });

  it('loses none of the changes made at once', async () => {
    const { caller, params, patch } = await patching();
    const changes = [
      { last_name: 'Miller' },
      { phone: '020' },
      { location: inOneLine('Gent') },
      { email: 'a@example.com' },
      { tags: ['a'] },
    ];
    await Promise.all(changes.map((change) => patch(change)));
    const { body } = await calls.get({ caller, params });
    for (const change of changes) expect(body).toMatchObject(change);
    expect(body.version).toBe(1 + changes.length);
  });
});

describe('200: the e-mail address', () => {
  it('is found under the new one at once, and the old one is free', async () => {
    const { caller, candidate, patch, findByEmail } = await patching({ email: 'old@example.com' });
    await patch({ email: 'new@example.com' });
    expect(await findByEmail('NEW@example.com')).toEqual([candidate.id]);
    expect(await findByEmail('old@example.com')).toEqual([]);
    expect((await calls.create({ caller, body: { email: 'old@example.com' } })).status).toBe(201);
  });

  it('can change its capitals', async () => {
    const { candidate, patch, findByEmail } = await patching({ email: 'jane@example.com' });
    expect((await patch({ email: 'Jane@Example.com' })).body.email).toBe('Jane@Example.com');
    expect(await findByEmail('jane@example.com')).toEqual([candidate.id]);
  });

  it('is free again once it is taken away', async () => {
    const { caller, patch, findByEmail } = await patching({ email: 'jane@example.com' });
    expect((await patch({ email: null })).body.email).toBeNull();
    expect(await findByEmail('jane@example.com')).toEqual([]);
    expect((await calls.create({ caller, body: { email: 'jane@example.com' } })).status).toBe(201);
  });

  it('belongs to one when two candidates ask for it at once', async () => {
    const { caller, patch, findByEmail } = await patching();
    const { body: other } = await calls.create({ caller, body: {} });
    const body = { email: 'both@example.com' };
    const answers = await Promise.all([
      patch(body),
      calls.update({ caller, params: { id: other.id }, body }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(await findByEmail(body.email)).toHaveLength(1);
  });
});

describe('200: events', () => {
  it('name the fields that changed, and show neither the old nor the new contact details', async () => {
    const person = (mark: string) => ({
      last_name: `Miller-${mark}`,
      email: `jane@${mark}.example.com`,
      phone: `+31 ${mark}`,
      location: inOneLine(`Gent ${mark}`),
      links: [`https://example.com/${mark}`],
    });
    const { patch, newEvents } = await patching({ ...person('before'), tags: ['a'] });
    await patch({ ...person('after'), tags: ['b'] });
    const [event, ...others] = await newEvents();
    expect(others).toEqual([]);
    expect(event).toMatchObject({
      type: 'candidate.updated',
      sequence: 2,
      data: { previous: {} },
    });
    expect(event?.data.context.changed).toEqual(
      expect.arrayContaining([
        'last_name',
        'email',
        'emails',
        'phone',
        'phones',
        'location',
        'links',
        'tags',
      ]),
    );
    expect(JSON.stringify(event)).not.toMatch(/before|after/);
  });
});

describe('404', () => {
  it("answers another organization's candidate like a missing one, and leaves it alone", async () => {
    const { caller, candidate, params } = await patching();
    const stranger = await newCaller(backend);
    const body = { first_name: 'Mine' };
    const foreign = await calls.update({ caller: stranger, params, body });
    const missing = await calls.update({ caller: stranger, params: { id: nobody }, body });
    expect(missing.status).toBe(404);
    expect({ ...foreign.body.error, request_id: '' }).toEqual({ ...missing.body.error, request_id: '' });
    expect((await calls.get({ caller, params })).body).toEqual(candidate);
  });
});

describe('409', () => {
  it('brings nothing back to an anonymized candidate', async () => {
    const { caller, params, patch } = await patching();
    await changeStored(calls, caller, params.id, { anonymized_at: '2026-01-01T00:00:00.000Z' });
    const tags = await calls.tag({ caller, params, body: { tags: ['a'] } });
    const note = await calls.addNote({ caller, params, body: { text: 'Jane' } });
    for (const { body } of [await patch({ first_name: 'Jane' }), tags, note]) {
      expect(body.error).toMatchObject({ status: 409, code: 'invalid_state_transition' });
    }
  });

  it('refuses an external_id that another candidate carries', async () => {
    const { caller, patch } = await patching();
    await calls.create({ caller, body: { external_id: 'a' } });
    expect((await patch({ external_id: 'a' })).body.error.code).toBe('external_id_taken');
  });
});

describe('412', () => {
  it('refuses a change to a version that is gone, and takes one to the version that is there', async () => {
    const { caller, params, patch } = await patching();
    const etagNow = async () => (await calls.get({ caller, params })).headers.ETag ?? '';
    const etag = await etagNow();
    await patch({ last_name: 'Miller' });
    const refused = await patch({ last_name: 'Smith' }, { 'if-match': etag });
    expect(refused.body.error).toMatchObject({ status: 412, code: 'stale_object' });
    const fresh = { 'if-match': await etagNow() };
    expect((await patch({ last_name: 'Smith' }, fresh)).body.last_name).toBe('Smith');
  });
});

describe('422', () => {
  it('refuses an e-mail address of somebody else, and changes nothing on the way', async () => {
    const { caller, params, candidate, patch, newEvents } = await patching({ email: 'me@example.com' });
    await calls.create({ caller, body: { email: 'other@example.com' } });
    const { error } = (await patch({ last_name: 'Smith', email: 'Other@example.com' })).body;
    expect(error).toMatchObject({ param: 'email', details: [{ param: 'email', code: 'taken' }] });
    expect((await calls.get({ caller, params })).body).toEqual(candidate);
    expect((await newEvents()).map(({ type }) => type)).toEqual(['candidate.created']);
  });

  it('refuses more than 50 pairs of metadata in all', async () => {
    const pairs = (from: number, to: number) =>
      Object.fromEntries(Array.from({ length: to - from }, (_, n) => [`key${from + n}`, 'x']));
    const { patch } = await patching({ metadata: pairs(0, 30) });
    expect((await patch({ metadata: pairs(30, 51) })).body.error).toMatchObject({ param: 'metadata' });
    expect((await patch({ metadata: pairs(30, 50) })).status).toBe(200);
  });
});
