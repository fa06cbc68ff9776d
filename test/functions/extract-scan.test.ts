import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { extractScan } from '../../functions/workers/extract-scan/handler.ts';
import { scansToRead } from '../../functions/workers/extract-scan/scan-to-read.ts';
import { type ExtractionOutcome, refuse } from '../../shared/extraction/outcome.ts';
import { fileEraser } from '../../shared/storage/erase-file.ts';
import { uploadKey } from '../../shared/storage/file-keys.ts';
import { readKept } from '../../shared/storage/keep-file.ts';
import { scanStore } from '../../shared/storage/scans.ts';
import type { Table } from '../../shared/storage/table.ts';
import { uploadStore } from '../../shared/storage/uploads.ts';
import type { Backend } from '../support/backend.ts';
import { eventsOf, newCaller } from '../support/call-endpoint.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { turnableClock } from './support/clock.ts';
import { originOf } from './support/origin.ts';
import { extracted } from './support/reading.ts';
import { s3WithoutCopies } from './support/s3-without-copies.ts';
import { registerScan, type ScanCalls, scanCalls, uploadFile } from './support/scan-calls.ts';

let backend: Backend;
let calls: ScanCalls;
beforeAll(async () => {
  backend = await sharedBackend();
  calls = scanCalls(backend);
});

type Extract = Parameters<typeof extractScan>[0]['extract'];
const sha256 = (bytes: string) => createHash('sha256').update(bytes).digest('hex');

