import { beforeAll, describe, expect, it } from 'vitest';
import type { Backend } from '../support/backend.ts';
import { eventsOf, newCaller } from '../support/call-endpoint.ts';
import { inOneLine } from '../support/contact-shapes.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { nobody } from './support/candidate-calls.ts';
import { mergeDesk } from './support/merge-desk.ts';
import { originOf } from './support/origin.ts';

let backend: Backend;
let desk: ReturnType<typeof mergeDesk>;
beforeAll(async () => {
  backend = await sharedBackend();
  desk = mergeDesk(backend);
});

const listed = async (sent: Parameters<typeof desk.candidates.list>[0]) =>
  (await desk.candidates.list(sent)).body.data.map(({ id }: { id: string }) => id);

describe('a merge', () => {
  it('keeps the values of the candidate that remains, and fills and adds those of the other one', async () => {
    const caller = await newCaller(backend);
    const own = {
      first_name: 'Jane',
      email: 'jane@example.com',
      tags: ['own', 'both'],
      links: ['https://own.example.com/'],
      metadata: { team: 'A' },
    };
    const others = {
      first_name: 'Janet',
      last_name: 'Miller',
      email: 'janet@example.com',
      phone: '+31 10 1',
      location: inOneLine('Delft'),
      tags: ['both', 'other'],
      links: ['https://other.example.com/'],
      metadata: { team: 'B', origin: 'fair' },
    };
    const [id, other] = [await desk.add(caller, own), await desk.add(caller, others)];
    const { status, body } = await desk.merge(caller, id, other);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id,
      first_name: 'Jane',
      last_name: null,
      email: 'jane@example.com',
      emails: [
        { address: 'jane@example.com', is_primary: true },
        { address: 'janet@example.com', is_primary: false },
      ],
      phone: '+31 10 1',
      phones: [{ number: '+31 10 1', is_primary: true }],
      location: inOneLine('Delft'),
      tags: ['own', 'both', 'other'],
      links: ['https://own.example.com/', 'https://other.example.com/'],
      metadata: { team: 'A', origin: 'fair' },
      merged_ids: [other],
      version: 2,
    });
    expect(await desk.get(caller, other)).toEqual(body);
    expect(await listed({ caller })).toEqual([id]);
  });

  it('takes the name and the telephone number of the other one where there is none', async () => {
    const caller = await newCaller(backend);
    const id = await desk.add(caller, { first_name: null, phone: '1' });
    const other = await desk.add(caller, { last_name: 'Miller', phone: '2' });
    const { body } = await desk.merge(caller, id, other);
    expect(body).toMatchObject({
      first_name: 'Jane',
      last_name: 'Miller',
      phone: '1',
      phones: [{}, { number: '2' }],
    });
  });

  it('moves applications, scans, notes and the timeline, in the order of time', async () => {
    const caller = await newCaller(backend);
    const [id, other] = [await desk.add(caller), await desk.add(caller)];
    const applied = [
      await desk.apply(caller, id),
      await desk.apply(caller, other),
      await desk.apply(caller, id),
    ];
    const scans = [await desk.scan(caller, id), await desk.scan(caller, other)];
    const note = async (on: string, text: string) =>
      (await desk.candidates.addNote({ caller, params: { id: on }, body: { text } })).body.id;
    const notes = [await note(other, 'first'), await note(id, 'second'), await note(other, 'third')];
    const { body } = await desk.merge(caller, id, other);
    expect(body.applications.map((one: { id: string }) => one.id)).toEqual(applied);
    expect(body).toMatchObject({ application_counts: { active: 3 }, scan_id: scans[1], status: 'active' });
    for (const one of [id, other]) {
      expect(await desk.idsOf(caller, 'applications', one)).toEqual(applied.toReversed());
      expect(await desk.idsOf(caller, 'scans', one)).toEqual(scans.toReversed());
      expect(await desk.idsOf(caller, 'notes', one)).toEqual(notes.toReversed());
      const { body: found } = await desk.applications.list({ caller, query: { candidate_id: one } });
      expect(found.data.map((application: { candidate_id: string }) => application.candidate_id)).toEqual([
        id,
        id,
        id,
      ]);
    }
    const { body: timeline } = await desk.candidates.timeline({ caller, params: { id } });
    const types = timeline.data.map(({ type }: { type: string }) => type);
    expect(types.toSorted()).toEqual(
      [
        'candidate_created',
        'candidate_created',
        'applied',
        'applied',
        'applied',
        'note_added',
        'note_added',
        'note_added',
        'merged',
      ].toSorted(),
    );
    expect(types[0]).toBe('merged');
    const first = await desk.candidates.notes({ caller, params: { id }, query: { limit: '2' } });
    const rest = await desk.candidates.notes({
      caller,
      params: { id },
      query: { limit: '2', cursor: first.body.next_cursor },
    });
    expect([...first.body.data, ...rest.body.data].map((one: { id: string }) => one.id)).toEqual(
      notes.toReversed(),
    );
    for (const note_id of notes)
      expect((await desk.candidates.note({ caller, params: { id: other, note_id } })).body.id).toBe(note_id);
    expect(
      (await desk.candidates.removeNote({ caller, params: { id, note_id: notes[0] ?? '' } })).status,
    ).toBe(200);
  });

  it('emits one event for each resource that changes', async () => {
    const caller = await newCaller(backend);
    const [id, other] = [await desk.add(caller), await desk.add(caller)];
    const application = await desk.apply(caller, other);
    const before = (await eventsOf(backend, caller)).length;
    await desk.merge(caller, id, other);
    const events = (await eventsOf(backend, caller)).slice(before);
    expect(events.map(({ type, sequence, data }) => [type, sequence, data.object.id]).toSorted()).toEqual(
      [
        ['candidate.merged', 2, id],
        ['candidate.deleted', 3, other],
        ['application.updated', 2, application],
      ].toSorted(),
    );
    const of = (type: string) => events.find((event) => event.type === type)?.data;
    expect(of('candidate.merged')?.context).toMatchObject({ merged_candidate_id: other });
    expect(of('candidate.deleted')?.context).toMatchObject({ merged_into_candidate_id: id });
    expect(of('application.updated')).toMatchObject({
      object: { candidate_id: id },
      previous: { candidate_id: other },
      context: { changed: ['candidate_id'] },
    });
  });

  it('leads the addresses and the external id of the other one to the one that remains', async () => {
    const caller = await newCaller(backend);
    const id = await desk.add(caller, { email: 'jane@example.com' });
    const other = await desk.add(caller, { email: 'janet@example.com', external_id: 'theirs' });
    await desk.merge(caller, id, other);
    expect(await listed({ caller, query: { email: 'Janet@example.com' } })).toEqual([id]);
    const put = { caller, params: { external_id: 'theirs' }, body: { location: inOneLine('Delft') } };
    expect((await desk.candidates.upsert(put)).body).toMatchObject({ id, location: inOneLine('Delft') });
    const again = await desk.candidates.create({ caller, body: { email: 'janet@example.com' } });
    expect(again).toMatchObject({ status: 422, body: { error: { details: [{ code: 'taken' }] } } });
    const swapped = await desk.candidates.update({
      caller,
      params: { id },
      body: { email: 'janet@example.com' },
    });
    expect(swapped.body).toMatchObject({
      email: 'janet@example.com',
      emails: [{}, { address: 'jane@example.com' }],
    });
    expect(await listed({ caller, query: { email: 'jane@example.com' } })).toEqual([id]);
  });

  it('changes nothing a second time, and takes the writes of the old id', async () => {
    const caller = await newCaller(backend);
    const [id, other] = [await desk.add(caller), await desk.add(caller)];
    const { body } = await desk.merge(caller, id, other);
    expect((await desk.merge(caller, id, other)).body).toEqual(body);
    expect((await desk.merge(caller, other, id)).status).toBe(422);
    const changed = await desk.candidates.update({ caller, params: { id: other }, body: { phone: '1' } });
    expect(changed.body).toMatchObject({ id, phone: '1', version: 3 });
    const application = await desk.apply(caller, other);
    expect(await desk.idsOf(caller, 'applications', id)).toEqual([application]);
  });
});

