import { DeleteObjectCommand, ListObjectVersionsCommand, type S3Client } from '@aws-sdk/client-s3';

export type EraseFile = ReturnType<typeof fileEraser>;

/**
 * Removes every version of a file, except one that may be given, and its delete markers. Returns the number of removed
 * versions; zero is no failure.
 */
export const fileEraser =
  (client: S3Client, bucket: string) =>
  async (key: string, except?: string): Promise<number> => {
    let erased = 0;
    let marker: { KeyMarker?: string; VersionIdMarker?: string } = {};
    for (;;) {
      const page = await client.send(
        new ListObjectVersionsCommand({ Bucket: bucket, Prefix: key, ...marker }),
      );
      const versions = [...(page.Versions ?? []), ...(page.DeleteMarkers ?? [])].filter(
        ({ Key, VersionId }) => Key === key && VersionId !== except,
      );
      for (const { VersionId } of versions) {
        await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key, VersionId }));
      }
      erased += versions.length;
      if (!page.IsTruncated) return erased;
      marker = { KeyMarker: page.NextKeyMarker, VersionIdMarker: page.NextVersionIdMarker };
    }
  };
