import { buffer } from 'node:stream/consumers';
import { AwsError } from './aws-error.ts';
import type { ListRequest, ObjectRow } from './object-versions.ts';
import type { S3Call } from './s3-call.ts';
import { sha256 } from './sigv4.ts';
import { readTag, toXml, type XmlNode } from './xml.ts';

const MAX_KEYS = 1000;

export function listVersions({ objects, bucket, parameters, response }: S3Call): void {
  const afterKey = parameters.get('key-marker') ?? '';
  const request = {
    ...readListRequest(parameters, afterKey),
    afterVersionId: parameters.get('version-id-marker'),
  };
  const { page, isTruncated, last } = cutPage(
    objects.versions.listVersions(bucket.name, { ...request, max: request.max + 1 }),
    request.max,
  );
  const describe = (row: (typeof page)[number]) => ({
    Key: row.key,
    VersionId: row.version_id,
    IsLatest: row.isLatest === 1,
    LastModified: new Date(row.modified_at).toISOString(),
    ...(row.file !== null && { ETag: `"${row.etag}"`, Size: row.size, StorageClass: 'STANDARD' }),
  });
  sendXml(response, 'ListVersionsResult', {
    Name: bucket.name,
    Prefix: request.prefix,
    KeyMarker: afterKey,
    MaxKeys: request.max,
    IsTruncated: isTruncated,
    NextKeyMarker: isTruncated ? last?.key : undefined,
    NextVersionIdMarker: isTruncated ? last?.version_id : undefined,
    Version: page.filter(({ file }) => file !== null).map(describe),
    DeleteMarker: page.filter(({ file }) => file === null).map(describe),
  });
}

export function listObjects({ objects, bucket, parameters, response }: S3Call): void {
  const token = parameters.get('continuation-token');
  const afterKey = token ? Buffer.from(token, 'base64url').toString() : (parameters.get('start-after') ?? '');
  const request = readListRequest(parameters, afterKey);
  const { page, isTruncated, last } = cutPage(
    objects.versions.listCurrent(bucket.name, { ...request, max: request.max + 1 }),
    request.max,
  );
  sendXml(response, 'ListBucketResult', {
    Name: bucket.name,
    Prefix: request.prefix,
    KeyCount: page.length,
    MaxKeys: request.max,
    IsTruncated: isTruncated,
    NextContinuationToken: isTruncated && last ? Buffer.from(last.key).toString('base64url') : undefined,
    Contents: page.map((row) => ({
      Key: row.key,
      LastModified: new Date(row.modified_at).toISOString(),
      ETag: `"${row.etag}"`,
      Size: row.size,
      StorageClass: 'STANDARD',
    })),
  });
}

export async function deleteObjects({
  objects,
  bucket,
  payloadHash,
  refuse,
  request,
  response,
}: S3Call): Promise<void> {
  const body = await buffer(request);
  if (payloadHash !== 'UNSIGNED-PAYLOAD' && payloadHash !== sha256(body))
    throw new AwsError(
      'XAmzContentSHA256Mismatch',
      "The 'x-amz-content-sha256' header does not match the body.",
    );
  const wanted = [...body.toString().matchAll(/<Object>(.*?)<\/Object>/gs)].map(([, object = '']) => ({
    key: readTag(object, 'Key') ?? '',
    versionId: readTag(object, 'VersionId'),
  }));
  if (wanted.length === 0 || wanted.length > MAX_KEYS || wanted.some(({ key }) => key === ''))
    throw new AwsError('MalformedXML', 'The XML you provided was not well-formed or did not validate.');
  const refused: XmlNode[] = [];
  const deleted = wanted.flatMap(({ key, versionId }) => {
    const action = versionId ? 's3:DeleteObjectVersion' : 's3:DeleteObject';
    const refusal = refuse([{ action, resource: `${bucket.arn}/${key}` }]);
    if (refusal) {
      refused.push({ Key: key, VersionId: versionId, Code: 'AccessDenied', Message: refusal });
      return [];
    }
    const row = objects.deleteObject(bucket, key, versionId);
    const isMarker = row.file === null;
    return [
      {
        Key: key,
        VersionId: versionId,
        ...(isMarker && { DeleteMarker: true, DeleteMarkerVersionId: row.version_id }),
      },
    ];
  });
  const isQuiet = readTag(body.toString(), 'Quiet') === 'true';
  sendXml(response, 'DeleteResult', { Deleted: isQuiet ? [] : deleted, Error: refused });
}

function readListRequest(parameters: Map<string, string>, afterKey: string): ListRequest {
  const max = Math.min(Number(parameters.get('max-keys') ?? MAX_KEYS), MAX_KEYS);
  if (!Number.isInteger(max) || max < 0) throw new AwsError('InvalidArgument', 'max-keys is not a number.');
  return { prefix: parameters.get('prefix') ?? '', afterKey, max };
}

/** One row more than the page was read, to detect whether more follow. */
function cutPage<R extends ObjectRow>(
  rows: R[],
  max: number,
): { page: R[]; isTruncated: boolean; last: R | undefined } {
  const page = rows.slice(0, max);
  return { page, isTruncated: rows.length > max && max > 0, last: page.at(-1) };
}

function sendXml(response: S3Call['response'], root: string, node: XmlNode): void {
  response.writeHead(200, { 'content-type': 'application/xml' }).end(toXml(root, node));
}
