import { cpSync, statSync } from 'node:fs';
import { AwsError, refuseUnsupported } from './aws-error.ts';
import type { S3Call } from './s3-call.ts';
import { toXml } from './xml.ts';

/** Copies one version of an object within its bucket, headers included. */
export async function copyObject({ objects, bucket, key, headers, response }: S3Call): Promise<void> {
  const directive = headers['x-amz-metadata-directive'] ?? 'COPY';
  if (directive !== 'COPY') refuseUnsupported(`CopyObject with the metadata directive ${directive}`);
  if (headers['if-none-match']) refuseUnsupported('CopyObject with If-None-Match');
  const { sourceKey, versionId } = readSource(String(headers['x-amz-copy-source']), bucket.name);
  const source = objects.getObject(bucket, sourceKey, versionId);
  const copied = { headers: JSON.parse(source.headers) as Record<string, string>, onlyIfAbsent: false };
  const row = await objects.putObject(
    bucket,
    key,
    copied,
    async (path) => {
      // The version may have been deleted since it was found; then this throws, as on AWS.
      objects.getObject(bucket, sourceKey, source.version_id);
      cpSync(objects.pathOf(source.file), path);
      return { md5: source.etag, sizeBytes: statSync(path).size };
    },
    'ObjectCreated:Copy',
  );
  const result = { LastModified: new Date(row.modified_at).toISOString(), ETag: `"${row.etag}"` };
  response
    .writeHead(200, {
      'content-type': 'application/xml',
      ...(bucket.versioned && {
        'x-amz-version-id': row.version_id,
        'x-amz-copy-source-version-id': source.version_id,
      }),
    })
    .end(toXml('CopyObjectResult', result));
}

/** `/bucket/key?versionId=…`, percent-encoded; the leading slash is optional. */
function readSource(header: string, bucketName: string): { sourceKey: string; versionId?: string } {
  const [path = '', query = ''] = header.split('?');
  const [, name, sourceKey] = decodeURIComponent(path).match(/^\/?([^/]+)\/(.+)$/s) ?? [];
  if (!name || !sourceKey)
    throw new AwsError('InvalidArgument', 'Copy Source must mention the bucket and key.');
  if (name !== bucketName) refuseUnsupported('CopyObject from another bucket');
  return { sourceKey, versionId: new URLSearchParams(query).get('versionId') ?? undefined };
}
