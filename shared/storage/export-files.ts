import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { GetObjectCommand, PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { exportPrefix } from '../platform/names.ts';
import { downloadSeconds } from './uploads.ts';

/** The storage key of an export's file; ids only. A lifecycle rule of the bucket expires the file. */
export const exportFileKey = (organizationId: string, exportId: string) =>
  `${exportPrefix}${organizationId}/${exportId}`;

export type ExportFiles = ReturnType<typeof exportFiles>;

/** The files of exports in the bucket. */
export function exportFiles(client: S3Client, bucket: string) {
  return {
    /** Stores a local file as a stream. */
    async put(key: string, path: string): Promise<{ size: number; version: string }> {
      const { size } = await stat(path);
      const command = {
        Bucket: bucket,
        Key: key,
        Body: createReadStream(path),
        ContentLength: size,
        ContentType: 'application/json',
      };
      const { VersionId } = await client.send(new PutObjectCommand(command));
      return { size, version: VersionId ?? '' };
    },

    /** A signed URL, which a browser saves under the export's id. */
    signGet(key: string, version: string): Promise<string> {
      const command = new GetObjectCommand({
        Bucket: bucket,
        Key: key,
        VersionId: version,
        ResponseContentType: 'application/json',
        ResponseContentDisposition: `attachment; filename="${key.split('/').at(-1)}.json"`,
      });
      return getSignedUrl(client, command, { expiresIn: downloadSeconds });
    },
  };
}
