import { createHash } from 'node:crypto';
import { readdirSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  GetObjectTaggingCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  ListObjectVersionsCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { describe, expect, it } from 'vitest';
import { presignPut } from './presign-put.ts';
import { BUCKET, connect, makeFolder, QUEUE_ARN, serve, startServices } from './start-services.ts';

const Bucket = BUCKET.name;

async function startBucket() {
  const services = await startServices();
  const { s3, options } = connect(services.endpoint);
  const put = (Key: string, Body: string | Buffer | Readable, more = {}) =>
    s3.send(new PutObjectCommand({ Bucket, Key, Body, ...more }));
  const read = async (Key: string, more = {}) => {
    const { Body } = await s3.send(new GetObjectCommand({ Bucket, Key, ...more }));
    return Body?.transformToString();
  };
  return { ...services, s3, options, put, read };
}

describe('objects', () => {
  it('gives back bytes, headers and the MD5 as ETag', async () => {
    const { put, s3 } = await startBucket();
    const bytes = Buffer.alloc(3_000_000, 'cv');
    await put('a', bytes, { ContentType: 'application/pdf', Metadata: { origin: 'form' } });
    const head = await s3.send(new HeadObjectCommand({ Bucket, Key: 'a' }));
    expect(head).toMatchObject({
      ContentLength: 3_000_000,
      ContentType: 'application/pdf',
      Metadata: { origin: 'form' },
    });
    expect(head.ETag).toBe(`"${createHash('md5').update(bytes).digest('hex')}"`);
    const { Body } = await s3.send(new GetObjectCommand({ Bucket, Key: 'a' }));
    expect(bytes.equals((await Body?.transformToByteArray()) ?? Buffer.of())).toBe(true);
  });

  it.each([
    ['bytes=2-4', '234'],
    ['bytes=7-', '789'],
    ['bytes=-2', '89'],
    ['bytes=5-99', '56789'],
  ])('answers the range %s', async (Range, expected) => {
    const { put, read } = await startBucket();
    await put('digits', '0123456789');
    expect(await read('digits', { Range })).toBe(expected);
  });

  it('refuses a range past the end', async () => {
    const { put, read } = await startBucket();
    await put('digits', '0123456789');
    await expect(read('digits', { Range: 'bytes=10-' })).rejects.toMatchObject({ name: 'InvalidRange' });
  });

  it('takes what the SDK sends by default: checksums, and streams as aws-chunked with a trailer', async () => {
    const { options, read } = await startBucket();
    const s3 = new S3Client({ ...options, forcePathStyle: true });
    const chunks = Array.from({ length: 50 }, (_, n) => Buffer.alloc(10_000, `${n}`));
    const ContentLength = 500_000;
    await s3.send(new PutObjectCommand({ Bucket, Key: 'whole', Body: 'text' }));
    await s3.send(
      new PutObjectCommand({ Bucket, Key: 'streamed', Body: Readable.from(chunks), ContentLength }),
    );
    expect(await read('whole')).toBe('text');
    expect(await read('streamed')).toBe(Buffer.concat(chunks).toString());
  });

  it('refuses a body that is not the one its Content-MD5 promises, and stores nothing', async () => {
    const { put, read, dir } = await startBucket();
    const ContentMD5 = createHash('md5').update('other').digest('base64');
    await expect(put('a', 'text', { ContentMD5 })).rejects.toMatchObject({ name: 'BadDigest' });
    await expect(read('a')).rejects.toMatchObject({ name: 'NoSuchKey' });
    expect(readdirSync(join(dir, 'objects'))).toEqual([]);
  });
});

describe('versions', () => {
  it('keeps every version, hides them behind a delete marker, and shows them when it is removed', async () => {
    const { put, read, s3 } = await startBucket();
    const first = await put('a', 'one');
    await put('a', 'two');
    expect(await read('a')).toBe('two');
    const marker = await s3.send(new DeleteObjectCommand({ Bucket, Key: 'a' }));
    expect(marker.DeleteMarker).toBe(true);
    await expect(read('a')).rejects.toMatchObject({ name: 'NoSuchKey' });
    await expect(s3.send(new HeadObjectCommand({ Bucket, Key: 'a' }))).rejects.toMatchObject({
      name: 'NotFound',
    });
    expect(await read('a', { VersionId: first.VersionId })).toBe('one');
    await s3.send(new DeleteObjectCommand({ Bucket, Key: 'a', VersionId: marker.VersionId }));
    expect(await read('a')).toBe('two');
  });

  it('frees the bytes of a version removed for good', async () => {
    const { put, read, s3, dir } = await startBucket();
    const { VersionId } = await put('a', 'one');
    await s3.send(new DeleteObjectCommand({ Bucket, Key: 'a', VersionId }));
    await expect(read('a', { VersionId })).rejects.toMatchObject({ name: 'NoSuchVersion' });
    expect(readdirSync(join(dir, 'objects'))).toEqual([]);
  });

  it('lists versions newest first, page by page, and no key twice', async () => {
    const { put, s3 } = await startBucket();
    for (const [key, body] of Object.entries({ 'p/a': '1', 'p/b<&>': '2', 'q/c': '3' })) await put(key, body);
    await put('p/a', 'newer');
    await s3.send(new DeleteObjectCommand({ Bucket, Key: 'p/a' }));
    const seen: string[] = [];
    let marker = {};
    for (let isTruncated = true; isTruncated; ) {
      const page = await s3.send(
        new ListObjectVersionsCommand({ Bucket, Prefix: 'p/', MaxKeys: 1, ...marker }),
      );
      for (const { Key } of page.DeleteMarkers ?? []) seen.push(`${Key} marker`);
      for (const { Key, IsLatest } of page.Versions ?? []) seen.push(`${Key} ${IsLatest}`);
      isTruncated = page.IsTruncated ?? false;
      marker = { KeyMarker: page.NextKeyMarker, VersionIdMarker: page.NextVersionIdMarker };
    }
    expect(seen).toEqual(['p/a marker', 'p/a false', 'p/a false', 'p/b<&> true']);
  });

  it('deletes several versions at once and for good, the marks of earlier deletions too, and no other key', async () => {
    const { put, read, s3, dir } = await startBucket();
    await put('p/a', 'one');
    await put('p/a', 'two');
    await put('p/ab', 'another');
    await s3.send(new DeleteObjectCommand({ Bucket, Key: 'p/a' }));
    const list = () => s3.send(new ListObjectVersionsCommand({ Bucket, Prefix: 'p/' }));
    const page = await list();
    const Objects = [...(page.Versions ?? []), ...(page.DeleteMarkers ?? [])]
      .filter(({ Key }) => Key === 'p/a')
      .map(({ Key, VersionId }) => ({ Key, VersionId }));
    expect(Objects).toHaveLength(3);

    const answer = await s3.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects } }));
    expect(answer.Errors).toBeUndefined();
    expect(answer.Deleted?.map(({ Key, VersionId }) => ({ Key, VersionId }))).toEqual(Objects);
    const marker = page.DeleteMarkers?.[0]?.VersionId;
    expect(answer.Deleted?.at(-1)).toMatchObject({ DeleteMarker: true, DeleteMarkerVersionId: marker });

    const left = await list();
    expect(left.Versions?.map(({ Key }) => Key)).toEqual(['p/ab']);
    expect(left.DeleteMarkers).toBeUndefined();
    await expect(read('p/a')).rejects.toMatchObject({ name: 'NoSuchKey' });
    expect(await read('p/ab')).toBe('another');
    expect(readdirSync(join(dir, 'objects'))).toHaveLength(1);
    const again = await s3.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects } }));
    expect(again.Errors, 'what is gone is no error').toBeUndefined();
  });

  it('lists current objects only, and deletes several at once', async () => {
    const { put, s3 } = await startBucket();
    for (const key of ['a', 'b&', 'c']) await put(key, key);
    const first = await s3.send(new ListObjectsV2Command({ Bucket, MaxKeys: 2 }));
    const ContinuationToken = first.NextContinuationToken;
    const second = await s3.send(new ListObjectsV2Command({ Bucket, ContinuationToken }));
    const keys = [first, second].map(({ Contents }) => Contents?.map(({ Key }) => Key));
    expect(keys).toEqual([['a', 'b&'], ['c']]);
    const Objects = [{ Key: 'a' }, { Key: 'b&' }];
    const answer = await s3.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects } }));
    expect(answer.Deleted).toMatchObject([
      { Key: 'a', DeleteMarker: true },
      { Key: 'b&', DeleteMarker: true },
    ]);
    const left = await s3.send(new ListObjectsV2Command({ Bucket }));
    expect(left.Contents?.map(({ Key }) => Key)).toEqual(['c']);
  });
});

