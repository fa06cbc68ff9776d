import { beforeAll, describe, expect, it } from 'vitest';
import type { Backend } from '../support/backend.ts';
import { eventsOf, newCaller } from '../support/call-endpoint.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { type CandidateCalls, candidateCalls, knowing, nobody } from './support/candidate-calls.ts';
import { privacyCalls } from './support/privacy-calls.ts';
import { idsOf, walk } from './support/walk.ts';

let backend: Backend;
let calls: CandidateCalls;
beforeAll(async () => {
  backend = await sharedBackend();
  calls = candidateCalls(backend);
});

describe('201', () => {
  it('keeps the note with its author, and shows it by id and in the list', async () => {
    const { caller, params } = await knowing(backend, calls);
    const note = { text: 'Called back,\nspeaks Dutch.', metadata: { by: 'phone' } };
    const { body } = await calls.addNote({ caller, params, body: note });
    const author = { type: 'api_key', id: caller.keyId };
    expect(body).toMatchObject({ object: 'note', candidate_id: params.id, ...note, author });
    expect((await calls.note({ caller, params: { ...params, note_id: body.id } })).body).toEqual(body);
    expect((await calls.notes({ caller, params })).body.data).toEqual([body]);
  });

  it('emits its event without its text, and adds it to the timeline', async () => {
    const { caller, params } = await knowing(backend, calls);
    const { body } = await calls.addNote({ caller, params, body: { text: 'Prefers-night-shifts' } });
    const [, event] = await eventsOf(backend, caller);
    expect(event).toMatchObject({
      type: 'candidate.note_added',
      sequence: 2,
      data: { object: params, context: { note_id: body.id } },
    });
    const { text, body: timeline } = await calls.timeline({ caller, params });
    expect(timeline.data).toMatchObject([{ type: 'note_added' }, { type: 'candidate_created' }]);
    expect(JSON.stringify(event) + text).not.toContain('Prefers-night-shifts');
  });

  it('loses none of ten that come at once', async () => {
    const { caller, params } = await knowing(backend, calls);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => calls.addNote({ caller, params, body: { text: `note ${n}` } })),
    );
    const made = answers.filter(({ status }) => status === 201).map(({ body }) => body);
    expect(made.length).toBeGreaterThan(5);
    const listed = await walk(calls.notes, { caller, params, query: { order: 'asc' } }, () => 3);
    expect(idsOf(listed.flat()).toSorted()).toEqual(idsOf(made).toSorted());
  });

  it('writes one note under one Idempotency-Key', async () => {
    const { caller, params } = await knowing(backend, calls);
    const sent = { caller, params, body: { text: 'once' }, headers: { 'idempotency-key': 'n-1' } };
    const [first, second] = [await calls.addNote(sent), await calls.addNote(sent)];
    expect(second.text).toBe(first.text);
    expect((await calls.notes({ caller, params })).body.data).toHaveLength(1);
  });
});

it('of an anonymized candidate is refused, and leaves nothing', async () => {
  const { caller, params } = await knowing(backend, calls);
  expect((await privacyCalls(backend).anonymize({ caller, params })).status).toBeLessThan(300);
  const refused = await calls.addNote({ caller, params, body: { text: 'Jane called' } });
  expect(refused).toMatchObject({ status: 409, body: { error: { code: 'invalid_state_transition' } } });
  expect((await calls.notes({ caller, params })).body.data).toEqual([]);
});

describe('200: removed', () => {
  it('is gone, once; the timeline keeps that there was one', async () => {
    const { caller, params } = await knowing(backend, calls);
    const { body } = await calls.addNote({ caller, params, body: { text: 'wrong person' } });
    const sent = { caller, params: { ...params, note_id: body.id } };
    expect((await calls.removeNote(sent)).body).toEqual({ object: 'note', id: body.id, deleted: true });
    expect((await calls.notes({ caller, params })).body.data).toEqual([]);
    for (const again of [await calls.removeNote(sent), await calls.note(sent)]) {
      expect(again.status).toBe(404);
    }
    expect((await calls.timeline({ caller, params })).body.data[0].type).toBe('note_added');
  });
});

describe('404', () => {
  it("answers for another's note, and for one under another candidate, as for a missing one", async () => {
    const { caller, params } = await knowing(backend, calls);
    const { body: note } = await calls.addNote({ caller, params, body: { text: 'mine' } });
    const { body: other } = await calls.create({ caller, body: {} });
    const stranger = await newCaller(backend);
    const theirs = { caller: stranger, params: { ...params, note_id: note.id } };
    const elsewhere = { caller, params: { id: other.id, note_id: note.id } };
    for (const call of [calls.note, calls.removeNote]) {
      for (const sent of [theirs, elsewhere]) expect((await call(sent)).status).toBe(404);
    }
    for (const sent of [theirs, { caller, params: { id: nobody } }]) {
      expect((await calls.addNote({ ...sent, body: { text: 'x' } })).status).toBe(404);
    }
    expect((await calls.notes({ caller, params })).body.data).toEqual([note]);
  });
});

describe('422', () => {
  it.each([
    ['', 'text'],
    ['x'.repeat(10_001), 'text'],
  ])('refuses %#: a text that is empty or longer than 10,000 characters', async (text, param) => {
    const { caller, params } = await knowing(backend, calls);
    expect((await calls.addNote({ caller, params, body: { text } })).body.error.param).toBe(param);
    expect((await calls.addNote({ caller, params, body: { text: 'x'.repeat(10_000) } })).status).toBe(201);
  });
});
