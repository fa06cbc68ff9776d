import { beforeAll, expect, it } from 'vitest';
import { idSource } from '../../../shared/domain/ids.ts';
import { assessmentStore } from '../../../shared/storage/assessments.ts';
import { candidateDataReader } from '../../../shared/storage/candidate-data.ts';
import { ofCandidate, undoKey } from '../../../shared/storage/keys.ts';
import { link } from '../../../shared/storage/links.ts';
import { sittingStore } from '../../../shared/storage/sittings.ts';
import type { Backend } from '../../support/backend.ts';
import { sharedBackend } from '../../support/shared-backend.ts';
import { personDesk } from './support/person-desk.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const item of items) found.push(item);
  return found;
}

async function readingDesk() {
  const desk = await personDesk(backend);
  const { organizationId, stores } = desk;
  const reader = candidateDataReader(backend.table, stores.scans, stores.fitScores);
  return {
    ...desk,
    read: (id: string, ...merged_ids: string[]) => reader(organizationId, { id, merged_ids, joined: [] }),
  };
}

it('notes and history are those of the candidate and of every merged one, the oldest of each first', async () => {
  const { add, note, read } = await readingDesk();
  const [host, guest, stranger] = [await add(), await add(), await add()];
  for (const [id, text] of [
    [guest, 'one'],
    [host, 'two'],
    [stranger, 'three'],
    [host, 'four'],
  ] as const)
    await note(id, text);
  const { notes, timeline } = read(host, guest);
  expect((await all(notes())).map(({ text }) => text)).toEqual(['two', 'four', 'one']);
  expect((await all(timeline())).map(({ type, candidate_id }) => [type, candidate_id])).toEqual([
    ['candidate_created', host],
    ['note_added', host],
    ['note_added', host],
    ['candidate_created', guest],
    ['note_added', guest],
  ]);
  expect((await all(read(host).notes())).map(({ text }) => text)).toEqual(['two', 'four']);
});

it('merged candidates are read as they were, as long as the merge can be undone', async () => {
  const { caller, organizationId, desk, add, read } = await readingDesk();
  const [host, guest] = [await add(), await add({ last_name: 'Miller', tags: ['fair'] })];
  await desk.merge(caller, host, guest);
  const merged = await all(read(host, 'cand_unknown', guest).merged());
  expect(merged).toMatchObject([{ id: guest, last_name: 'Miller', tags: ['fair'], version: 1 }]);
  await backend.table.commit([{ remove: undoKey(organizationId, guest) }]);
  expect(await all(read(host, guest).merged())).toEqual([]);
});

it('an application comes with the score of its CV against its job, and with none without a CV', async () => {
  const { stores, add, apply, scan, score, origin, read } = await readingDesk();
  const person = await add();
  const [scored, bare] = [await apply(person), await apply(person)];
  const cv = await scan({ candidate_id: person });
  const changed = await stores.applications.change(origin(), scored, (before) => ({
    next: { ...before, scan_id: cv.id },
    events: [],
  }));
  await score(cv);
  await score(cv, changed.job_id);
  const found = await all(read(person).applications());
  expect(found.map(({ application, fit }) => [application.id, fit?.job_id ?? null])).toEqual([
    [scored, changed.job_id],
    [bare, null],
  ]);
  const strangers = await add();
  expect(await all(read(strangers).applications())).toEqual([]);
});

it('a scan comes with its result and all its scores, and a deleted one is passed over', async () => {
  const { stores, add, scan, score, origin, read } = await readingDesk();
  const person = await add();
  const [gone, completed, queued] = [
    await scan({ candidate_id: person }),
    await scan({ candidate_id: person, status: 'completed' }),
    await scan({ candidate_id: person }),
  ];
  const jobs = [await score(completed), await score(completed)];
  await stores.scans.remove(origin(), gone.id, []);
  const found = await all(read(person).scans());
  expect(
    found.map((one) => [one.scan.id, one.result !== null, one.fitScores.map(({ fit }) => fit.job_id)]),
  ).toEqual([
    [completed.id, true, jobs.toSorted()],
    [queued.id, false, []],
  ]);
});

