import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { tableName } from '../../shared/platform/names.ts';
import type { Backend } from '../support/backend.ts';
import { type Answered, eventsOf, newCaller } from '../support/call-endpoint.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { type CandidateCalls, candidateCalls, nobody } from './support/candidate-calls.ts';
import { storeApplication, storeJob } from './support/pipeline-stores.ts';
import { storeScan } from './support/scan-calls.ts';

let backend: Backend;
let calls: CandidateCalls;
beforeAll(async () => {
  backend = await sharedBackend();
  calls = candidateCalls(backend);
});

const written: string[] = [];
beforeEach(() => {
  vi.stubEnv('LOG_LEVEL', 'info');
  vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => written.push(String(chunk)) > 0);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

/** The data of the person, each with a mark of its own: none may be in an event. */
const person = {
  first_name: 'Mark-first',
  last_name: 'Mark-last',
  email: 'mark-email@example.com',
  emails: [{ address: 'mark-email@example.com' }, { address: 'mark-email-2@example.com' }],
  phones: [{ number: 'mark-phone' }, { number: 'mark-phone-2' }],
  location: { raw: 'Mark-location', city: 'Mark-location' },
  source: { utm: { campaign: 'mark-link-utm' }, referrer: 'https://example.com/mark-link-referrer' },
  links: ['https://example.com/mark-link'],
};
/** What the caller says about the person; events show it, logs, cursors and keys do not. */
const remarks = { tags: ['mark-tag'], metadata: { 'mark-key': 'mark-value' }, external_id: 'mark-external' };
const note = { text: 'Mark-note' };
const personal = /mark-(first|last|email|phone|location|link|note|other)/i;
const anything = /mark-/i;

it('no name, address, note or remark reaches a log line, a cursor or a key, and no personal one an event', async () => {
  const caller = await newCaller(backend);
  const answers: Answered[] = [];
  const call = async (answer: Promise<Answered>) => {
    answers.push(await answer);
    return answers.at(-1) as Answered;
  };

  const { body: made } = await call(calls.create({ caller, body: { ...person, ...remarks } }));
  const params = { id: made.id };
  const job = await storeJob(calls.stores, caller);
  const { email } = person;
  const application = await storeApplication(calls.stores, caller, job, { email, first_name: 'Mark-first' });
  expect(application.candidate_id).toBe(made.id);
  await storeApplication(calls.stores, caller, job, {
    email: 'mark-other@example.com',
    first_name: 'Mark-other',
  });
  for (const at of [new Date(), new Date()]) await storeScan(backend, caller, at, { candidate_id: made.id });
  const { body: added } = await call(calls.addNote({ caller, params, body: note }));
  await call(calls.addNote({ caller, params, body: note }));
  const changed = {
    last_name: 'Mark-last-other',
    email: 'mark-email-other@example.com',
    phone: null,
    location: null,
  };
  await call(calls.update({ caller, params, body: { ...changed, links: [], tags: ['mark-tag-2'] } }));
  await call(calls.update({ caller, params, body: { email: 'mark-other@example.com' } }));
  await call(calls.update({ caller, params, body: { email: 'mark-no-address' } }));
  await call(calls.create({ caller, body: { email: changed.email } }));
  await call(calls.create({ caller, body: { external_id: remarks.external_id } }));
  await call(
    calls.upsert({ caller, params: { external_id: remarks.external_id }, body: { phone: 'mark-phone' } }),
  );
  await call(
    calls.upsert({
      caller,
      params: { external_id: 'mark-external-2' },
      body: { ...person, emails: person.emails.slice(0, 1), tags: ['mark-tag'] },
    }),
  );
  await call(calls.tag({ caller, params, body: { tags: ['mark-tag'] } }));
  await call(calls.tag({ caller, params: { id: nobody }, body: { tags: ['mark-tag'] } }));
  const filters: Record<string, string>[] = [
    { email: changed.email },
    { q: 'mark' },
    { tag: 'mark-tag' },
    { external_id: 'mark-external' },
    { email: 'mark-' },
  ];
  const everyone = await call(calls.list({ caller, query: { limit: '100' } }));
  for (const { id } of everyone.body.data) await calls.index(caller, id);
  for (const query of filters) await call(calls.list({ caller, query: { ...query, limit: '1' } }));
  for (const list of [calls.scans, calls.applications, calls.timeline, calls.notes]) {
    await call(list({ caller, params, query: { limit: '1' } }));
  }
  await call(calls.get({ caller, params }));
  await call(calls.profile({ caller, params }));
  await call(calls.note({ caller, params: { ...params, note_id: added.id } }));
  await call(calls.removeNote({ caller, params: { ...params, note_id: added.id } }));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 201, 400, 404, 409, 422]));

  const events = await eventsOf(backend, caller);
  expect(events.length).toBeGreaterThan(8);
  for (const event of events) expect(JSON.stringify(event)).not.toMatch(personal);

  expect(written.filter((line) => line.includes('"request"'))).toHaveLength(answers.length);
  expect(written.join('')).not.toMatch(anything);

  const cursors = answers.map(({ body }) => body.next_cursor).filter(Boolean);
  expect(cursors.length).toBeGreaterThan(4);
  for (const cursor of cursors) {
    expect(cursor + Buffer.from(cursor, 'base64url').toString('latin1')).not.toMatch(anything);
  }

  const refusals = answers.filter(({ status }) => status >= 400);
  for (const { text } of refusals) expect(text).not.toMatch(anything);

  const rows = await keysInTable(caller.organizationId);
  expect(rows.length).toBeGreaterThan(20);
  for (const keys of rows) expect(JSON.stringify(keys)).not.toMatch(anything);
});

/** Every key attribute of every row. */
async function keysInTable(organizationId: string) {
  const { Items = [] } = await backend.documents.send(new ScanCommand({ TableName: tableName('prod') }));
  expect(JSON.stringify(Items)).toContain(organizationId);
  return Items.map(({ data: _, ...keys }) => keys);
}