/** A registered scan and its reader; `reader` is what stands in for the parsers. */
async function desk({ upload = {}, table = backend.table }: { upload?: object; table?: Table } = {}) {
  const caller = await newCaller(backend);
  const storage_token = await uploadFile(calls, caller, 'Zoë Smith', {
    filename: 'Zoë Smith.pdf',
    ...upload,
  });
  const { body } = await calls.create({ caller, body: { storage_token } });
  const params = { id: body.id as string };
  const clock = turnableClock(new Date(Date.now() + 1000));
  const { organizationId } = caller;
  const files: Parameters<Extract>[0][] = [];
  const at = {
    clock,
    caller,
    params,
    files,
    storage_token,
    reader: (async () => extracted('Zoë Smith')) as Extract,
    read: (messageId = 'message-1', receiptsLeft = 4) =>
      work({ organizationId, scanId: params.id }, { messageId, receiptsLeft }),
    scan: async () => (await calls.get({ caller, params })).body,
    /** What was told after scan.created. The clock stands, so the ids of events do not tell their order. */
    told: async () => (await eventsOf(backend, caller)).slice(1).toSorted((a, b) => a.sequence - b.sequence),
    remove: () => scanStore(backend.table).remove(originOf(caller), params.id, []),
  };
  const work = extractScan({
    environmentName: 'production',
    scans: scanStore(table),
    uploads: uploadStore(backend.s3, backend.bucketName),
    eraseFile: fileEraser(backend.s3, backend.bucketName),
    extract: (file) => {
      files.push(file);
      return at.reader(file);
    },
    clock,
  });
  return at;
}
const types = (events: { type: string }[]) => events.map(({ type }) => type);

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

  it('is told as scan.started and scan.completed, without a word of the CV or its filename', async () => {
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
        context: { actor: { type: 'system' } },
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
    expect(commits.at(-1)).toEqual(['SCAN', 'EVENT', 'RESULT']);
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

  it('fails when it is not the file whose SHA-256 was announced, and is not given to the reader', async () => {
    const at = await desk({ upload: { sha256: sha256('another file') } });
    await at.read();
    expect(await at.scan()).toMatchObject({
      status: 'failed',
      error: { code: 'file_corrupt', retryable: false },
    });
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

describe('more than one message', () => {
  it('about one scan reads it once: the bytes and the registration both send one', async () => {
    const at = await desk();
    const gate = Promise.withResolvers<ExtractionOutcome>();
    at.reader = () => gate.promise;
    const both = [at.read('message-1'), at.read('message-2')];
    await Promise.race(both);
    gate.resolve(extracted('Zoë Smith'));
    await Promise.all(both);
    await at.read('message-3');
    expect(at.files).toHaveLength(1);
    expect(types(await at.told())).toEqual(['scan.started', 'scan.completed']);
  });

  it('lets the one that comes again take over from its crashed receiver', async () => {
    const at = await desk();
    at.reader = () => Promise.reject(new Error('crash'));
    await expect(at.read('message-1')).rejects.toThrow('crash');
    at.reader = async () => extracted('Zoë Smith');
    await at.read('message-1');
    expect((await at.scan()).status).toBe('completed');
  });

  it('renews the claim of the one that comes again', async () => {
    const at = await desk();
    at.reader = () => Promise.reject(new Error('crash'));
    await expect(at.read('message-1')).rejects.toThrow('crash');
    at.clock.forward({ seconds: 60 });
    await expect(at.read('message-1')).rejects.toThrow('crash');
    at.clock.forward({ seconds: 31 });
    await at.read('message-2');
    expect(at.files).toHaveLength(2);
  });

  it('lets another one take over only when the claim has run out', async () => {
    const at = await desk();
    at.reader = () => Promise.reject(new Error('crash'));
    await expect(at.read('message-1')).rejects.toThrow('crash');
    at.reader = async () => extracted('Zoë Smith');
    at.clock.forward({ seconds: 90 });
    await at.read('message-2');
    expect((await at.scan()).status).toBe('processing');
    at.clock.forward({ ms: 1 });
    await at.read('message-2');
    expect((await at.scan()).status).toBe('completed');
  });

  it('lets a late receiver change nothing once another took over', async () => {
    const at = await desk();
    const gate = Promise.withResolvers<ExtractionOutcome>();
    const reading = Promise.withResolvers<void>();
    at.reader = () => {
      reading.resolve();
      return gate.promise;
    };
    const late = at.read('message-1');
    await reading.promise;
    at.clock.forward({ seconds: 91 });
    at.reader = async () => extracted('Zoë Smith');
    await at.read('message-2');
    const done = await at.scan();
    gate.resolve(refuse('provider_error'));
    await late;
    expect(await at.scan()).toEqual(done);
    expect(types(await at.told())).not.toContain('scan.failed');
  });
});

describe('a scan that was deleted', () => {
  it('is nothing to read', async () => {
    const at = await desk();
    await at.remove();
    await at.read();
    expect(at.files).toEqual([]);
  });

  it('leaves no result behind when it went while it was read, and its message ends', async () => {
    const at = await desk();
    at.reader = async () => {
      await at.remove();
      return extracted('Zoë Smith');
    };
    await at.read().catch(() => {});
    await at.read();
    const { organizationId } = at.caller;
    expect(await scanStore(backend.table).results(organizationId, [at.params.id])).toEqual([null]);
    expect(types(await at.told())).toEqual(['scan.started']);
  });
});

describe('a queue message', () => {
  it('about an event names its scan', async () => {
    const caller = await newCaller(backend);
    const { body } = await registerScan(calls, caller);
    const [detail] = await eventsOf(backend, caller);
    expect(scansToRead(JSON.stringify({ source: 'hiring', detail }))).toEqual([
      { organizationId: caller.organizationId, scanId: body.id },
    ]);
  });

  const notified = (key: string) => scansToRead(JSON.stringify({ Records: [{ s3: { object: { key } } }] }));

  it('about the copy of a file names its scan', () => {
    const place = {
      organizationId: 'org_01HZZZZZZZZZZZZZZZZZZZZZZZ',
      scanId: 'scan_01HZZZZZZZZZZZZZZZZZZZZZZZ',
    };
    expect(notified(`uploads/${place.organizationId}/${place.scanId}`)).toEqual([
      expect.objectContaining(place),
    ]);
  });

  it("about a key of an earlier release, or S3's test message, names none", () => {
    expect(notified('uploads/org_01HZZZZZZZZZZZZZZZZZZZZZZZ/abc')).toEqual([]);
    expect(scansToRead(JSON.stringify({ Event: 's3:TestEvent' }))).toEqual([]);
  });
});

describe('a scan whose registration crashed before its file was copied', () => {
  it('is copied by the reader, and read', async () => {
    const caller = await newCaller(backend);
    const uploads = uploadStore(backend.s3, backend.bucketName);
    const { body } = await registerScan(calls, caller);
    const key = uploadKey(caller.organizationId, body.id);
    const erase = fileEraser(backend.s3, backend.bucketName);
    await erase(key);
    const scan = await scanStore(backend.table).get(caller.organizationId, body.id);
    expect(Buffer.from(await readKept(uploads, scan)).toString()).toBe('A CV');
    expect(await uploads.find(key)).toMatchObject({ size: 4 });
    expect(await erase(key)).toBe(1);
  });

  it('is copied where the version is asked for by name and is gone', async () => {
    const caller = await newCaller(backend);
    const uploads = uploadStore(backend.s3, backend.bucketName);
    const { body } = await registerScan(calls, caller);
    const scan = await scanStore(backend.table).get(caller.organizationId, body.id);
    const read = async (key: string, version: string | null) => {
      if (read.calls++ === 0) throw Object.assign(new Error('gone'), { name: 'NoSuchVersion' });
      return uploads.read(key, version);
    };
    read.calls = 0;
    expect(Buffer.from(await readKept({ ...uploads, read }, scan)).toString()).toBe('A CV');
  });

  it('is copied by the last receiver too, which reads no more, and fails with its message where that fails', async () => {
    const caller = await newCaller(backend);
    const token = await uploadFile(calls, caller);
    const s3 = s3WithoutCopies(backend, 'SlowDown');
    const { body } = await scanCalls({ ...backend, s3 }).create({ caller, body: { storage_token: token } });
    const place = { organizationId: caller.organizationId, scanId: body.id };
    const last = (uploads: ReturnType<typeof uploadStore>, messageId: string) =>
      extractScan({
        environmentName: 'production',
        scans: scanStore(backend.table),
        uploads,
        eraseFile: fileEraser(backend.s3, backend.bucketName),
        extract: async () => expect.unreachable(),
        clock: () => new Date(),
      })(place, { messageId, receiptsLeft: 0 });
    await expect(last(uploadStore(s3, backend.bucketName), 'm')).rejects.toThrow('SlowDown');
    const uploads = uploadStore(backend.s3, backend.bucketName);
    await last(uploads, 'm');
    expect(await uploads.find(uploadKey(caller.organizationId, body.id))).toMatchObject({ size: 4 });
    expect((await calls.get({ caller, params: { id: body.id } })).body.status).toBe('failed');
  });
});