describe('a bucket without versions', () => {
  it('keeps one object per key, and frees the bytes it replaces or deletes', async () => {
    const { objects, s3, dir } = await startBucket();
    objects.createBucket({ ...BUCKET, name: 'plain', versioned: false });
    const put = (Body: string) => s3.send(new PutObjectCommand({ Bucket: 'plain', Key: 'a', Body }));
    expect((await put('one')).VersionId).toBeUndefined();
    await put('two');
    const { Body } = await s3.send(new GetObjectCommand({ Bucket: 'plain', Key: 'a' }));
    expect(await Body?.transformToString()).toBe('two');
    expect(readdirSync(join(dir, 'objects'))).toHaveLength(1);
    await s3.send(new DeleteObjectCommand({ Bucket: 'plain', Key: 'a' }));
    expect(readdirSync(join(dir, 'objects'))).toEqual([]);
    expect((await s3.send(new ListObjectVersionsCommand({ Bucket: 'plain' }))).Versions).toBeUndefined();
  });
});

describe('notifications', () => {
  it('notifies of a delete marker, and of a version removed, if configured', async () => {
    const { objects, put, s3, queues } = await startBucket();
    objects.createBucket({
      ...BUCKET,
      notifications: [{ events: ['s3:ObjectRemoved:*'], queueArn: QUEUE_ARN }],
    });
    const { VersionId } = await put('cv/a', 'x');
    await s3.send(new DeleteObjectCommand({ Bucket, Key: 'cv/a' }));
    await s3.send(new DeleteObjectCommand({ Bucket, Key: 'cv/a', VersionId }));
    await s3.send(new DeleteObjectCommand({ Bucket, Key: 'cv/a', VersionId }));
    const names = queues.receive(QUEUE_ARN, 10).map(({ body }) => JSON.parse(body).Records[0].eventName);
    expect(names).toEqual(['ObjectRemoved:DeleteMarkerCreated', 'ObjectRemoved:Delete']);
  });

  it('refuses an event it does not emulate when the bucket is made', async () => {
    const { objects } = await startBucket();
    const notifications = [{ events: ['s3:ObjectRestore:Post'], queueArn: QUEUE_ARN }];
    expect(() => objects.createBucket({ ...BUCKET, notifications })).toThrow('s3:ObjectRestore:Post');
  });

  it('tells the queue once per PUT under the prefix, in the shape of S3', async () => {
    const { put, queues } = await startBucket();
    await put('other/x', 'no');
    const { VersionId, ETag } = await put('cv/José 1+.pdf', 'yes');
    await put('cv/second', 'yes');
    const records = queues.receive(QUEUE_ARN, 10).map(({ body }) => JSON.parse(body).Records[0]);
    expect(records).toHaveLength(2);
    expect(records[0]).toMatchObject({
      eventSource: 'aws:s3',
      eventName: 'ObjectCreated:Put',
      awsRegion: 'us-east-1',
      s3: {
        bucket: { name: Bucket, arn: BUCKET.arn },
        object: { key: 'cv/Jos%C3%A9+1%2B.pdf', size: 3, eTag: JSON.parse(ETag ?? ''), versionId: VersionId },
      },
    });
    expect(records[1].s3.object.sequencer > records[0].s3.object.sequencer).toBe(true);
  });

  it('tells nobody of an upload that broke off', async () => {
    const { s3, queues, read, dir } = await startBucket();
    const headers = { 'content-type': 'application/pdf', 'content-length': 8 };
    const upload = request(await presignPut(s3, 'cv/a'), { method: 'PUT', headers }).on('error', () => {});
    upload.write('half');
    await expect.poll(() => readdirSync(join(dir, 'objects')), { timeout: 20_000 }).toHaveLength(1);
    upload.destroy();
    await expect.poll(() => readdirSync(join(dir, 'objects')), { timeout: 20_000 }).toEqual([]);
    await expect(read('cv/a')).rejects.toMatchObject({ name: 'NoSuchKey' });
    expect(queues.depth(QUEUE_ARN).visible).toBe(0);
  });
});

