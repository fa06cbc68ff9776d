import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { keepResult } from '../../shared/storage/keep-result.ts';
import type { Backend } from '../support/backend.ts';
import { type Answered, newCaller, type Sent } from '../support/call-endpoint.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { candidateCalls, knowing } from './support/candidate-calls.ts';
import { resultWith } from './support/fit-desk.ts';
import { privacyCalls } from './support/privacy-calls.ts';
import { type ScanCalls, scanCalls, storeScan } from './support/scan-calls.ts';

let backend: Backend;
let text: (sent: Sent) => Promise<Answered>;
let scans: ScanCalls;
beforeAll(async () => {
  backend = await sharedBackend();
  scans = scanCalls(backend);
  text = scans.text;
});

const lines = ['Jane Miller', 'jane@example.com', 'Nurse at Harbour Clinic'];
async function scanWithText(kept: string[]) {
  const caller = await newCaller(backend);
  const { id } = await storeScan(backend, caller, new Date(), { status: 'completed' });
  await backend.table.commit([keepResult(caller.organizationId, id, resultWith([], kept))]);
  return { caller, params: { id } };
}

describe('200', () => {
  it('redacts the first 300 kB, and says that there is more', async () => {
    const lines = ['Jane Miller', 'Nurse', 'a.'.repeat(400_000), 'the end'];
    const asked = await scanWithText(lines);
    const redacted = (await text({ ...asked, query: { redact: 'identity' } })).body;
    expect([redacted.lines.length, redacted.is_cut]).toEqual([2, true]);
    expect((await text(asked)).body.lines).toHaveLength(4);
  });

  it('has the lines in the numbering of the sources', async () => {
    const { body } = await text(await scanWithText(lines));
    expect(body).toMatchObject({ object: 'scan_text', redact: null, lines, is_cut: false });
  });

  it('has as many lines with the person taken out', async () => {
    const { body } = await text({ ...(await scanWithText(lines)), query: { redact: 'identity' } });
    expect(body).toMatchObject({
      redact: 'identity',
      lines: ['[name]', '[email]', 'Nurse at Harbour Clinic'],
    });
  });

  it('has none before the CV was read', async () => {
    const caller = await newCaller(backend);
    const { id } = await storeScan(backend, caller, new Date(), { status: 'processing' });
    expect((await text({ caller, params: { id } })).body).toMatchObject({ lines: [], is_cut: false });
  });

  it('says so where the text was too long to keep, and keeps its beginning', async () => {
    // Random letters, which do not pack.
    const long = Array.from({ length: 12_000 }, () => crypto.randomUUID() + crypto.randomUUID());
    const { body } = await text(await scanWithText(long));
    expect(body.is_cut).toBe(true);
    expect(body.lines.length).toBeGreaterThan(1000);
    expect(body.lines).toEqual(long.slice(0, body.lines.length));
  });

  it.each([
    ['ordinary lines', 'Led a team of nurses in the ward of the hospital.', 200_000],
    ['quotation marks', '"'.repeat(100), 50_000],
    ['letters of three bytes', '☃'.repeat(100), 50_000],
    ['names that are shorter than their mark', 'Jane '.repeat(30), 33_000],
    ['one line', 'a'.repeat(6_000_000), 1],
  ])('of %s is its beginning where it packs well and is longer than an answer', async (_, line, count) => {
    const scan = await scanWithText(Array(count).fill(line));
    for (const query of [undefined, { redact: 'identity' }]) {
      const { status, body } = await text({ ...scan, query });
      expect([status, body.is_cut || body.lines.length === count]).toEqual([200, true]);
    }
  });

  it('of a row that holds more than an answer, as earlier releases stored it, is its beginning', async () => {
    const scan = await scanWithText(lines);
    const long = Array(200_000).fill('Led a team of nurses in the ward of the hospital.');
    const short = keepResult(scan.caller.organizationId, scan.params.id, resultWith([], []));
    if (!('put' in short)) throw new Error('a result is put');
    const data = gzipSync(JSON.stringify({ ...resultWith([], long), lines_cut: false }));
    await backend.table.commit([{ ...short, put: { ...short.put, data } }]);
    const { status, body } = await text(scan);
    expect([status, body.is_cut]).toEqual([200, true]);
    expect(body.lines.length).toBeGreaterThan(50_000);
  });

  it('is in no other answer of the scan', async () => {
    const { caller, params } = await scanWithText(['Zanzibar']);
    const shown = [
      await scans.get({ caller, params }),
      await scans.list({ caller, query: { expand: 'profile,summary' } }),
    ];
    for (const { text: answer } of shown) expect(answer).not.toContain('Zanzibar');
  });
});

describe('400 and 404', () => {
  it('knows one thing to redact', async () => {
    const { body } = await text({ ...(await scanWithText(lines)), query: { redact: 'name' } });
    expect(body.error).toMatchObject({ code: 'invalid_parameter', param: 'redact' });
  });

  it('knows no scan of another organization', async () => {
    const { params } = await scanWithText(lines);
    expect((await text({ caller: await newCaller(backend), params })).body.error.code).toBe('not_found');
  });
});

it.each(['text', 'pdf', 'jsonResume'] as const)(
  'the %s of a deleted person is gone before the worker has run',
  async (call) => {
    const people = candidateCalls(backend);
    const { caller, params } = await knowing(backend, people);
    const { id } = await storeScan(backend, caller, new Date(), {
      status: 'completed',
      candidate_id: params.id,
    });
    const sent = { caller, params: { id } };
    if (call !== 'pdf') expect((await scans[call](sent)).status).toBe(200);
    await privacyCalls(backend).remove({ caller, params });
    expect((await scans[call](sent)).status).toBe(404);
  },
);
