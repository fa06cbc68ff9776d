import { beforeAll, describe, expect, it } from 'vitest';
import { expireObjects } from '../../infra/local/services/s3-lifecycle.ts';
import type { Backend } from '../support/backend.ts';
import { newCaller } from '../support/call-endpoint.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { turnableClock } from './support/clock.ts';
import { s3WithoutCopies } from './support/s3-without-copies.ts';
import { registerScan, type ScanCalls, scanCalls, uploadFile } from './support/scan-calls.ts';

const registrationsWithoutCopy = ['SlowDown', 'InternalError', 'RequestTimeout', 'AccessDenied'];

let backend: Backend;
let calls: ScanCalls;

beforeAll(async () => {
  backend = await sharedBackend();
  calls = scanCalls(backend);
});

describe('200', () => {
  it('gives a URL that serves the bytes as they were uploaded, for five minutes', async () => {
    const clock = turnableClock();
    const timed = scanCalls(backend, clock);
    const caller = await newCaller(backend);
    const upload = { storage_token: await uploadFile(timed, caller, 'Zoë’s CV', { filename: 'cv.txt' }) };
    const scan = await timed.create({ caller, body: upload });
    const { status, body } = await timed.pdf({ caller, params: { id: scan.body.id } });
    expect([status, body.object, body.content_type]).toEqual([200, 'signed_url', 'text/plain']);
    expect(body.expires_at).toBe(new Date(clock().getTime() + 300_000).toISOString());
    expect(new URL(body.url).searchParams.get('X-Amz-Expires')).toBe('300');

    const file = await fetch(body.url);
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'text/plain']);
    expect(await file.text()).toBe('Zoë’s CV');
  });

  it.each(registrationsWithoutCopy)(
    'serves a file whose copy failed with %s at its registration',
    async (name) => {
      const caller = await newCaller(backend);
      const token = await uploadFile(calls, caller);
      const failing = scanCalls({ ...backend, s3: s3WithoutCopies(backend, name) });
      const { status, body } = await failing.create({ caller, body: { storage_token: token } });
      expect(status).toBe(201);

      const url = (await calls.pdf({ caller, params: { id: body.id } })).body.url;
      expect(await (await fetch(url)).text()).toBe('A CV');
      for (const days of [2, 5])
        expireObjects(backend.services.objects, backend.bucketName, Date.now() + days * 86_400_000);
      expect(await (await fetch(url)).text()).toBe('A CV');
    },
  );

  it.each(registrationsWithoutCopy)(
    'serves the file as it was PUT while copies fail with %s',
    async (name) => {
      const caller = await newCaller(backend);
      const token = await uploadFile(calls, caller);
      const failing = scanCalls({ ...backend, s3: s3WithoutCopies(backend, name) });
      const { id } = (await failing.create({ caller, body: { storage_token: token } })).body;
      const { status, body } = await failing.pdf({ caller, params: { id } });
      expect([status, body.content_type]).toEqual([200, 'application/pdf']);
      const file = await fetch(body.url);
      expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
      expect(file.headers.get('content-disposition')).toContain('cv.pdf');
      expect(await file.text()).toBe('A CV');
    },
  );

  it('gives a URL that serves nothing else when it is changed', async () => {
    const caller = await newCaller(backend);
    const [one, other] = [await registerScan(calls, caller), await registerScan(calls, caller)];
    const urls = await Promise.all(
      [one, other].map(
        async ({ body }) => new URL((await calls.pdf({ caller, params: { id: body.id } })).body.url),
      ),
    );
    const [first, second] = urls;
    if (first && second) first.pathname = second.pathname;
    expect((await fetch(first?.href ?? '')).status).toBe(403);
  });
});

describe('404', () => {
  it.each(['NoSuchKey', 'NoSuchVersion'])(
    'is the answer where the file is in neither place: %s',
    async (name) => {
      const caller = await newCaller(backend);
      const token = await uploadFile(calls, caller);
      const failing = scanCalls({ ...backend, s3: s3WithoutCopies(backend, name) });
      const { id } = (await failing.create({ caller, body: { storage_token: token } })).body;
      const { status, body } = await failing.pdf({ caller, params: { id } });
      expect([status, body.error.code]).toEqual([404, 'not_found']);
    },
  );

  it("does not know another organization's scan", async () => {
    const [owner, stranger] = [await newCaller(backend), await newCaller(backend)];
    const { body } = await registerScan(calls, owner);
    expect((await calls.pdf({ caller: stranger, params: { id: body.id } })).status).toBe(404);
    expect((await calls.pdf({ caller: stranger, params: { id: 'scan_x' } })).status).toBe(404);
  });
});