describe('restart', () => {
  it('keeps objects and versions, and clears what a crash left half written', async () => {
    const dir = makeFolder();
    const before = await serve(dir);
    const { VersionId } = await connect(before.endpoint).s3.send(
      new PutObjectCommand({ Bucket, Key: 'a', Body: 'kept' }),
    );
    await before.stop();
    writeFileSync(join(dir, 'objects', 'left.part'), 'half');

    const after = await serve(dir);
    const { s3 } = connect(after.endpoint);
    const { Body } = await s3.send(new GetObjectCommand({ Bucket, Key: 'a', VersionId }));
    expect(await Body?.transformToString()).toBe('kept');
    expect(readdirSync(join(dir, 'objects'))).toHaveLength(1);
    await after.stop();
  });
});

describe('refusals', () => {
  it.each(['GET', 'PUT', 'DELETE'])('returns 403 AccessDenied to an unsigned %s', async (method) => {
    const { endpoint, put } = await startBucket();
    await put('a', 'x');
    const response = await fetch(`${endpoint}/${Bucket}/a`, { method });
    expect(response.status).toBe(403);
    expect(await response.text()).toContain('<Code>AccessDenied</Code>');
  });

  it('names the bucket that does not exist', async () => {
    const { s3 } = await startBucket();
    const missing = s3.send(new GetObjectCommand({ Bucket: 'nowhere', Key: 'a' }));
    await expect(missing).rejects.toMatchObject({ name: 'NoSuchBucket', BucketName: 'nowhere' });
  });

  it('names the operation it does not emulate', async () => {
    const { s3 } = await startBucket();
    const tagging = s3.send(new GetObjectTaggingCommand({ Bucket, Key: 'a' }));
    await expect(tagging).rejects.toMatchObject({
      name: 'NotImplemented',
      message: expect.stringContaining('tagging'),
    });
    const copy = s3.send(new PutObjectCommand({ Bucket, Key: 'a', Body: 'x', ACL: 'public-read' }));
    await expect(copy).rejects.toMatchObject({
      name: 'NotImplemented',
      message: expect.stringContaining('x-amz-acl'),
    });
  });
});