it('chats are those of the candidate and of every merged one, with their messages and answers', async () => {
  const { organizationId, origin, stores, read } = await readingDesk();
  const newId = idSource(new Date());
  const [host, guest, stranger] = [newId('candidate'), newId('candidate'), newId('candidate')];
  const chats: string[] = [];
  for (const [candidate_id, name] of [
    [guest, 'Gina'],
    [host, 'Hugo'],
    [stranger, 'Sam'],
  ] as const) {
    const first = {
      turn: 0,
      at: '2026-11-27T10:00:00.000Z',
      from: null,
      said: null,
      text: null,
      says: [name],
      shows: [],
    };
    const at = new Date().toISOString();
    const made = {
      id: newId('intake'),
      candidate_id,
      job_id: 'job_1',
      status: 'completed',
      turn: 0,
      files: [],
    };
    const rest = {
      version: 1,
      due_on: null,
      external_id: null,
      metadata: {},
      created_at: at,
      updated_at: at,
    };
    const answers = { name: { value: name, from: 'person' } };
    const chat = { ...made, ...rest } as unknown as Parameters<typeof stores.intakes.begin>[1];
    chats.push((await stores.intakes.begin(origin(), chat, first, { answers })).id);
    await backend.table.commit([
      link(ofCandidate(organizationId, candidate_id, 'INTAKE'), chats.at(-1) ?? ''),
    ]);
  }
  await backend.table.commit([link(ofCandidate(organizationId, host, 'INTAKE'), newId('intake'))]);
  const found = await all(read(host, guest).intakes());
  expect(
    found.map(({ intake, turns, answers }) => [
      intake.id,
      turns.map(({ says }) => says[0]),
      answers.name?.value,
    ]),
  ).toEqual([
    [chats[1], ['Hugo'], 'Hugo'],
    [chats[0], ['Gina'], 'Gina'],
  ]);
});

it('assessments have their result and responses, where there are any', async () => {
  const { organizationId, origin, read } = await readingDesk();
  const newId = idSource(new Date());
  const [id, guest] = [newId('candidate'), newId('candidate')];
  const [assessments, sittings] = [assessmentStore(backend.table), sittingStore(backend.table)];
  const made: string[] = [];
  for (const of of [id, guest, id]) {
    const at = new Date().toISOString();
    const assessment = {
      ...{ id: newId('assessment'), candidate_id: of, application_id: null, status: 'sent', due_at: null },
      ...{
        invitation_hash: null,
        external_id: null,
        metadata: {},
        version: 1,
        created_at: at,
        updated_at: at,
      },
    } as unknown as Parameters<Parameters<typeof assessments.add>[3]>[0][number];
    made.push(assessment.id);
    const person = { id: of, merged_ids: [] };
    await assessments.add(origin(), assessment.id, person, () => ({ assessment, events: [], also: [] }));
  }
  const [, sat = ''] = made;
  const sitting = { id: sat, session_hash: 'h', responses: [{ item_id: 'i', value: 1 }] } as never;
  const result = { score: 7 } as never;
  await sittings.commit([
    sittings.next(organizationId, undefined, sitting),
    sittings.keepResult(organizationId, sat, result),
  ]);
  await backend.table.commit([link(ofCandidate(organizationId, id, 'ASSESSMENT'), newId('assessment'))]);
  const found = await all(read(id, guest).assessments());
  expect(found.map((one) => one.assessment.id)).toEqual([...made].sort());
  const parts = new Map(found.map((one) => [one.assessment.id, [one.result, one.responses.length]]));
  expect(parts.get(sat)).toEqual([{ id: sat, score: 7 }, 1]);
  expect(parts.get(made[0] ?? '')).toEqual([null, 0]);
});
