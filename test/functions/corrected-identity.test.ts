/** The identity in a CV whose name, addresses or place a person corrected: the file still has what was read. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Profile } from '../../shared/contracts/profile.ts';
import { nowhere } from '../../shared/domain/places.ts';
import { keepResult } from '../../shared/storage/keep-result.ts';
import type { Backend } from '../support/backend.ts';
import { newCaller } from '../support/call-endpoint.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { misread } from './support/corrected-cv.ts';
import { resultWith } from './support/fit-desk.ts';
import { mergeDesk } from './support/merge-desk.ts';
import { originOf } from './support/origin.ts';
import { pipelineStores, storeApplication, storeJob } from './support/pipeline-stores.ts';
import { scanCalls, storeScan } from './support/scan-calls.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

const basics: Profile['basics'] = {
  ...misread.basics,
  name: 'Kathrin Zwolmeyer',
  first_name: 'Kathrin',
  last_name: 'Zwolmeyer',
  label: 'Nurse',
  email: 'hollerbusch@example.com',
  emails: ['hollerbusch@example.com'],
  phone: '+49 341 5550118',
  phones: [{ raw: '+49 341 5550118', e164: '+493415550118', country_code: 'DE' }],
  location: { raw: 'Quedlinburg', city: 'Quedlinburg', region: null, postal_code: null, country_code: null },
  profiles: [{ network: 'GitHub', username: 'kzwolm', url: 'https://github.com/kzwolm' }],
};
const lines = [
  'Kathrin Zwolmeyer',
  'hollerbusch@example.com, +49 341 5550118, Quedlinburg, github.com/kzwolm',
  'Zwolmeyer has led a team at the Zwolmeyer practice. Kathrin trains others.',
  'Team "Hollerbusch", Quedlinburg',
];
const words = ['Zwolmeyer', 'Kathrin', 'hollerbusch', '5550118', 'Quedlinburg', 'kzwolm'];

/** Another value for each field, or none. */
const others: Record<string, unknown> = {
  name: 'Ada Brandt',
  first_name: 'Ada',
  last_name: 'Brandt',
  label: 'Doctor',
  email: 'brandt@example.com',
  phone: '+49 30 23125118',
  location: { raw: 'Leipzig', city: 'Leipzig' },
  profiles: [{ network: 'GitHub', username: 'brandt', url: 'https://github.com/brandt' }],
};
const corrections = Object.entries(others).flatMap(([field, value]): [string, object][] => [
  [`another ${field}`, { [field]: value }],
  [`no ${field}`, { [field]: null }],
]);

async function corrected(change: object) {
  const calls = scanCalls(backend);
  const caller = await newCaller(backend);
  const { id } = await storeScan(backend, caller, new Date(), { status: 'completed' });
  const work = misread.work.map((post) => ({ ...post, summary: lines[2] ?? null }));
  const result = { ...resultWith([], lines), profile: { ...misread, basics, work } };
  await backend.table.commit([keepResult(caller.organizationId, id, result)]);
  const params = { id };
  expect((await calls.correct({ caller, params, body: { basics: change } })).status).toBe(200);
  return { calls, caller, params };
}

describe.each(corrections)('a CV with %s', (_, change) => {
  it('is redacted without the values that were read', async () => {
    const { calls, caller, params } = await corrected(change);
    const { body } = await calls.text({ caller, params, query: { redact: 'identity' } });
    const text = body.lines.join('\n');
    expect(words.filter((word) => text.toLowerCase().includes(word.toLowerCase()))).toEqual([]);
  });

  it('is shown without them', async () => {
    const { calls, caller, params } = await corrected(change);
    const shown = JSON.stringify((await calls.get({ caller, params, query: { redact: 'identity' } })).body);
    expect(shown).toContain('led a team at the [name] practice');
    expect(words.filter((word) => shown.toLowerCase().includes(word.toLowerCase()))).toEqual([]);
  });
});

it('is redacted with a first and a last name that only a person named', async () => {
  const { calls, caller, params } = await corrected({
    first_name: 'Ada',
    last_name: 'Brandt',
    label: 'Ada, head of the Brandt practice',
  });
  const { body } = await calls.get({ caller, params, query: { redact: 'identity' } });
  expect(body.profile.basics.label).toBe('[name], head of the [name] practice');
});

