import { once } from 'node:events';
import { request } from 'node:http';
import { GetObjectCommand, HeadObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { presignPut, put } from './presign-put.ts';
import { BUCKET, connect, QUEUE_ARN, startServices } from './start-services.ts';

async function startUploads(clock?: () => number) {
  const services = await startServices(clock);
  return { ...services, ...connect(services.endpoint) };
}

async function expectRefusal(response: Response, status: number, code: string, message = '') {
  const body = await response.text();
  expect([response.status, body]).toEqual([status, expect.stringContaining(`<Code>${code}</Code>`)]);
  expect(body).toContain(message);
}

describe('200', () => {
  it('takes one PUT by a plain client and lets a presigned GET read it back', async () => {
    const { s3 } = await startUploads();
    const Key = 'cv/José (1)+final & co!.pdf';
    const uploaded = await put(await presignPut(s3, Key));
    expect(uploaded.status).toBe(200);
    expect(uploaded.headers.get('x-amz-version-id')).toBeTruthy();

    const command = new GetObjectCommand({
      Bucket: BUCKET.name,
      Key,
      ResponseContentDisposition: 'attachment; filename="cv.pdf"',
    });
    const read = await fetch(await getSignedUrl(s3, command));
    expect(await read.text()).toBe('%PDF-1.7');
    expect(read.headers.get('etag')).toBe(uploaded.headers.get('etag'));
    expect(read.headers.get('content-type')).toBe('application/pdf');
    expect(read.headers.get('content-disposition')).toBe('attachment; filename="cv.pdf"');
  });

  it('reads headers that the presigner moved into the URL as if they had been sent', async () => {
    const { s3, endpoint } = await startUploads();
    const input = { Bucket: BUCKET.name, Key: 'cv/a', Metadata: { owner: 'org_1' } };
    const upload = (url: string) => fetch(url, { method: 'PUT', body: '%PDF' });
    expect((await upload(await getSignedUrl(s3, new PutObjectCommand(input)))).status).toBe(200);
    const { Metadata } = await s3.send(new HeadObjectCommand({ Bucket: BUCKET.name, Key: 'cv/a' }));
    expect(Metadata).toEqual({ owner: 'org_1' });

    // By default the SDK signs the checksum of an empty body into the URL: the trap that WHEN_REQUIRED avoids.
    const careless = new S3Client({ ...connect(endpoint).options, forcePathStyle: true });
    const refused = await upload(await getSignedUrl(careless, new PutObjectCommand(input)));
    await expectRefusal(refused, 400, 'BadDigest');
  });

  it('reads any key back under the name it was given', async () => {
    const { s3 } = await startUploads();
    const segment = fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme' });
    const key = segment.filter(
      (text) => !/[\p{C}/\\]/u.test(text) && !/^\.+$/.test(text) && text.isWellFormed(),
    );
    await fc.assert(
      fc.asyncProperty(key, async (name) => {
        const response = await put(await presignPut(s3, `other/${name}`), name, 'text/plain').then(
          (r) => r.status,
        );
        expect(response).toBe(403);
        const accepted = await put(
          await presignPut(s3, `other/${name}`, { contentType: 'text/plain' }),
          name,
          'text/plain',
        );
        expect([200, 412]).toContain(accepted.status);
        const read = await s3.send(new GetObjectCommand({ Bucket: BUCKET.name, Key: `other/${name}` }));
        expect(await read.Body?.transformToString()).toBe(name);
      }),
      { numRuns: 40 },
    );
  });
});

describe('403', () => {
  it('refuses a content type other than the signed one', async () => {
    const { s3 } = await startUploads();
    await expectRefusal(
      await put(await presignPut(s3, 'cv/a'), 'x', 'text/html'),
      403,
      'SignatureDoesNotMatch',
    );
  });

  it('refuses a URL from the moment it has expired', async () => {
    const signedAt = Math.floor(Date.now() / 1000) * 1000;
    let now = signedAt + 121_000;
    const { s3 } = await startUploads(() => now);
    const url = await presignPut(s3, 'cv/a', { expiresIn: 120, signingDate: new Date(signedAt) });
    await expectRefusal(await put(url), 403, 'AccessDenied', 'Request has expired');
    now = signedAt + 120_000;
    expect((await put(url)).status).toBe(200);
  });

  it('judges expiry by the start of the request, however long its body takes', async () => {
    let now = Date.now();
    let isSent = false;
    const begun = Promise.withResolvers<void>();
    const { s3 } = await startUploads(() => {
      if (isSent) begun.resolve();
      return now;
    });
    const url = await presignPut(s3, 'cv/slow', { expiresIn: 60 });
    const headers = { 'content-type': 'application/pdf', 'content-length': 8 };
    const upload = request(url, { method: 'PUT', headers });
    const answered = once(upload, 'response');
    isSent = true;
    upload.write('%PDF');
    await begun.promise;
    now += 3_600_000;
    upload.end('-1.7');
    const [{ statusCode }] = await answered;
    expect(statusCode).toBe(200);
  });

  it('refuses a URL that is signed for later', async () => {
    const { s3 } = await startUploads();
    const signingDate = new Date(Date.now() + 3_600_000);
    await expectRefusal(await put(await presignPut(s3, 'cv/a', { signingDate })), 403, 'AccessDenied');
  });

  it('refuses a URL in which any one character was changed, and stores nothing', async () => {
    const { s3, endpoint, objects } = await startUploads();
    const url = await presignPut(s3, 'cv/a');
    const first = endpoint.length + 1;
    const changed = Array.from({ length: url.length - first }, (_, offset) => {
      const at = first + offset;
      return `${url.slice(0, at)}${url[at] === '7' ? '8' : '7'}${url.slice(at + 1)}`;
    });
    for (const forged of changed) {
      const response = await put(forged);
      expect([400, 403, 501], forged).toContain(response.status);
      await response.arrayBuffer();
    }
    const everything = { prefix: '', afterKey: '', max: 10 };
    expect(objects.versions.listVersions(BUCKET.name, everything)).toEqual([]);
    expect((await put(url)).status).toBe(200);
  });

  it.each([
    ['a longer life', (url: string) => url.replace('X-Amz-Expires=120', 'X-Amz-Expires=121')],
    ['an added parameter', (url: string) => `${url}&versionId=1`],
    ['the condition removed', (url: string) => url.replace(/If-None-Match=[^&]*&/, '')],
    ['another host', (url: string) => url.replace('127.0.0.1', 'localhost')],
  ])('refuses a URL with %s', async (_, forge) => {
    const { s3 } = await startUploads();
    await expectRefusal(await put(forge(await presignPut(s3, 'cv/a'))), 403, 'SignatureDoesNotMatch');
  });

  it('refuses a URL signed for PUT when it is used to read', async () => {
    const { s3 } = await startUploads();
    const url = await presignPut(s3, 'cv/a');
    await put(url);
    const headers = { 'content-type': 'application/pdf' };
    await expectRefusal(await fetch(url, { headers }), 403, 'SignatureDoesNotMatch');
  });

  it('refuses an x-amz header that was not signed', async () => {
    const { s3 } = await startUploads();
    const headers = { 'content-type': 'application/pdf', 'x-amz-meta-owner': 'someone' };
    const response = await fetch(await presignPut(s3, 'cv/a'), { method: 'PUT', body: 'x', headers });
    await expectRefusal(response, 403, 'AccessDenied', 'x-amz-meta-owner');
  });

  it('refuses the signature of another secret', async () => {
    const { endpoint } = await startUploads();
    const credentials = { accessKeyId: 'AKIALOCAL', secretAccessKey: 'guessed' };
    const stranger = new S3Client({ endpoint, region: 'us-east-1', forcePathStyle: true, credentials });
    await expectRefusal(await put(await presignPut(stranger, 'cv/a')), 403, 'SignatureDoesNotMatch');
  });
});

describe('400 and 411', () => {
  it('refuses a life of more than seven days', async () => {
    const { s3 } = await startUploads();
    const url = (await presignPut(s3, 'cv/a')).replace('X-Amz-Expires=120', 'X-Amz-Expires=604801');
    await expectRefusal(await put(url), 400, 'AuthorizationQueryParametersError');
  });

  it('demands a content length', async () => {
    const { s3 } = await startUploads();
    const body = new Blob(['%PDF-1.7']).stream();
    const headers = { 'content-type': 'application/pdf' };
    const options = { method: 'PUT', body, headers, duplex: 'half' } as RequestInit;
    await expectRefusal(await fetch(await presignPut(s3, 'cv/a'), options), 411, 'MissingContentLength');
  });
});

describe('412', () => {
  it('refuses the second PUT and keeps the first bytes', async () => {
    const { s3 } = await startUploads();
    const url = await presignPut(s3, 'cv/a');
    expect((await put(url, 'first')).status).toBe(200);
    await expectRefusal(await put(url, 'second'), 412, 'PreconditionFailed');
    const read = await s3.send(new GetObjectCommand({ Bucket: BUCKET.name, Key: 'cv/a' }));
    expect(await read.Body?.transformToString()).toBe('first');
  });

  it('lets exactly one of several concurrent PUTs win, with one notification', async () => {
    const { s3, queues } = await startUploads();
    const url = await presignPut(s3, 'cv/a');
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => put(url, Buffer.alloc(300_000, n))),
    );
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([200, ...Array.from({ length: 7 }, () => 412)]);
    const winner = answers.find(({ status }) => status === 200);
    const read = await s3.send(new GetObjectCommand({ Bucket: BUCKET.name, Key: 'cv/a' }));
    expect(read.ETag).toBe(winner?.headers.get('etag'));
    expect(queues.depth(QUEUE_ARN).visible).toBe(1);
  });
});
