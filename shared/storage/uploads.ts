import { GetObjectCommand, HeadObjectCommand, PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { attachmentPrefix, uploadPrefix } from '../names.ts';

/** The spec's window for the one PUT; S3 checks it when the request starts. */
export const uploadSeconds = 120;
/** How long a link to the source file works. */
export const downloadSeconds = 300;

export const uploadKey = (organizationId: string, tokenHash: string) =>
  `${uploadPrefix}${organizationId}/${tokenHash}`;

/** The organization and token hash inside a stored file's key, or null for a key that is not ours. */
export function parseUploadKey(key: string): { organizationId: string; tokenHash: string } | null {
  const [organizationId, tokenHash, ...rest] = key.startsWith(uploadPrefix)
    ? key.slice(uploadPrefix.length).split('/')
    : [];
  return organizationId && tokenHash && rest.length === 0 ? { organizationId, tokenHash } : null;
}

/** Where a file of an application lies; ids only, so that the key tells nothing of the person. */
export const attachmentKey = (organizationId: string, applicationId: string, attachmentId: string) =>
  `${attachmentPrefix}${organizationId}/${applicationId}/${attachmentId}`;

/** The ids inside an attachment's key, or null for a key that is not ours. */
export function parseAttachmentKey(key: string) {
  const [organizationId, applicationId, attachmentId, ...rest] = key.startsWith(attachmentPrefix)
    ? key.slice(attachmentPrefix.length).split('/')
    : [];
  const isOurs = organizationId && applicationId && attachmentId && rest.length === 0;
  return isOurs ? { organizationId, applicationId, attachmentId } : null;
}

/** The keys in S3's notification of new files. Its test message has no records. */
export function createdKeys(notification: string): string[] {
  const { Records = [] } = JSON.parse(notification) as { Records?: { s3: { object: { key: string } } }[] };
  return Records.map(({ s3 }) => decodeURIComponent(s3.object.key.replaceAll('+', ' ')));
}

interface StoredFile {
  size: number;
  version: string;
}

export type UploadStore = ReturnType<typeof uploadStore>;

/** The bucket of uploaded files. */
export function uploadStore(client: S3Client, bucket: string) {
  return {
    /** A URL for one PUT of this content type. `If-None-Match=*` is signed as a query parameter, so plain clients need not send it and a second PUT answers 412. */
    async signPut(key: string, contentType: string): Promise<string> {
      const command = new PutObjectCommand({ Bucket: bucket, Key: key, ContentType: contentType });
      command.middlewareStack.add(
        (next) => (args) => {
          const request = args.request as { query: Record<string, string> };
          request.query['If-None-Match'] = '*';
          return next(args);
        },
        { step: 'build', name: 'onlyOnePut' },
      );
      return getSignedUrl(client, command, {
        expiresIn: uploadSeconds,
        signableHeaders: new Set(['content-type']),
      });
    },

    /** Stores bytes under a key that is still free; bytes that lie there already stay, and that is no failure. */
    async put(key: string, bytes: Uint8Array, contentType: string): Promise<void> {
      const command = { Bucket: bucket, Key: key, Body: bytes, ContentType: contentType, IfNoneMatch: '*' };
      try {
        await client.send(new PutObjectCommand(command));
      } catch (error) {
        if (!(error instanceof Error) || error.name !== 'PreconditionFailed') throw error;
      }
    },

    signGet(key: string, version: string, contentType: string): Promise<string> {
      const command = new GetObjectCommand({
        Bucket: bucket,
        Key: key,
        VersionId: version,
        ResponseContentType: contentType,
      });
      return getSignedUrl(client, command, { expiresIn: downloadSeconds });
    },

    /** What lies under a key, or undefined when nothing was PUT there. */
    async find(key: string): Promise<StoredFile | undefined> {
      try {
        const head = await client.send(new HeadObjectCommand({ Bucket: bucket, Key: key }));
        return { size: head.ContentLength ?? 0, version: head.VersionId ?? '' };
      } catch (error) {
        if (error instanceof Error && error.name === 'NotFound') return undefined;
        throw error;
      }
    },

    async read(key: string, version: string): Promise<Uint8Array> {
      const object = await client.send(
        new GetObjectCommand({ Bucket: bucket, Key: key, VersionId: version }),
      );
      return (await object.Body?.transformToByteArray()) ?? new Uint8Array();
    },
  };
}
