import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { GetObjectCommand, PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { exportPrefix } from '../platform/names.ts';
import { downloadSeconds } from './uploads.ts';

/** Where the file of an export lies; ids only. A rule of the bucket removes it when its time is over. */
export const exportFileKey = (organizationId: string, exportId: string) =>
  `${exportPrefix}${organizationId}/${exportId}`;

export type ExportFiles = ReturnType<typeof exportFiles>;

/** The files of exports in the bucket. */
export function exportFiles(client: S3Client, bucket: string) {
  return {
    /** Stores a file of this machine, piece by piece. */
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

    /** A link that a browser saves under the export's id. */
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