it('shows the value that was read, with each correction of a field', async () => {
  const { calls, caller, params } = await corrected({ name: 'Ada Brandt', email: null, location: null });
  const { profile } = (await calls.get({ caller, params })).body;
  const read = profile.corrected.map(({ path, read }: { path: string; read: string | null }) => [path, read]);
  expect(Object.fromEntries(read)).toEqual({
    'basics/name': 'Kathrin Zwolmeyer',
    'basics/email': 'hollerbusch@example.com',
    'basics/location': 'Quedlinburg',
  });
});

describe('a CV whose name was not read', () => {
  const unnamed = { ...basics, name: null, first_name: null, last_name: null, emails: [], email: null };
  const text =
    'Led the Zwolmeyer practice with Kathrin Brandt, hollerbusch and kbrandt77 at Hollerwinkel of Thale (GitHub: zauberölf)';
  const redacted =
    'Led the [name] practice with [name] and [name] at [address] of [address] (GitHub: [link])';

  /** The candidate's name, address and place are not those of the application. */
  async function unreadCv() {
    const calls = scanCalls(backend);
    const caller = await newCaller(backend);
    const stores = pipelineStores(backend);
    const job = await storeJob(stores, caller);
    const { id: application_id, candidate_id } = await storeApplication(stores, caller, job, {
      first_name: 'Kathrin',
      last_name: 'Zwolmeyer',
      email: 'hollerbusch@example.com',
    });
    await stores.candidates.change(originOf(caller), candidate_id, (candidate) => ({
      next: {
        ...candidate,
        last_name: 'Brandt',
        email: 'kbrandt77@example.com',
        location: { ...nowhere, street: 'Hollerwinkel 7', city: 'Thale' },
        links: ['https://www.linkedin.com/in/zauber%C3%B6lf'],
      },
      events: [],
    }));
    const { id } = await storeScan(backend, caller, new Date(), {
      status: 'completed',
      candidate_id,
      application_id,
    });
    const work = misread.work.map((post) => ({ ...post, summary: text }));
    const profile = { ...misread, basics: unnamed, work };
    await backend.table.commit([
      keepResult(caller.organizationId, id, { ...resultWith([], ['A CV', text]), profile }),
    ]);
    const shown = async (scopes = caller.scopes) => {
      const asked = { caller: { ...caller, scopes }, params: { id }, query: { redact: 'identity' } };
      const [lines, scan] = [(await calls.text(asked)).body.lines, (await calls.get(asked)).body];
      expect(scan.profile.work[0].summary).toBe(lines[1]);
      return lines[1];
    };
    return { caller, shown, candidate_id };
  }

  it('is redacted with the names, addresses and places of its candidate and its application', async () => {
    const { shown } = await unreadCv();
    expect(await shown()).toBe(redacted);
  });

  it('lets a key learn nothing of a candidate or an application that it may not read', async () => {
    const { shown } = await unreadCv();
    expect(await shown(['scans:read', 'scans:write'])).toBe(text);
    expect(await shown(['scans:read', 'candidates:read'])).toContain(
      'Led the Zwolmeyer practice with [name]',
    );
    expect(await shown(['scans:read', 'applications:read'])).toContain('[name] Brandt, [name] and kbrandt77');
  });

  it('is redacted after its candidate was merged into another one', async () => {
    const { caller, shown, candidate_id } = await unreadCv();
    const people = mergeDesk(backend);
    const other = await people.add(caller, { first_name: 'Gus', email: 'gus@example.com' });
    expect((await people.merge(caller, other, candidate_id)).status).toBe(200);
    expect(await shown()).toBe(redacted);
  });
});

it('is shown without identity where the marks make it larger than a response may be', async () => {
  const calls = scanCalls(backend);
  const caller = await newCaller(backend);
  const { id } = await storeScan(backend, caller, new Date(), { status: 'completed' });
  const highlights = Array.from({ length: 800 }, (_, at) => `${at} ${'he;'.repeat(650)}`);
  const work = misread.work.slice(0, 1).map((post) => ({ ...post, highlights }));
  const result = { ...resultWith([], ['A CV']), profile: { ...misread, work } };
  await backend.table.commit([keepResult(caller.organizationId, id, result)]);
  const asked = { caller, params: { id } };
  const whole = await calls.get(asked);
  expect(whole.status).toBe(200);
  const { status, text } = await calls.get({ ...asked, query: { redact: 'identity' } });
  expect([status, text.includes('[pronoun]')]).toEqual([200, true]);
  expect(text.length).toBeLessThanOrEqual(whole.text.length);
});
