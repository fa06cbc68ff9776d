import { beforeAll, describe, expect, it } from 'vitest';
import type { Backend } from '../support/backend.ts';
import { eventsOf, newCaller } from '../support/call-endpoint.ts';
import { inOneLine } from '../support/contact-shapes.ts';
import { everyRow } from '../support/every-row.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { nobody } from './support/candidate-calls.ts';
import { mergeDesk } from './support/merge-desk.ts';

let backend: Backend;
let desk: ReturnType<typeof mergeDesk>;
beforeAll(async () => {
  backend = await sharedBackend();
  desk = mergeDesk(backend);
});

/** What an undo gives back: everything but the number and the time of the change. */
const bare = ({ version: _, updated_at: __, ...rest }: Record<string, unknown>) => rest;

describe('the undo of a merge', () => {
  it('gives back both candidates as they were', async () => {
    const caller = await newCaller(backend);
    const id = await desk.add(caller, { tags: ['own'], phone: '1', metadata: { team: 'A' } });
    const other = await desk.add(caller, {
      last_name: 'Miller',
      email: 'janet@example.com',
      external_id: 'theirs',
      tags: ['other'],
      phone: '2',
      location: inOneLine('Delft'),
      links: ['https://other.example.com/'],
      metadata: { origin: 'fair' },
    });
    await desk.apply(caller, id);
    const application = await desk.apply(caller, other);
    const scan = await desk.scan(caller, other);
    const { body: note } = await desk.candidates.addNote({
      caller,
      params: { id: other },
      body: { text: 'Called twice.' },
    });
    const before = [await desk.get(caller, id), await desk.get(caller, other)];
    await desk.merge(caller, id, other);
    const { status, body } = await desk.unmerge(caller, id, other);
    expect(status).toBe(200);
    const after = [await desk.get(caller, id), await desk.get(caller, other)];
    expect(after.map(bare)).toEqual(before.map(bare));
    expect(after[1]).toEqual(body);
    expect(after.map(({ version }) => version)).toEqual(before.map(({ version }) => version + 2));
    expect(await desk.idsOf(caller, 'applications', other)).toEqual([application]);
    expect(await desk.idsOf(caller, 'scans', other)).toEqual([scan]);
    expect(await desk.idsOf(caller, 'scans', id)).toEqual([]);
    expect(await desk.idsOf(caller, 'notes', other)).toEqual([note.id]);
    expect(await desk.idsOf(caller, 'notes', id)).toEqual([]);
    const { body: found } = await desk.candidates.list({ caller, query: { email: 'janet@example.com' } });
    expect(found.data.map((one: { id: string }) => one.id)).toEqual([other]);
    const put = { caller, params: { external_id: 'theirs' }, body: {} };
    expect((await desk.candidates.upsert(put)).body.id).toBe(other);
    // Once more, and back again.
    expect((await desk.merge(caller, other, id)).body.id).toBe(other);
    expect((await desk.unmerge(caller, other, id)).body.id).toBe(id);
    expect([await desk.get(caller, id), await desk.get(caller, other)].map(bare)).toEqual(before.map(bare));
  });

  it('leaves what somebody has changed or added since', async () => {
    const caller = await newCaller(backend);
    const id = await desk.add(caller, { tags: ['own'] });
    const other = await desk.add(caller, {
      phone: '2',
      location: inOneLine('Delft'),
      tags: ['other', 'again'],
    });
    await desk.merge(caller, id, other);
    const body = { phone: '3', tags: ['own', 'other', 'later'] };
    await desk.candidates.update({ caller, params: { id }, body });
    const application = await desk.apply(caller, id);
    const scan = await desk.scan(caller, id);
    await desk.unmerge(caller, id, other);
    expect(await desk.get(caller, id)).toMatchObject({
      phone: '3',
      location: null,
      tags: ['own', 'later'],
      scan_id: scan,
      merged_ids: [],
      applications: [{ id: application }],
    });
    expect(await desk.get(caller, other)).toMatchObject({
      phone: '2',
      tags: ['other', 'again'],
      applications: [],
    });
  });

  it('gives back the applications as they are now', async () => {
    const caller = await newCaller(backend);
    const [id, other] = [await desk.add(caller), await desk.add(caller)];
    const application = await desk.apply(caller, other);
    await desk.merge(caller, id, other);
    await desk.reject(caller, application);
    await desk.unmerge(caller, id, other);
    expect(await desk.get(caller, other)).toMatchObject({
      status: 'inactive',
      applications: [{ id: application, status: 'rejected' }],
      application_counts: { active: 0, rejected: 1 },
    });
    expect(await desk.get(caller, id)).toMatchObject({ status: 'new', application_counts: { rejected: 0 } });
  });

  it('gives back applications that the full row of the other one had no place for', async () => {
    const caller = await newCaller(backend);
    const [id, other] = [await desk.add(caller), await desk.add(caller)];
    const theirs = [await desk.apply(caller, other), await desk.apply(caller, other)];
    for (let number = 0; number < 24; number++) await desk.apply(caller, id);
    const { body: merged } = await desk.merge(caller, id, other);
    const older = async () => (await everyRow(backend)).filter(({ pk }) => pk.endsWith(`#CAND#${id}#OLDER`));
    expect((await older()).map(({ data }) => (data as { id: string }).id)).toEqual([theirs[0]]);
    expect(merged.application_counts.active).toBe(26);
    await desk.unmerge(caller, id, other);
    expect(await older()).toEqual([]);
    expect((await desk.get(caller, other)).applications).toHaveLength(2);
    expect(await desk.get(caller, id)).toMatchObject({ application_counts: { active: 24 } });
  });

  it('gives back an address, unless somebody else has taken it since', async () => {
    const caller = await newCaller(backend);
    const email = 'janet@example.com';
    const id = await desk.add(caller, { email: 'jane@example.com' });
    const other = await desk.add(caller, { email });
    const update = (body: object) => desk.candidates.update({ caller, params: { id }, body });
    await desk.merge(caller, id, other);
    await update({ email });
    await desk.unmerge(caller, id, other);
    expect(await desk.get(caller, id)).toMatchObject({
      email: 'jane@example.com',
      emails: [{ address: 'jane@example.com', is_primary: true }],
    });
    expect(await desk.get(caller, other)).toMatchObject({ email });

    await desk.merge(caller, id, other);
    await update({ email });
    // Now the first address is the other one, and giving up the second frees it.
    await update({ email: 'third@example.com' });
    const third = await desk.add(caller, { email });
    await desk.unmerge(caller, id, other);
    expect(await desk.get(caller, other)).toMatchObject({ email: null, emails: [] });
    expect(await desk.get(caller, third)).toMatchObject({ email });
    expect(await desk.get(caller, id)).toMatchObject({
      email: 'third@example.com',
      emails: [{ is_primary: true }, { address: 'jane@example.com', is_primary: false }],
    });
  });

  it('emits one event for each resource that changes', async () => {
    const caller = await newCaller(backend);
    const [id, other] = [await desk.add(caller), await desk.add(caller)];
    const application = await desk.apply(caller, other);
    await desk.merge(caller, id, other);
    const before = (await eventsOf(backend, caller)).length;
    await desk.unmerge(caller, id, other);
    const events = (await eventsOf(backend, caller)).slice(before);
    expect(events.map(({ type, sequence, data }) => [type, sequence, data.object.id]).toSorted()).toEqual(
      [
        ['candidate.created', 4, other],
        ['candidate.updated', 3, id],
        ['application.updated', 3, application],
      ].toSorted(),
    );
    expect(events.find(({ type }) => type === 'candidate.created')?.data.context).toMatchObject({
      restored: true,
    });
  });

  it('is the last merge first, and changes nothing a second time', async () => {
    const caller = await newCaller(backend);
    const [first, second, third] = [await desk.add(caller), await desk.add(caller), await desk.add(caller)];
    await desk.merge(caller, second, third);
    const { body } = await desk.merge(caller, first, second);
    expect(body.merged_ids).toEqual([second, third]);
    expect((await desk.get(caller, third)).id).toBe(first);
    expect((await desk.unmerge(caller, first, third)).status).toBe(409);
    expect((await desk.unmerge(caller, first, second)).body).toMatchObject({
      id: second,
      merged_ids: [third],
    });
    expect((await desk.get(caller, third)).id).toBe(second);
    const undone = await desk.unmerge(caller, second, third);
    expect((await desk.unmerge(caller, second, third)).body).toEqual(undone.body);
    for (const id of [first, second, third]) expect((await desk.get(caller, id)).merged_ids).toEqual([]);
  });

  it('is refused for who was not merged into this one, with an old version, and after 30 days', async () => {
    const caller = await newCaller(backend);
    const [id, other, third] = [await desk.add(caller), await desk.add(caller), await desk.add(caller)];
    await desk.merge(caller, id, other);
    for (const never of [third, id, nobody]) expect((await desk.unmerge(caller, id, never)).status).toBe(422);
    expect((await desk.unmerge(caller, nobody, other)).status).toBe(404);
    expect((await desk.unmerge(await newCaller(backend), id, other)).status).toBe(404);
    expect((await desk.unmerge(caller, id, other, { 'if-match': '"v1"' })).status).toBe(412);
    const days = (number: number) => () => new Date(Date.now() + number * 24 * 3600_000);
    expect((await mergeDesk(backend, days(29.9)).unmerge(caller, id, other)).status).toBe(200);
    await desk.merge(caller, id, third);
    const late = await mergeDesk(backend, days(30.01)).unmerge(caller, id, third);
    expect(late).toMatchObject({ status: 409, body: { error: { code: 'invalid_state_transition' } } });
  });
});
