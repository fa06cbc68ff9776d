import { DeleteObjectCommand, type ListObjectVersionsCommand, type S3Client } from '@aws-sdk/client-s3';
import { describe, expect, it } from 'vitest';
import { fileEraser } from '../../../shared/storage/erase-file.ts';

interface Version {
  Key: string;
  VersionId: string;
  isMarker?: boolean;
}

/** A bucket that lists two versions at a time, by prefix as S3 does. */
function bucketOf(versions: Version[]) {
  const asked: object[] = [];
  const send = async (command: unknown) => {
    if (command instanceof DeleteObjectCommand) {
      const { Key, VersionId } = command.input;
      const at = versions.findIndex((one) => one.Key === Key && one.VersionId === VersionId);
      if (at < 0) throw new Error('there is no such version');
      versions.splice(at, 1);
      return {};
    }
    const { Bucket, Prefix = '', KeyMarker, VersionIdMarker } = (command as ListObjectVersionsCommand).input;
    asked.push({ Bucket, Prefix, KeyMarker, VersionIdMarker });
    const found = versions.filter(({ Key }) => Key.startsWith(Prefix));
    const rest = found.filter(
      ({ VersionId }) => VersionIdMarker === undefined || VersionId > VersionIdMarker,
    );
    const page = rest.slice(0, 2);
    const own = (isMarker: boolean) => page.filter((one) => Boolean(one.isMarker) === isMarker);
    const last = page.at(-1);
    return {
      ...(own(false).length > 0 && { Versions: own(false) }),
      ...(own(true).length > 0 && { DeleteMarkers: own(true) }),
      IsTruncated: rest.length > 2,
      NextKeyMarker: last?.Key,
      NextVersionIdMarker: last?.VersionId,
    };
  };
  return { asked, versions, erase: fileEraser({ send } as unknown as S3Client, 'files') };
}

describe('a file', () => {
  it('is erased with every version and every delete marker, and they are counted', async () => {
    const all = [1, 2, 3, 4, 5].map((n) => ({ Key: 'a/b', VersionId: `v${n}`, isMarker: n % 2 === 0 }));
    const { asked, versions, erase } = bucketOf(all);
    expect(await erase('a/b')).toBe(5);
    expect(versions).toEqual([]);
    expect(asked).toHaveLength(3);
    expect(asked[0]).toEqual({ Bucket: 'files', Prefix: 'a/b' });
    expect(asked[1]).toMatchObject({ KeyMarker: 'a/b', VersionIdMarker: 'v2' });
  });

  it('is not one whose name only begins alike', async () => {
    const { versions, erase } = bucketOf([
      { Key: 'a/b', VersionId: 'v1' },
      { Key: 'a/bc', VersionId: 'v2' },
    ]);
    expect(await erase('a/b')).toBe(1);
    expect(versions).toEqual([{ Key: 'a/bc', VersionId: 'v2' }]);
  });

  it('keeps the version that is given, whatever its place', async () => {
    const { versions, erase } = bucketOf(['v1', 'v2', 'v3'].map((VersionId) => ({ Key: 'a/b', VersionId })));
    expect(await erase('a/b', 'v2')).toBe(2);
    expect(versions).toEqual([{ Key: 'a/b', VersionId: 'v2' }]);
  });

  it('that is not there is no failure', async () => {
    expect(await bucketOf([]).erase('a/b')).toBe(0);
  });
});
