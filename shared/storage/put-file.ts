import { PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';

/** Stores bytes under a key of the bucket that is free; existing bytes stay, which is no failure. */
export const filePutter =
  (client: S3Client, bucket: string) =>
  async (key: string, bytes: Uint8Array, contentType: string): Promise<void> => {
    const command = { Bucket: bucket, Key: key, Body: bytes, ContentType: contentType, IfNoneMatch: '*' };
    try {
      await client.send(new PutObjectCommand(command));
    } catch (error) {
      if (!(error instanceof Error) || error.name !== 'PreconditionFailed') throw error;
    }
  };
