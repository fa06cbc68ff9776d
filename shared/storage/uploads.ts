import {
  CopyObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { servingHeaders } from '../domain/served-file.ts';
import { filePutter } from './put-file.ts';

/** The specified time for the one PUT; S3 checks it when the request starts. */
export const uploadSeconds = 120;
/** The seconds for which a link to the source file is valid. */
export const downloadSeconds = 300;

interface StoredFile {
  size: number;
  version: string;
}

/** One version of a file. */
interface FileVersion {
  key: string;
  version: string;
}

/** A file for display; `version` is null where its key has only one. */
interface ShownFile {
  key: string;
  version: string | null;
  filename: string;
  contentType: string;
}

export type UploadStore = ReturnType<typeof uploadStore>;

/** The bucket of uploaded files. */
export function uploadStore(client: S3Client, bucket: string) {
  return {
    /**
     * A URL for one PUT of this content type and, if declared, of exactly this size in bytes: S3 has no size ranges for
     * a PUT, but it checks a signed Content-Length. `If-None-Match=*` is signed as a query parameter, so that plain
     * clients need not send it, and a second PUT returns 412.
     */
    async signPut(key: string, contentType: string, size?: number | null): Promise<string> {
      const command = new PutObjectCommand({
        Bucket: bucket,
        Key: key,
        ContentType: contentType,
        ...(typeof size === 'number' && { ContentLength: size }),
      });
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
        signableHeaders: new Set(['content-type', 'content-length']),
      });
    },

    put: filePutter(client, bucket),

    /**
     * Copies a version to another key; returns the new version. Throws NoSuchKey or NoSuchVersion when it does not
     * exist.
     */
    async copy({ key, version }: FileVersion, to: string): Promise<string> {
      const CopySource = `${bucket}/${key}?versionId=${encodeURIComponent(version)}`;
      const copied = await client.send(new CopyObjectCommand({ Bucket: bucket, Key: to, CopySource }));
      return copied.VersionId ?? '';
    },

    /** A link to a file that no browser executes: see {@link servingHeaders}. */
    signGet({ key, version, filename, contentType }: ShownFile): Promise<string> {
      const command = new GetObjectCommand({
        Bucket: bucket,
        Key: key,
        VersionId: version ?? undefined,
        ...servingHeaders(filename, contentType),
      });
      return getSignedUrl(client, command, { expiresIn: downloadSeconds });
    },

    /** The file at a key, or undefined when nothing was PUT there. */
    async find(key: string): Promise<StoredFile | undefined> {
      try {
        const head = await client.send(new HeadObjectCommand({ Bucket: bucket, Key: key }));
        return { size: head.ContentLength ?? 0, version: head.VersionId ?? '' };
      } catch (error) {
        if (error instanceof Error && error.name === 'NotFound') return undefined;
        throw error;
      }
    },

    /**
     * The bytes of a version; of the current one for null. Throws NoSuchKey or NoSuchVersion when it does not exist.
     */
    async read(key: string, version: string | null): Promise<Uint8Array> {
      const object = await client.send(
        new GetObjectCommand({ Bucket: bucket, Key: key, VersionId: version ?? undefined }),
      );
      return (await object.Body?.transformToByteArray()) ?? new Uint8Array();
    },
  };
}