describe('a merge is refused', () => {
  const refusal = async (
    answer: Promise<{ status: number; body: { error: { code: string; details: { code: string }[] } } }>,
  ) => {
    const { status, body } = await answer;
    return [status, body.error.code, body.error.details?.[0]?.code];
  };

  it('for a candidate that is the same, missing, of another organization, or anonymized', async () => {
    const [caller, stranger] = [await newCaller(backend), await newCaller(backend)];
    const [id, other] = [await desk.add(caller), await desk.add(caller)];
    const theirs = await desk.add(stranger);
    expect(await refusal(desk.merge(caller, id, id))).toEqual([422, 'validation_failed', 'contradictory']);
    for (const missing of [nobody, theirs]) {
      expect(await refusal(desk.merge(caller, id, missing))).toEqual([422, 'validation_failed', 'not_found']);
      expect((await desk.merge(caller, missing, id)).status).toBe(404);
    }
    const stale = desk.merge(caller, id, other, { 'if-match': '"v9"' });
    expect((await stale).status).toBe(412);
    const { candidates } = desk.candidates.stores;
    await candidates.change(originOf(caller), other, (before) => ({
      next: { ...before, anonymized_at: new Date().toISOString() },
      events: [],
    }));
    expect(await refusal(desk.merge(caller, id, other))).toEqual([
      409,
      'invalid_state_transition',
      undefined,
    ]);
    expect(await refusal(desk.merge(caller, other, id))).toEqual([
      409,
      'invalid_state_transition',
      undefined,
    ]);
  });

  it('for a candidate with more than 10 applications or as many scans, but not the other way round', async () => {
    const caller = await newCaller(backend);
    const [id, other] = [await desk.add(caller), await desk.add(caller)];
    for (let number = 0; number < 7; number++) await desk.apply(caller, other);
    for (let number = 0; number < 7; number++) await desk.scan(caller, other);
    const [third, fourth] = [await desk.add(caller), await desk.add(caller)];
    expect((await desk.merge(caller, third, other)).status).toBe(200);
    await desk.apply(caller, third);
    expect(await refusal(desk.merge(caller, id, third))).toEqual([
      409,
      'invalid_state_transition',
      undefined,
    ]);
    expect((await desk.merge(caller, third, fourth)).status).toBe(200);
    // All that one transaction moves, into a row that is full.
    for (let number = 0; number < 17; number++) await desk.apply(caller, fourth);
    const fifth = await desk.add(caller);
    for (let number = 0; number < 10; number++) await desk.apply(caller, fifth);
    const { body } = await desk.merge(caller, third, fifth);
    expect(body.applications).toHaveLength(25);
    expect(body.application_counts.active).toBe(35);
    expect(await desk.idsOf(caller, 'applications', third)).toHaveLength(25);
    const { body: restored } = await desk.unmerge(caller, third, fifth);
    expect(restored.applications).toHaveLength(10);
    expect((await desk.get(caller, third)).application_counts.active).toBe(25);
  });

  it('for more than ten candidates', async () => {
    const caller = await newCaller(backend);
    const id = await desk.add(caller);
    for (let number = 0; number < 10; number++)
      expect((await desk.merge(caller, id, await desk.add(caller))).status).toBe(200);
    expect((await desk.merge(caller, id, await desk.add(caller))).status).toBe(409);
  });
});
