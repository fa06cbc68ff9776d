import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { HiringClient, HiringUploadError, HiringWaitError } from '../../client/src/index.ts';
import {
  answer,
  type FaultServer,
  refuse,
  reset,
  type Step,
  startFaultServer,
} from './support/fault-server.ts';
import { secretKey } from './support/keys.ts';

let server: FaultServer;
afterEach(() => {
  vi.useRealTimers();
  server.close();
});

async function clientOf(steps: Step[], maxRetries = 2) {
  server = await startFaultServer(...steps);
  return new HiringClient({ apiKey: secretKey, baseUrl: server.baseUrl, maxRetries });
}
let grants = 0;
/** A grant whose address is on this server, so that the PUT comes here too. */
const grant: Step = (received, response) => {
  grants += 1;
  const upload_url = `${server.baseUrl}/bucket/${grants}`;
  answer(201, { upload_url, headers: { 'Content-Type': 'application/pdf' }, storage_token: `st_${grants}` })(
    received,
    response,
  );
};
const stored = answer(200, '');
const scan = (status: string) =>
  answer(status === 'queued' ? 201 : 200, { object: 'scan', id: 'scan_1', status });
const steps = () => server.received.map(({ method, path }) => `${method} ${path.replace(/\/\d+$/, '')}`);
const fromTheStart = ['POST /v1/uploads', 'PUT /bucket', 'POST /v1/scans'];
const bytes = new TextEncoder().encode('%PDF-1.4');

describe('create', () => {
  it('asks for a grant, PUTs the bytes without the key, and registers the scan', async () => {
    const client = await clientOf([grant, stored, scan('queued')]);
    const options = { filename: 'cv.pdf', jobId: 'job_1', externalId: 'mine', metadata: { a: 'b' } };
    expect(await client.scans.create(bytes, options)).toMatchObject({ id: 'scan_1', status: 'queued' });
    expect(steps()).toEqual(fromTheStart);
    const [asked, put, registered] = server.received;
    expect(JSON.parse(String(asked?.body))).toEqual({ filename: 'cv.pdf', size: 8 });
    expect(put?.headers).toMatchObject({ 'content-type': 'application/pdf', 'content-length': '8' });
    expect(put?.headers.authorization).toBeUndefined();
    expect(String(put?.body)).toBe('%PDF-1.4');
    expect(JSON.parse(String(registered?.body))).toEqual({
      storage_token: `st_${grants}`,
      project_id: 'job_1',
      external_id: 'mine',
      metadata: { a: 'b' },
    });
  });

  it('takes a File, a Blob, a buffer, a view into one, a path and a file URL', async () => {
    const dir = mkdtempSync(join(tmpdir(), 'hiring-client-'));
    const file = join(dir, 'my cv.pdf');
    writeFileSync(file, bytes);
    const sources = [
      [new File([bytes], 'cv.pdf')],
      [new Blob([bytes]), { filename: 'cv.pdf' }],
      [bytes.buffer, { filename: 'cv.pdf' }],
      [Buffer.from('xx%PDF-1.4xx').subarray(2, -2), { filename: 'cv.pdf' }],
      [file],
      [pathToFileURL(file)],
    ] as const;
    for (const [source, options] of sources) {
      const client = await clientOf([grant, stored, scan('queued')]);
      await client.scans.create(source, options);
      expect(String(server.received[1]?.body)).toBe('%PDF-1.4');
      expect(JSON.parse(String(server.received[0]?.body)).filename).toMatch(/^(my )?cv\.pdf$/);
      server.close();
    }
    rmSync(dir, { recursive: true });
  });

  it('sends nothing for bytes without a name', async () => {
    const client = await clientOf([grant]);
    await expect(client.scans.create(bytes)).rejects.toThrow(/filename/);
    expect(server.received).toHaveLength(0);
  });

  it.each<[string, Step[]]>([
    ['a PUT whose connection breaks', [reset]],
    ['an address that has run out', [answer(403, '')]],
    ['an address that was used', [answer(412, '')]],
    ['a storage that is down', [answer(503, '')]],
    ['a token that is dead', [stored, refuse(422, 'storage_token_expired')]],
    ['a file that did not arrive', [stored, refuse(422, 'file_not_uploaded')]],
  ])('begins again from a fresh grant after %s', async (_, fault) => {
    const client = await clientOf([grant, ...fault, grant, stored, scan('queued')]);
    expect(await client.scans.create(bytes, { filename: 'cv.pdf' })).toMatchObject({ id: 'scan_1' });
    expect(steps().slice(-3)).toEqual(fromTheStart);
    expect(JSON.parse(String(server.received.at(-1)?.body)).storage_token).toBe(`st_${grants}`);
    const keys = server.received
      .filter(({ path }) => path === '/v1/scans')
      .map(({ headers }) => headers['idempotency-key']);
    // Another token is another body: under the first one's key it would be a conflict.
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('fails after maxRetries with the error of the storage', async () => {
    const client = await clientOf([grant, answer(503, ''), grant, answer(500, '')], 1);
    const failure = await client.scans.create(bytes, { filename: 'cv.pdf' }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(HiringUploadError);
    expect(failure).toMatchObject({ status: 500, filename: 'cv.pdf' });
    expect(server.received).toHaveLength(4);
  });

  it.each<[string, Step[]]>([
    ['a file the storage refuses', [answer(400, '')]],
    ['a token that was used', [stored, refuse(422, 'storage_token_used')]],
    ['a file that is too large', [stored, refuse(422, 'file_too_large')]],
  ])('does not begin again after %s', async (_, fault) => {
    const client = await clientOf([grant, ...fault]);
    await expect(client.scans.create(bytes, { filename: 'cv.pdf' })).rejects.toThrow();
    expect(server.received).toHaveLength(1 + fault.length);
  });
});

describe('waiting', () => {
  it('ends when the scan is completed, and is an option of create', async () => {
    const client = await clientOf([grant, stored, scan('queued'), scan('processing'), scan('completed')]);
    const done = await client.scans.create(bytes, { filename: 'cv.pdf', wait: true });
    expect(done.status).toBe('completed');
    expect(steps().slice(3)).toEqual(['GET /v1/scans/scan_1', 'GET /v1/scans/scan_1']);
  });

  it('ends when the scan failed: that is an outcome, not an error', async () => {
    const client = await clientOf([scan('failed')]);
    expect((await client.scans.waitUntilDone('scan_1')).status).toBe('failed');
  });

  it('ends with an error that names the scan when the time is over, after one last look', async () => {
    // The clock moves with the second look only, so that a slow first one does not use up the time.
    vi.useFakeTimers({ toFake: ['Date'] });
    const client = await clientOf([
      scan('processing'),
      (...call) => {
        vi.setSystemTime(Date.now() + 100);
        scan('processing')(...call);
      },
    ]);
    const failure = await client.scans
      .waitUntilDone('scan_1', { timeoutMs: 100 })
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(HiringWaitError);
    expect(failure).toMatchObject({ scanId: 'scan_1' });
    expect(server.received).toHaveLength(2);
  });

  it('ends with the reason of the signal', async () => {
    const client = await clientOf([scan('processing')]);
    const signal = AbortSignal.timeout(50);
    await expect(client.scans.waitUntilDone('scan_1', { signal })).rejects.toMatchObject({
      name: 'TimeoutError',
    });
  });
});