describe('CORS', () => {
  const preflight = (endpoint: string, origin: string, method: string, headers: string) =>
    fetch(`${endpoint}/${Bucket}/a`, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': method, 'access-control-request-headers': headers },
    });

  it('allows a preflight that a rule covers', async () => {
    const { endpoint } = await startBucket();
    const response = await preflight(endpoint, 'https://jobs.example.com', 'PUT', 'Content-Type');
    expect(response.status).toBe(200);
    expect(response.headers.get('access-control-allow-origin')).toBe('https://jobs.example.com');
    expect(response.headers.get('access-control-allow-headers')).toBe('content-type');
    expect(response.headers.get('access-control-max-age')).toBe('3000');
  });

  it.each([
    ['another origin', 'https://example.org', 'PUT', 'content-type'],
    ['a method not listed', 'https://jobs.example.com', 'DELETE', 'content-type'],
    ['a header not listed', 'https://jobs.example.com', 'PUT', 'x-secret'],
  ])('returns 403 to %s', async (_, origin, method, headers) => {
    const { endpoint } = await startBucket();
    const response = await preflight(endpoint, origin, method, headers);
    expect(response.status).toBe(403);
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('lets the page read the answer, refusals too', async () => {
    const { endpoint } = await startBucket();
    const headers = { origin: 'https://jobs.example.com' };
    const response = await fetch(`${endpoint}/${Bucket}/a`, { method: 'PUT', body: 'x', headers });
    expect(response.status).toBe(403);
    expect(response.headers.get('access-control-allow-origin')).toBe('https://jobs.example.com');
    expect(response.headers.get('access-control-expose-headers')).toBe('ETag');
  });
});
