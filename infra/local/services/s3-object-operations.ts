import { createReadStream } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { AwsError, refuseUnsupported } from './aws-error.ts';
import { readDeclaredBytes, receiveBytes } from './object-bytes.ts';
import type { S3Call } from './s3-call.ts';

const KEPT_HEADERS = /^(content-(type|disposition|encoding|language)|cache-control|x-amz-meta-.*)$/;

export async function putObject(call: S3Call): Promise<void> {
  const { objects, bucket, key, headers, payloadHash, request, response } = call;
  const condition = headers['if-none-match'];
  if (condition !== undefined && condition !== '*')
    refuseUnsupported(`PutObject with If-None-Match ${condition}`);
  readDeclaredBytes(headers);
  const newObject = { headers: keepHeaders(headers), onlyIfAbsent: condition === '*' };
  const receive = (path: string) => receiveBytes(request, headers, payloadHash, path);
  const row = await objects.putObject(bucket, key, newObject, receive);
  response
    .writeHead(200, { etag: `"${row.etag}"`, ...versionHeader(bucket.versioned, row.version_id) })
    .end();
}

/** GET and HEAD, whole or in one range. */
export async function getObject(call: S3Call): Promise<void> {
  const { objects, bucket, parameters, headers: asked, request, response } = call;
  if (asked['if-none-match']) refuseUnsupported('GetObject with If-None-Match');
  const row = findObject(call, parameters.get('versionId'));
  const range = readRange(asked.range, row.size);
  const headers = {
    'content-type': 'binary/octet-stream',
    ...(JSON.parse(row.headers) as Record<string, string>),
    ...overriddenHeaders(parameters),
    'content-length': range ? range.end - range.start + 1 : row.size,
    ...(range && { 'content-range': `bytes ${range.start}-${range.end}/${row.size}` }),
    'accept-ranges': 'bytes',
    etag: `"${row.etag}"`,
    'last-modified': new Date(row.modified_at).toUTCString(),
    ...versionHeader(bucket.versioned, row.version_id),
  };
  response.writeHead(range ? 206 : 200, headers);
  if (request.method === 'HEAD') response.end();
  else await pipeline(createReadStream(objects.pathOf(row.file), range ?? {}), response);
}

/** Only a caller that may list the bucket learns that an object is missing; to others it is forbidden, as on AWS. */
function findObject({ objects, bucket, key, refuse }: S3Call, versionId: string | undefined) {
  try {
    return objects.getObject(bucket, key, versionId);
  } catch (error) {
    const mayKnow = !(error instanceof AwsError) || error.code !== 'NoSuchKey';
    const refusal = mayKnow ? undefined : refuse([{ action: 's3:ListBucket', resource: bucket.arn }]);
    throw refusal ? new AwsError('AccessDenied', refusal, 403) : error;
  }
}

export function deleteObject({ objects, bucket, key, parameters, response }: S3Call): void {
  const { version_id, file } = objects.deleteObject(bucket, key, parameters.get('versionId'));
  response.writeHead(204, {
    ...(version_id && versionHeader(bucket.versioned, version_id)),
    ...(file === null && { 'x-amz-delete-marker': 'true' }),
  });
  response.end();
}

function keepHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  const kept = Object.entries(headers).filter(([name]) => KEPT_HEADERS.test(name));
  // aws-chunked is the transfer form, not the content's encoding.
  const withoutTransport = kept.map(([name, value]) => [name, String(value).replace(/^aws-chunked,?/, '')]);
  return Object.fromEntries(withoutTransport.filter(([, value]) => value !== ''));
}

function overriddenHeaders(parameters: Map<string, string>): Record<string, string> {
  const names = ['content-type', 'content-disposition'];
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = parameters.get(`response-${name}`);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

const versionHeader = (versioned: boolean, versionId: string) =>
  versioned ? { 'x-amz-version-id': versionId } : {};

/** The first and last requested byte; undefined for the whole object, also when the header is not one plain range. */
function readRange(header: string | undefined, size: number): { start: number; end: number } | undefined {
  const [, first = '', last = ''] = header?.match(/^bytes=(\d*)-(\d*)$/) ?? [];
  if (first === '' && last === '') return undefined;
  const start = first === '' ? Math.max(size - Number(last), 0) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(last) < Number(first)) return undefined;
  if (start > end) throw new AwsError('InvalidRange', 'The requested range is not satisfiable', 416);
  return { start, end };
}
