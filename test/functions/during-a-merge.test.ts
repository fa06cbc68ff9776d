/** What happens while two candidates are one stays right after the undo, and after the erasure of either. */

import { beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../../shared/http/api-gateway.ts';
import { ofCandidate } from '../../shared/storage/keys.ts';
import { link } from '../../shared/storage/links.ts';
import type { Backend } from '../support/backend.ts';
import { eventsOf, newCaller } from '../support/call-endpoint.ts';
import { inOneLine } from '../support/contact-shapes.ts';
import { everyRow } from '../support/every-row.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { applicationFor, fromCareerSite, publishedJob, visitorOf } from './support/application-calls.ts';
import { candidateCalls, changeStored } from './support/candidate-calls.ts';
import { turnableClock } from './support/clock.ts';
import { crashing } from './support/crashing.ts';
import { mergeDesk } from './support/merge-desk.ts';
import { originOf } from './support/origin.ts';
import { privacyCalls } from './support/privacy-calls.ts';
import { scanCalls, storeScan } from './support/scan-calls.ts';

let backend: Backend;
/** Later than the jobs and scans that tests store by the clock of the machine. */
const clock = turnableClock(new Date(Date.now() + 3600_000));
let desk: ReturnType<typeof mergeDesk>;
let privacy: ReturnType<typeof privacyCalls>;
beforeAll(async () => {
  backend = await sharedBackend();
  desk = mergeDesk(backend, clock);
  privacy = privacyCalls(backend, clock);
});

async function erase(caller: Caller, id: string): Promise<void> {
  const { body } = await privacy.remove({ caller, params: { id } });
  await privacy.erase({ organizationId: caller.organizationId, erasureId: body.id });
}
async function couple() {
  const caller = await newCaller(backend);
  const [host, guest] = [
    await desk.add(caller),
    await desk.add(caller, { first_name: 'Bert', phone: '+31 2' }),
  ];
  return { caller, host, guest };
}
const typesAbout = async (caller: Caller, id: string) =>
  (await eventsOf(backend, caller)).filter(({ data }) => data.object.id === id).map(({ type }) => type);

describe('an export of the time of a merge', () => {
  it.each(['host', 'guest'] as const)('ends with the erasure of the %s', async (which) => {
    const { caller, host, guest } = await couple();
    await desk.merge(caller, host, guest);
    const { body: order } = await privacy.order({ caller, params: { id: host } });
    await privacy.write({ organizationId: caller.organizationId, exportId: order.id }, false);
    await desk.unmerge(caller, host, guest);
    const other = which === 'host' ? guest : host;
    clock.forward({ seconds: 1 });
    const { body: later } = await privacy.order({ caller, params: { id: other } });
    await erase(caller, which === 'host' ? host : guest);
    expect((await privacy.exported({ caller, params: { id: order.id } })).status).toBe(404);
    expect((await privacy.exported({ caller, params: { id: later.id } })).status).toBe(200);
  });

  it('of the guest, written during the merge, ends with the erasure of the host', async () => {
    const { caller, host, guest } = await couple();
    const { body: order } = await privacy.order({ caller, params: { id: guest } });
    await desk.merge(caller, host, guest);
    await privacy.write({ organizationId: caller.organizationId, exportId: order.id }, false);
    await desk.unmerge(caller, host, guest);
    await erase(caller, host);
    expect((await privacy.exported({ caller, params: { id: order.id } })).status).toBe(404);
  });
});

it('a stored response that shows both is erased with either', async () => {
  const { caller, host, guest } = await couple();
  const merge = () => desk.merge(caller, host, guest, { 'idempotency-key': 'merge' });
  expect((await merge()).body.phone).toBe('+31 2');
  await desk.unmerge(caller, host, guest);
  await erase(caller, guest);
  expect(JSON.stringify((await merge()).body)).not.toContain('+31 2');
});

it('the deletion of the merged candidate is still told after the erasure of the person', async () => {
  const { caller, host, guest } = await couple();
  await desk.merge(caller, host, guest);
  await erase(caller, host);
  expect(await typesAbout(caller, guest)).toEqual(['candidate.deleted']);
  expect(await typesAbout(caller, host)).toEqual(['candidate.deleted']);
});

describe('a scan', () => {
  it('of the guest is never the profile of the host after the undo', async () => {
    const { caller, host, guest } = await couple();
    const [older, own, theirs] = [
      await desk.scan(caller, host),
      await desk.scan(caller, host),
      await desk.scan(caller, guest),
    ];
    await desk.merge(caller, host, guest);
    await privacy.deleteScan({ caller, params: { id: own } });
    await desk.unmerge(caller, host, guest);
    expect((await desk.get(caller, host)).scan_id).toBe(older);
    expect((await desk.get(caller, guest)).scan_id).toBe(theirs);
    await erase(caller, host);
    expect((await scanCalls(backend, clock).get({ caller, params: { id: theirs } })).status).toBe(200);
  });

  it('that came with an application of the guest during the merge goes back with it', async () => {
    const { caller, host, guest } = await couple();
    const own = await desk.scan(caller, host);
    const application = await desk.apply(caller, guest);
    await desk.merge(caller, host, guest);
    const made = { candidate_id: host, application_id: application, status: 'completed' as const };
    const { id } = await storeScan(backend, caller, new Date(), made);
    await desk.candidates.stores.applications.change(originOf(caller), application, (before) => ({
      next: { ...before, scan_id: id },
      events: [],
    }));
    await changeStored(desk.candidates, caller, host, { scan_id: id });
    await desk.unmerge(caller, host, guest);
    expect((await desk.get(caller, host)).scan_id).toBe(own);
    expect((await desk.get(caller, guest)).scan_id).toBe(id);
    expect(await desk.idsOf(caller, 'scans', guest)).toEqual([id]);
    await erase(caller, host);
    expect(await desk.idsOf(caller, 'scans', guest)).toEqual([id]);
  });
});

it('merges are undone the last one first, so that no record names who went back', async () => {
  const { caller, host, guest } = await couple();
  const second = await desk.add(caller, { location: inOneLine('Delft') });
  await desk.merge(caller, host, guest);
  await desk.merge(caller, host, second);
  expect((await desk.unmerge(caller, host, guest)).status).toBe(409);
  expect((await desk.unmerge(caller, host, second)).status).toBe(200);
  expect((await desk.unmerge(caller, host, guest)).status).toBe(200);
  expect(await desk.get(caller, host)).toMatchObject({ phone: null, location: null, merged_ids: [] });
  await erase(caller, guest);
  expect(
    (await everyRow(backend)).filter(
      (row) => JSON.stringify(row).includes('"Bert"') && row.pk.includes(caller.organizationId),
    ),
  ).toEqual([]);
});

it('metadata of the guest leaves with the guest, also after another change of metadata', async () => {
  const { caller, host } = await couple();
  const guest = await desk.add(caller, { metadata: { origin: 'fair', team: 'B' } });
  await desk.candidates.update({ caller, params: { id: host }, body: { metadata: { team: 'A' } } });
  await desk.merge(caller, host, guest);
  await desk.candidates.update({ caller, params: { id: host }, body: { metadata: { level: '2' } } });
  await desk.unmerge(caller, host, guest);
  expect((await desk.get(caller, host)).metadata).toEqual({ team: 'A', level: '2' });
});

it('events about an application of the guest stay when the host is erased', async () => {
  const { caller, host, guest } = await couple();
  const application = await desk.apply(caller, guest);
  const own = await desk.apply(caller, host);
  await desk.merge(caller, host, guest);
  await desk.reject(caller, application);
  await desk.unmerge(caller, host, guest);
  const before = await typesAbout(caller, application);
  expect(before).toContain('application.rejected');
  await erase(caller, host);
  expect(await typesAbout(caller, application)).toEqual(before);
  expect(await typesAbout(caller, own)).toEqual([]);
});

it('the reminder of the host comes back with the consent of the host', async () => {
  const { caller, host, guest } = await couple();
  const consent = (given: boolean) => ({
    processing: { given, at: null, policy_url: null, policy_version: null },
    retention: { given: false, months: null, expires_at: null },
    marketing: given,
    ai_processing: null,
  });
  const day = (years: number) =>
    new Date(Date.now() + years * 365 * 24 * 3600_000).toISOString().slice(0, 10);
  const at = (days: number) => new Date(Date.now() - days * 24 * 3600_000).toISOString();
  const own = { consent: consent(true), consented_at: at(9), retention_due_on: day(2) };
  await changeStored(desk.candidates, caller, host, own);
  await changeStored(desk.candidates, caller, guest, {
    consent: consent(false),
    consented_at: at(1),
    retention_due_on: day(1),
  });
  await desk.merge(caller, host, guest);
  await changeStored(desk.candidates, caller, host, { retention_due_on: null });
  await desk.unmerge(caller, host, guest);
  const { candidates } = desk.candidates.stores;
  expect(await candidates.get(caller.organizationId, host)).toMatchObject(own);
});

it('ten applications of any size are merged, or refused', async () => {
  const { caller, host, guest } = await couple();
  for (let number = 0; number < 10; number++) {
    const id = await desk.apply(caller, guest);
    const metadata = Object.fromEntries(Array.from({ length: 50 }, (_, n) => [`key ${n}`, 'x'.repeat(500)]));
    await desk.candidates.stores.applications.change(originOf(caller), id, (before) => ({
      next: { ...before, metadata, submission: { ...before.submission, cover_letter: 'y'.repeat(240_000) } },
      events: [],
    }));
  }
  const { status, body } = await desk.merge(caller, host, guest);
  expect([status, body.error.code]).toEqual([409, 'invalid_state_transition']);
});

it('ten applications whose CVs come during the merge go back together', async () => {
  const { caller, host, guest } = await couple();
  // As many addresses as a candidate can have.
  for (let number = 0; number < 9; number++) {
    const other = await desk.add(caller, { email: `n${number}@example.com` });
    expect((await desk.merge(caller, guest, other)).status).toBe(200);
  }
  const ids: string[] = [];
  for (let number = 0; number < 10; number++) ids.push(await desk.apply(caller, guest));
  expect((await desk.merge(caller, host, guest, { 'idempotency-key': 'm' })).status).toBe(200);
  for (const id of ids) {
    const scan = await storeScan(backend, caller, new Date(), { candidate_id: host, application_id: id });
    await desk.candidates.stores.applications.change(originOf(caller), id, (before) => ({
      next: { ...before, scan_id: scan.id },
      events: [],
    }));
    await backend.table.commit([link(ofCandidate(caller.organizationId, host, 'SCAN'), scan.id)]);
  }
  for (let key = 0; key < 4; key++)
    await desk.candidates.tag({
      caller,
      params: { id: host },
      body: { tags: [`t${key}`] },
      headers: { 'idempotency-key': `${key}` },
    });
  expect((await desk.unmerge(caller, host, guest, { 'idempotency-key': 'u' })).status).toBe(200);
  expect((await desk.idsOf(caller, 'scans', guest)).length).toBe(10);
  expect(await desk.idsOf(caller, 'scans', host)).toEqual([]);
});

describe('a repeated request', () => {
  it('adds no second note after the undo', async () => {
    const { caller, host, guest } = await couple();
    await desk.merge(caller, host, guest);
    const sent = {
      caller,
      params: { id: guest },
      body: { text: 'Called.' },
      headers: { 'idempotency-key': 'note' },
    };
    await expect(candidateCalls(crashing(backend), clock).addNote(sent)).rejects.toThrow();
    await desk.unmerge(caller, host, guest);
    clock.forward({ seconds: 60 });
    const { body } = await desk.candidates.addNote(sent);
    expect(body.candidate_id).toBe(host);
    const stored = (await everyRow(backend)).filter(({ sk, pk }) => sk === body.id && pk.endsWith('#NOTE'));
    expect(stored).toHaveLength(1);
  });

  it('merges nobody again who was restored, also if the other one was merged since', async () => {
    const { caller, host, guest } = await couple();
    const third = await desk.add(caller);
    const sent = {
      caller,
      params: { id: host },
      body: { candidate_id: guest },
      headers: { 'idempotency-key': 'merge' },
    };
    await expect(candidateCalls(crashing(backend), clock).merge(sent)).rejects.toThrow();
    await desk.unmerge(caller, host, guest);
    await desk.merge(caller, third, host);
    clock.forward({ seconds: 60 });
    expect((await desk.candidates.merge(sent)).body).toMatchObject({ id: third, merged_ids: [host] });
    expect((await desk.get(caller, guest)).id).toBe(guest);
  });
});

it('a merge is undone after any number of requests with an Idempotency-Key', async () => {
  const { caller, host, guest } = await couple();
  for (let number = 0; number < 4; number++) {
    const keyed = (what: string) => ({ 'idempotency-key': `${what} ${number}` });
    expect((await desk.merge(caller, host, guest, keyed('merge'))).status).toBe(200);
    expect((await desk.unmerge(caller, host, guest, keyed('undo'))).status).toBe(200);
  }
});

it('what a confirmed form of the guest gave goes back with it', async () => {
  const { caller, host } = await couple();
  const email = 'guest@example.com';
  const guest = await desk.add(caller, { first_name: 'Bert', email });
  const job = await publishedJob(backend, caller);
  const person = { first_name: 'Bert', last_name: 'Guest', phone: '+31 9', email };
  const form = applicationFor(job, { candidate: person, consent: { processing: true, marketing: true } });
  const visitor = { caller: visitorOf(caller), headers: fromCareerSite };
  const { body: sent } = await desk.applications.create({ ...visitor, body: form });
  await desk.merge(caller, host, guest);
  const confirmed = { caller, params: { id: host }, body: { application_id: sent.id } };
  expect((await desk.candidates.confirm(confirmed)).body).toMatchObject({
    last_name: 'Guest',
    phone: '+31 9',
  });
  await desk.unmerge(caller, host, guest);
  expect(await desk.get(caller, host)).toMatchObject({
    last_name: null,
    phone: null,
    consent: null,
    proposal: null,
  });
  expect(await desk.get(caller, guest)).toMatchObject({
    last_name: 'Guest',
    phone: '+31 9',
    consent: { marketing: true },
    proposal: null,
  });
});

it('a deletion that is repeated after a crash leaves no hold of forms behind', async () => {
  const { caller, host } = await couple();
  const { table } = backend;
  const unheld: typeof table.commit = async (writes) => {
    if (writes.some((write) => 'remove' in write && write.remove.sk === 'HOLD')) throw new Error('stopped');
    return table.commit(writes);
  };
  const stopped = privacyCalls({ ...backend, table: { ...table, commit: unheld } }, clock);
  await expect(stopped.remove({ caller, params: { id: host } })).rejects.toThrow();
  expect((await privacy.remove({ caller, params: { id: host } })).status).toBe(404);
  expect((await everyRow(backend)).filter(({ pk }) => pk.endsWith(`#HOLD#${host}`))).toEqual([]);
});

it('an erasure leaves the scan of another candidate alone, whatever its order names', async () => {
  const { caller, host, guest } = await couple();
  const theirs = await desk.scan(caller, guest);
  await changeStored(desk.candidates, caller, host, { scan_id: theirs });
  await erase(caller, host);
  expect((await scanCalls(backend, clock).get({ caller, params: { id: theirs } })).status).toBe(200);
});

describe('an application that came during the merge', () => {
  /** A host and a guest with addresses, merged; and what sends a form of either. */
  async function addressed() {
    const caller = await newCaller(backend);
    const job = await publishedJob(backend, caller);
    const email = (name: string) => `${name.toLowerCase()}@example.com`;
    const add = (first_name: string, fields = {}) =>
      desk.add(caller, { first_name, email: email(first_name), ...fields });
    const [host, guest] = [await add('Host'), await add('Guest', { links: ['https://guest.example.com/'] })];
    await desk.merge(caller, host, guest);
    const send = async (first_name: string, fields: object, by: object = { caller }): Promise<string> => {
      clock.forward({ seconds: 1 });
      const candidate = { first_name, email: email(first_name), ...fields };
      const body = applicationFor(job, { candidate, consent: { processing: true, marketing: true } });
      return (await desk.applications.create({ ...by, body })).body.id;
    };
    const visitor = { caller: visitorOf(caller), headers: fromCareerSite };
    return { caller, host, guest, job, send, visitor };
  }

  it('under the address of the guest goes to the guest, with what it told', async () => {
    const { caller, host, guest, send } = await addressed();
    const own = await send('Host', { phone: '+31 1' });
    const theirs = await send('Guest', { last_name: 'Gast' });
    await desk.unmerge(caller, host, guest);
    expect(await desk.get(caller, host)).toMatchObject({
      last_name: null,
      phone: '+31 1',
      consent: { marketing: true },
      applications: [{ id: own }],
    });
    expect(await desk.get(caller, guest)).toMatchObject({
      last_name: 'Gast',
      phone: null,
      consent: { marketing: true },
      applications: [{ id: theirs }],
    });
  });

  it('as a form is the proposal of the one whose address it has', async () => {
    const { caller, host, guest, send, visitor } = await addressed();
    const own = await send('Host', {}, visitor);
    const theirs = await send('Guest', {}, visitor);
    await desk.unmerge(caller, host, guest);
    expect((await desk.get(caller, host)).proposal).toMatchObject({ application_id: own });
    expect((await desk.get(caller, guest)).proposal).toMatchObject({ application_id: theirs });
  });

  it('of the host fills what values of the guest hid', async () => {
    const caller = await newCaller(backend);
    const host = await desk.add(caller, { email: 'host@example.com' });
    const guest = await desk.add(caller, { phone: '+31 2' });
    await desk.merge(caller, host, guest);
    clock.forward({ seconds: 1 });
    const job = await publishedJob(backend, caller);
    const candidate = { first_name: 'Host', email: 'host@example.com', phone: '+31 1' };
    await desk.applications.create({ caller, body: applicationFor(job, { candidate }) });
    expect((await desk.get(caller, host)).phone).toBe('+31 2');
    await desk.unmerge(caller, host, guest);
    expect((await desk.get(caller, host)).phone).toBe('+31 1');
  });

  it('names the candidate by id and has no copy of what the guest brought', async () => {
    const { caller, host, guest, job } = await addressed();
    const body = { job_id: job.id, candidate_id: host };
    const { body: made } = await desk.applications.create({ caller, body });
    expect(made.submission).toMatchObject({ first_name: 'Host', email: 'host@example.com', links: [] });
    await desk.unmerge(caller, host, guest);
    expect((await desk.get(caller, host)).applications).toHaveLength(1);
  });
});

it('the timeline and the export of the host have no history of an application of the guest', async () => {
  const { caller, host, guest } = await couple();
  const application = await desk.apply(caller, guest);
  await desk.merge(caller, host, guest);
  await desk.reject(caller, application);
  await desk.unmerge(caller, host, guest);
  const { body } = await desk.candidates.timeline({ caller, params: { id: host } });
  expect(JSON.stringify(body)).not.toContain(application);
  const { body: order } = await privacy.order({ caller, params: { id: host } });
  await privacy.write({ organizationId: caller.organizationId, exportId: order.id }, false);
  const { body: done } = await privacy.exported({ caller, params: { id: order.id } });
  expect(await (await fetch(done.url)).text()).not.toContain(application);
  expect(await desk.history(caller, application)).toHaveLength(2);
});
