import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AccessRequest } from '../iam/statement.ts';
import { AwsError, refuseUnsupported } from './aws-error.ts';
import { answerCors } from './cors.ts';
import type { BucketDefinition, ObjectService } from './s3.ts';
import { accessOfS3 } from './s3-access.ts';
import { deleteObjects, listObjects, listVersions } from './s3-bucket-operations.ts';
import type { S3Call } from './s3-call.ts';
import { copyObject } from './s3-copy.ts';
import { deleteObject, getObject, putObject } from './s3-object-operations.ts';
import { parseTarget, verifySignature } from './sigv4.ts';
import { toXml } from './xml.ts';

type S3Operation = (call: S3Call) => Promise<void> | void;

// By method, by the kind of path, and by the parameter that selects a sub-resource.
const OPERATIONS: Record<string, S3Operation> = {
  'PUT object': putObject,
  // A PUT with a header that names its source.
  'COPY object': copyObject,
  'GET object': getObject,
  'HEAD object': getObject,
  'DELETE object': deleteObject,
  'GET bucket versions': listVersions,
  'GET bucket list-type': listObjects,
  'POST bucket delete': deleteObjects,
};
const SUB_RESOURCES = ['versions', 'list-type', 'delete'];
const SIGNING =
  'X-Amz-(Algorithm|Credential|Date|Expires|Signature|SignedHeaders|Content-Sha256|Security-Token)';
const READING = 'x-id|versionId|response-content-(type|disposition)';
const LISTING = 'prefix|max-keys|key-marker|version-id-marker|continuation-token|start-after';
const PLAIN_PARAMETERS = new RegExp(`^(${SIGNING}|${READING}|${LISTING})$`);
// A presigner moves headers into the URL, and S3 treats them as if they had been sent.
const HEADERS_IN_QUERY = /^(x-amz-.*|If-None-Match)$/;
const REFUSED_OF_AWS =
  'acl|grant-.*|copy-source-.+|tagging|object-lock-.*|website-.*|write-offset-.*|server-side-encryption-customer-.*';
const REFUSED_HEADERS = new RegExp(
  `^(if-match|if-modified-since|if-unmodified-since|x-amz-(${REFUSED_OF_AWS}))$`,
);

/** Handles one path-style S3 request. Expiry is checked at the time when the request began. */
export async function handleS3(
  objects: ObjectService,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const now = objects.clock();
  const requestId = randomUUID();
  response.setHeader('x-amz-request-id', requestId);
  try {
    const { path, query } = parseTarget(request.url ?? '/');
    const [, bucketName = '', key = ''] = path.match(/^\/([^/]*)\/?(.*)$/s) ?? [];
    const bucket = objects.findBucket(bucketName);
    if (request.method === 'OPTIONS') return answerPreflight(bucket, request, response);
    if (bucket) allowOrigin(bucket, request, response);
    const { method = 'GET' } = request;
    const { accessKeyId, payloadHash } = verifySignature(
      { method, path, query, headers: request.headers },
      { secretOf: (id) => objects.access.secretOf(id), service: 's3', now },
    );
    if (!bucket)
      throw new AwsError('NoSuchBucket', 'The specified bucket does not exist', 404, {
        BucketName: bucketName,
      });
    const isHeader = ([name]: [string, string]) => HEADERS_IN_QUERY.test(name);
    const signedIn = query.filter(isHeader).map(([name, value]) => [name.toLowerCase(), value]);
    const headers = { ...request.headers, ...Object.fromEntries(signedIn) };
    const parameters = new Map(query.filter((pair) => !isHeader(pair)));
    const copies = method === 'PUT' && key !== '' && headers['x-amz-copy-source'] !== undefined;
    const operation = pickOperation(copies ? 'COPY' : method, key, parameters, Object.keys(headers));
    const refuse = (requests: AccessRequest[]) => objects.access.refuse(accessKeyId, requests);
    const call = { objects, bucket, key, parameters, headers, payloadHash, refuse, request, response };
    demand(call, copies ? 'COPY' : method);
    await operation(call);
  } catch (error) {
    sendError(error, request, response, requestId);
  }
}

/** Throws AccessDenied unless the caller may do what the request asks for. */
function demand(call: S3Call, method: string): void {
  const refusal = call.refuse(accessOfS3(method, call));
  if (refusal) throw new AwsError('AccessDenied', refusal, 403);
}

function pickOperation(
  method: string,
  key: string,
  parameters: Map<string, string>,
  headers: string[],
): S3Operation {
  const names = [...parameters.keys()];
  const subResource = names.find((name) => SUB_RESOURCES.includes(name));
  const name = [method, key === '' ? 'bucket' : 'object', subResource].filter(Boolean).join(' ');
  const operation = OPERATIONS[name];
  const odd =
    names.find((parameter) => parameter !== subResource && !PLAIN_PARAMETERS.test(parameter)) ??
    headers.find((header) => REFUSED_HEADERS.test(header));
  if (operation && !odd) return operation;
  return refuseUnsupported(`the S3 operation "${name}"${odd ? ` with ${odd}` : ''}`);
}

function allowOrigin(
  bucket: BucketDefinition,
  { method = '', headers }: IncomingMessage,
  response: ServerResponse,
): void {
  const { origin } = headers;
  const answer = origin && answerCors(bucket.cors, { origin, method, requestedHeaders: [] });
  if (answer) response.setHeaders(new Map(Object.entries(answer)));
}

function answerPreflight(
  bucket: BucketDefinition | undefined,
  { headers }: IncomingMessage,
  response: ServerResponse,
): void {
  const { origin, 'access-control-request-method': method } = headers;
  if (!origin || !method)
    throw new AwsError('BadRequest', 'Insufficient information. Origin request header needed.');
  const listed = headers['access-control-request-headers'] ?? '';
  const requestedHeaders = listed
    .split(',')
    .map((header) => header.trim().toLowerCase())
    .filter(Boolean);
  const answer = answerCors(bucket?.cors ?? [], { origin, method, requestedHeaders });
  if (!answer) throw new AwsError('AccessForbidden', 'CORSResponse: This CORS request is not allowed.', 403);
  response.writeHead(200, answer).end();
}

function sendError(
  error: unknown,
  request: IncomingMessage,
  response: ServerResponse,
  requestId: string,
): void {
  // A disconnected caller gets no response, and a partly sent response can only be aborted.
  if (response.headersSent || response.destroyed || request.errored) {
    response.destroy();
    return;
  }
  const refusal = error instanceof AwsError ? error : new AwsError('InternalError', String(error), 500);
  const { code, message, status, detail } = refusal;
  const body = toXml('Error', {
    Code: code,
    Message: message,
    ...detail,
    RequestId: requestId,
    HostId: 'local',
  });
  // A response to HEAD has no body, so it has only the status.
  response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(request.method === 'HEAD' ? undefined : body);
}
