import { writeFileSync } from 'node:fs';
import { CopyObjectCommand, GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { describe, expect, it } from 'vitest';
import { expireObjects } from '../../../../infra/local/services/s3-lifecycle.ts';
import { BUCKET, connect, QUEUE_ARN, startServices } from './start-services.ts';

const Bucket = BUCKET.name;
const day = 86_400_000;

async function startBucket(lifecycle: typeof BUCKET.lifecycle = []) {
  const clock = { now: Date.parse('2026-11-22T10:00:00Z') };
  const services = await startServices(() => clock.now);
  services.objects.createBucket({ ...BUCKET, lifecycle });
  const { s3 } = connect(services.endpoint);
  s3.config.systemClockOffset = clock.now - Date.now();
  const put = (Key: string, Body: string) =>
    services.objects.putObject(
      { ...BUCKET, lifecycle },
      Key,
      { headers: { 'content-type': 'text/plain' }, onlyIfAbsent: false },
      async (path) => {
        writeFileSync(path, Body);
        return { md5: 'md5', sizeBytes: Body.length };
      },
    );
  const listed = () => services.objects.versions.listVersions(Bucket, { prefix: '', afterKey: '', max: 100 });
  return { ...services, s3, clock, put, listed };
}

describe('CopyObject', () => {
  it('copies the named version with its headers, and notifies of it as a copy', async () => {
    const { s3, put, queues } = await startBucket();
    const first = await put('cv/a', 'first');
    await put('cv/a', 'second');
    queues.receive(QUEUE_ARN, 10);
    const CopySource = `${Bucket}/cv/a?versionId=${first.version_id}`;
    const copied = await s3.send(new CopyObjectCommand({ Bucket, Key: 'cv/b', CopySource }));
    const read = await s3.send(new GetObjectCommand({ Bucket, Key: 'cv/b', VersionId: copied.VersionId }));
    expect([await read.Body?.transformToString(), read.ContentType]).toEqual(['first', 'text/plain']);
    const [told] = queues.receive(QUEUE_ARN, 10);
    expect(JSON.parse(told?.body ?? '{}').Records[0]).toMatchObject({
      eventName: 'ObjectCreated:Copy',
      s3: { object: { key: 'cv/b', size: 5 } },
    });
  });

  it('refuses what is not there, and a bucket that is not this one', async () => {
    const { s3 } = await startBucket();
    const copy = (CopySource: string) => s3.send(new CopyObjectCommand({ Bucket, Key: 'b', CopySource }));
    await expect(copy(`${Bucket}/nothing`)).rejects.toMatchObject({ name: 'NoSuchKey' });
    await expect(copy(`${Bucket}/nothing?versionId=x`)).rejects.toMatchObject({ name: 'NoSuchVersion' });
    await expect(copy('other/a')).rejects.toMatchObject({ name: 'NotImplemented' });
    await s3.send(new PutObjectCommand({ Bucket, Key: 'a', Body: 'x' }));
    const changed = { Bucket, Key: 'b', CopySource: `${Bucket}/a`, MetadataDirective: 'REPLACE' as const };
    await expect(s3.send(new CopyObjectCommand(changed))).rejects.toMatchObject({ name: 'NotImplemented' });
  });
});

describe('a lifecycle rule', () => {
  it('hides a current version, removes what is hidden, then the mark, each after its days and the next midnight', async () => {
    const rule = { prefix: 'pending/', expirationDays: 1, noncurrentDays: 1 };
    const { objects, put, listed, clock } = await startBucket([rule]);
    await put('pending/a', 'x');
    await put('kept/a', 'x');
    const startedAt = clock.now;
    const leftAfter = (hours: number) => {
      clock.now = startedAt + hours * 3_600_000;
      expireObjects(objects, Bucket);
      return listed().map(({ key, file }) => `${key} ${file === null ? 'mark' : 'bytes'}`);
    };
    const kept = 'kept/a bytes';
    // From 10:00 on: a day later it is 10:00, and due at the midnight after that.
    expect(leftAfter(37)).toEqual([kept, 'pending/a bytes']);
    expect(leftAfter(38)).toEqual([kept, 'pending/a mark', 'pending/a bytes']);
    expect(leftAfter(61)).toEqual([kept, 'pending/a mark', 'pending/a bytes']);
    expect(leftAfter(62)).toEqual([kept, 'pending/a mark']);
    expect(leftAfter(63)).toEqual([kept]);
    expect(leftAfter((365 * day) / 3_600_000)).toEqual([kept]);
  });
});
