import { beforeAll, describe, expect, it } from 'vitest';
import { refuse } from '../../shared/extraction/outcome.ts';
import { fileEraser } from '../../shared/storage/erase-file.ts';
import { scanStore } from '../../shared/storage/scans.ts';
import type { Table } from '../../shared/storage/table.ts';
import type { Backend } from '../support/backend.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { extractionDesk, sha256, types } from './support/extraction-desk.ts';
import { extracted } from './support/reading.ts';
import { type ScanCalls, scanCalls } from './support/scan-calls.ts';

let backend: Backend;
let calls: ScanCalls;
beforeAll(async () => {
  backend = await sharedBackend();
  calls = scanCalls(backend);
});

const desk = (given?: Parameters<typeof extractionDesk>[1]) => extractionDesk(backend, given);

describe('a CV that can be read', () => {
  it('ends as a completed scan with profile, summary and facts of the file', async () => {
    const at = await desk();
    await at.read();
    const now = at.clock().toISOString();
    expect(await at.scan()).toMatchObject({
      status: 'completed',
      attempt: 1,
      file: { filename: 'Zoë Smith.pdf', pages: 2, is_ocr: false, language: 'en' },
      profile: { basics: { name: 'Zoë Smith' } },
      summary: { headline: 'Zoë Smith, nurse' },
      quality: { resume_probability: 0.9 },
      extraction: { engine: 'rules' },
      error: null,
      started_at: now,
      completed_at: now,
    });
  });

  it('is given to the reader as it was uploaded', async () => {
    const at = await desk();
    await at.read();
    const [file] = at.files;
    expect(Buffer.from(file?.bytes ?? []).toString()).toBe('Zoë Smith');
    expect(file).toMatchObject({ filename: 'Zoë Smith.pdf', contentType: 'application/pdf' });
  });

  it('emits scan.started and scan.completed, without a word of the CV or its filename', async () => {
    const at = await desk();
    await at.read();
    const events = await at.told();
    expect(events.map(({ type, sequence }) => [type, sequence])).toEqual([
      ['scan.started', 2],
      ['scan.completed', 3],
    ]);
    expect(events[1]).toMatchObject({
      data: {
        object: { id: at.params.id, status: 'completed', file: { pages: 2 } },
        previous: { status: 'processing' },
        context: { actor: { type: 'system', id: 'extract-scan' } },
      },
    });
    expect(JSON.stringify(events)).not.toMatch(/Zo|Smith|uploads\//);
  });

  it('shows as processing while it is read', async () => {
    const at = await desk();
    let during: unknown;
    at.reader = async () => {
      during = await at.scan();
      return extracted('Zoë Smith');
    };
    await at.read();
    expect(during).toMatchObject({ status: 'processing', profile: null, completed_at: null });
  });

  it('has its scan, its result and its event in one transaction', async () => {
    const commits: string[][] = [];
    const table: Table = {
      ...backend.table,
      commit: (writes) => {
        commits.push(
          writes.flatMap((write) => ('put' in write ? [write.put.pk.split('#')[2] ?? 'EVENT'] : [])),
        );
        return backend.table.commit(writes);
      },
    };
    await (await desk({ table })).read();
    expect(commits.slice(-2)).toEqual([
      ['SCAN', 'EVENT'],
      ['SCAN', 'EVENT', 'RESULT'],
    ]);
    // A message that comes again may fail each time: a row reminds the sweep of its scan.
    await (await desk({ table })).read('message-1', 3);
    expect(commits.at(-2)).toHaveLength(3);
    expect(commits.at(-2)).toMatchObject(['SCAN', 'EVENT', expect.any(String)]);
  });
});

describe('a CV that cannot be read', () => {
  it.each([
    ['no_text_found', false],
    ['file_encrypted', false],
    ['provider_error', true],
  ] as const)('fails as %s', async (code, retryable) => {
    const at = await desk();
    at.reader = async () => refuse(code);
    await at.read();
    const error = { code, message: expect.any(String), retryable };
    expect(await at.scan()).toMatchObject({ status: 'failed', error, profile: null, summary: null });
    const events = await at.told();
    expect(types(events)).toEqual(['scan.started', 'scan.failed']);
    expect(events[1]?.data.object).toMatchObject({ status: 'failed', error: { code } });
  });

  it.each([4, 0])(
    'fails as file_expired when its file is at no key any longer (%s receives left)',
    async (left) => {
      const at = await desk();
      const erase = fileEraser(backend.s3, backend.bucketName);
      const scan = await scanStore(backend.table).get(at.caller.organizationId, at.params.id);
      for (const key of [scan.file_key, scan.pending_file?.key ?? '']) await erase(key);
      await at.read('message-1', left);
      const error = { code: 'file_expired', message: expect.any(String), retryable: false };
      expect(await at.scan()).toMatchObject({ status: 'failed', error });
      expect(types(await at.told())).toEqual(['scan.started', 'scan.failed']);
      expect(at.files).toEqual([]);
    },
  );

  it('fails when it is not the file whose SHA-256 was announced, and is not given to the reader', async () => {
    const at = await desk({ upload: { sha256: sha256('another file') } });
    await at.read();
    const message = 'The SHA-256 of the file differs from the one declared with the upload.';
    const error = { code: 'file_corrupt', message, retryable: false };
    expect(await at.scan()).toMatchObject({ status: 'failed', error });
    expect(at.files).toEqual([]);

    const announced = await desk({ upload: { sha256: sha256('Zoë Smith').toUpperCase() } });
    await announced.read();
    expect((await announced.scan()).status).toBe('completed');
  });

  it('fails at the last receipt of its message, rather than hang for ever', async () => {
    const at = await desk();
    at.reader = () => Promise.reject(new Error('out of memory'));
    for (const left of [4, 3, 2, 1])
      await expect(at.read('message-1', left)).rejects.toThrow('out of memory');
    expect((await at.scan()).status).toBe('processing');
    await at.read('message-1', 0);
    expect(await at.scan()).toMatchObject({
      status: 'failed',
      error: { code: 'extraction_timeout', retryable: true },
    });
    expect(at.files).toHaveLength(4);
  });
});

describe('a rescan', () => {
  it('replaces the profile when it ends well', async () => {
    const at = await desk();
    await at.read();
    await calls.rescan({ caller: at.caller, params: at.params });
    at.reader = async () => extracted('Zoë Jones');
    await at.read('message-2');
    expect(await at.scan()).toMatchObject({ attempt: 2, profile: { basics: { name: 'Zoë Jones' } } });
  });

  it('keeps the old profile readable while it runs and when it fails', async () => {
    const at = await desk();
    await at.read();
    await calls.rescan({ caller: at.caller, params: at.params });
    let during: { status?: string; profile?: unknown } = {};
    at.reader = async () => {
      during = await at.scan();
      return refuse('provider_error');
    };
    await at.read('message-2');
    const kept = { basics: { name: 'Zoë Smith' } };
    expect(during).toMatchObject({ status: 'processing', profile: kept });
    expect(await at.scan()).toMatchObject({ status: 'failed', profile: kept });
  });

  it('has no error left when it ends well', async () => {
    const at = await desk();
    at.reader = async () => refuse('provider_error');
    await at.read();
    await calls.rescan({ caller: at.caller, params: at.params });
    at.reader = async () => extracted('Zoë Smith');
    await at.read('message-2');
    expect(await at.scan()).toMatchObject({ status: 'completed', error: null });
  });
});
