/** A scan that others handle meanwhile: a second message, a deletion, a registration that crashed. */
import { beforeAll, describe, expect, it } from 'vitest';
import { extractScan } from '../../functions/workers/extract-scan/handler.ts';
import { scansToRead } from '../../functions/workers/extract-scan/scan-to-read.ts';
import { type ExtractionOutcome, refuse } from '../../shared/extraction/outcome.ts';
import { fileEraser } from '../../shared/storage/erase-file.ts';
import { uploadKey } from '../../shared/storage/file-keys.ts';
import { readKept } from '../../shared/storage/keep-file.ts';
import { scanStore } from '../../shared/storage/scans.ts';
import { uploadStore } from '../../shared/storage/uploads.ts';
import type { Backend } from '../support/backend.ts';
import { eventsOf, newCaller } from '../support/call-endpoint.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { extractionDesk, types } from './support/extraction-desk.ts';
import { extracted } from './support/reading.ts';
import { s3WithoutCopies } from './support/s3-without-copies.ts';
import { registerScan, type ScanCalls, scanCalls, uploadFile } from './support/scan-calls.ts';

let backend: Backend;
let calls: ScanCalls;
beforeAll(async () => {
  backend = await sharedBackend();
  calls = scanCalls(backend);
});

const desk = (given?: Parameters<typeof extractionDesk>[1]) => extractionDesk(backend, given);

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

  it('is copied by the last receiver too, which no longer reads it, and fails with its message if that fails', async () => {
    const caller = await newCaller(backend);
    const token = await uploadFile(calls, caller);
    const s3 = s3WithoutCopies(backend, 'SlowDown');
    const { body } = await scanCalls({ ...backend, s3 }).create({ caller, body: { storage_token: token } });
    const place = { organizationId: caller.organizationId, scanId: body.id };
    const last = (uploads: ReturnType<typeof uploadStore>, messageId: string) =>
      extractScan({
        loadCorrections: () => import('../../functions/workers/extract-scan/corrections.ts'),
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
