import { PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { BUCKET } from './start-services.ts';

export type PresignOptions = { expiresIn?: number; contentType?: string; signingDate?: Date };

/** A URL that takes one PUT: If-None-Match is a signed query parameter, so a plain client sends no such header. */
export async function presignPut(s3: S3Client, key: string, options: PresignOptions = {}): Promise<string> {
  const { expiresIn = 120, contentType: ContentType = 'application/pdf', signingDate } = options;
  const command = new PutObjectCommand({ Bucket: BUCKET.name, Key: key, ContentType });
  command.middlewareStack.add(
    (next) => (args) => {
      (args.request as { query: Record<string, string> }).query['If-None-Match'] = '*';
      return next(args);
    },
    { step: 'build' },
  );
  const signableHeaders = new Set(['content-type']);
  return getSignedUrl(s3, command, { expiresIn, signableHeaders, ...(signingDate && { signingDate }) });
}

export function put(url: string, body: string | Buffer = '%PDF-1.7', contentType = 'application/pdf') {
  return fetch(url, { method: 'PUT', body, headers: { 'content-type': contentType } });
}
