/** An application that the team sends for a merged person copies values only where it names none, and reads no long texts for that. */
import { beforeAll, expect, it } from 'vitest';
import { applicationStore } from '../../shared/storage/applications.ts';
import type { Backend } from '../support/backend.ts';
import { newCaller } from '../support/call-endpoint.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { applicationCalls, applicationFor, publishedJob } from './support/application-calls.ts';
import { mergeDesk } from './support/merge-desk.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

/** Two merged people, one of whom has sent a long form since. */
async function merged() {
  const people = mergeDesk(backend);
  const caller = await newCaller(backend);
  const host = await people.add(caller, { first_name: 'Hera', email: 'hera@example.com' });
  const guest = await people.add(caller, {
    first_name: 'Gina',
    email: 'gina@example.com',
    phone: '+49 30 1',
  });
  expect((await people.merge(caller, host, guest)).status).toBe(200);
  const body = applicationFor(await publishedJob(backend, caller));
  const candidate = { first_name: 'Gina', email: 'gina@example.com', phone: '+49 30 2' };
  const sent = await people.applications.create({
    caller,
    body: { ...body, candidate, cover_letter: 'Zqxletter' },
  });
  expect(sent.status, sent.text).toBe(201);
  return { caller, host, long: sent.body.id as string };
}

/** The calls with a table that notes what it reads. */
function watched() {
  const read: string[] = [];
  const getMany: Backend['table']['getMany'] = async (...asked) => {
    const rows = await backend.table.getMany(...asked);
    read.push(...asked[0].map(({ sk }) => sk), JSON.stringify(rows));
    return rows;
  };
  return { read, calls: applicationCalls({ ...backend, table: { ...backend.table, getMany } }) };
}

it.each([
  ['that names a person', { candidate: { first_name: 'Hera', email: 'hera@example.com' } }, 0],
  ['that names nobody', {}, 1],
])('an application %s', async (_, named, records) => {
  const { caller, host } = await merged();
  const { read, calls } = watched();
  const { candidate: __, ...body } = applicationFor(await publishedJob(backend, caller));
  const who = 'candidate' in named ? named : { candidate_id: host };
  const sent = await calls.create({ caller, body: { ...body, ...who } });
  expect(sent.status, sent.text).toBe(201);
  const stored = await calls.applications.get(caller.organizationId, sent.body.id);
  expect([stored.candidate_id, stored.submission.first_name, stored.submission.phone]).toEqual([
    host,
    'Hera',
    null,
  ]);
  expect(read.filter((key) => /^cand_\w+#UNDO$/.test(key))).toHaveLength(records);
  expect(read.join(' ')).not.toContain('Zqxletter');
});

it('a short application has all fields but the long texts', async () => {
  const { caller, long } = await merged();
  const store = applicationStore(backend.table);
  const [whole, ofNobody] = await store.getMany(caller.organizationId, [long, `${long.slice(0, -1)}0`]);
  expect([whole?.submission.cover_letter, ofNobody]).toEqual(['Zqxletter', undefined]);
  const [short] = await store.getShort(caller.organizationId, [long]);
  expect({ ...short, acted_by: undefined }).toEqual({
    ...whole,
    acted_by: undefined,
    submission: { ...whole?.submission, cover_letter: null, answers: [] },
  });
});
