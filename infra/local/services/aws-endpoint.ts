import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Access } from '../iam/access.ts';
import type { AccessRequest } from '../iam/statement.ts';
import { AwsError, refuseUnsupported } from './aws-error.ts';
import type { BusService, EventEntry } from './eventbridge.ts';
import { type JsonOperations, requireText } from './json-operation.ts';
import { type FunctionService, handleLambda, isLambdaPath } from './lambda-api.ts';
import type { ObjectService } from './s3.ts';
import { handleS3 } from './s3-api.ts';
import type { SecretService } from './secrets.ts';
import { type Credentials, sha256, verifySignature } from './sigv4.ts';
import type { QueueService } from './sqs.ts';
import { accessOfSqs } from './sqs-access.ts';
import { createSqsOperations } from './sqs-api.ts';
import type { Clock } from './store.ts';

export type Services = {
  queues: QueueService;
  objects: ObjectService;
  buses: BusService;
  secrets: SecretService;
  functions?: FunctionService;
};
type EndpointOptions = { credentials: Credentials; access?: Access; clock?: Clock };

type JsonService = {
  signingName: string;
  operations: JsonOperations;
  /** The actions that a request needs. */
  accessOf: (operation: string, input: never) => AccessRequest[];
};

// Ten times the largest batch, since JSON escapes can lengthen it.
const MAX_BODY_BYTES = 10 * 1_048_576;

// Older SQS clients from the time of the query protocol expect the old name of this error.
const QUERY_ERROR_CODES: Record<string, string> = {
  QueueDoesNotExist: 'AWS.SimpleQueueService.NonExistentQueue',
  AccessDeniedException: 'AccessDenied',
};

/**
 * One HTTP server for every emulated service, in region us-east-1 and with one pair of credentials. The prefix of
 * X-Amz-Target selects a JSON service; a request without one is an invocation of Lambda by its path, or S3, path-style. Not yet
 * listening.
 */
export function createAwsEndpoint(services: Services, options: EndpointOptions): Server {
  const jsonServices = createJsonServices(services);
  const { credentials, access = new Access(credentials) } = options;
  const judged = { access, clock: options.clock };
  return createServer((request, response) => {
    const target = request.headers['x-amz-target'];
    if (typeof target === 'string') return void handleJson(jsonServices, target, judged, request, response);
    const { functions } = services;
    if (functions && isLambdaPath(request.url ?? '')) {
      const judging = { access, clock: options.clock ?? Date.now };
      return void handleLambda(functions, judging, request, response, readBody);
    }
    return void handleS3(services.objects, request, response);
  });
}

function createJsonServices({ queues, buses, secrets }: Services): Record<string, JsonService> {
  return {
    AmazonSQS: { signingName: 'sqs', operations: createSqsOperations(queues), accessOf: accessOfSqs },
    AWSEvents: {
      signingName: 'events',
      accessOf: (operation, { Entries = [] }: { Entries?: EventEntry[] }) =>
        Entries.map((entry) => ({ action: `events:${operation}`, resource: buses.arnOf(entry) })),
      operations: {
        PutEvents: ({ Entries }: { Entries: EventEntry[] }) => {
          const outcomes = buses.putEvents(Entries);
          return {
            FailedEntryCount: outcomes.filter((outcome) => 'ErrorCode' in outcome).length,
            Entries: outcomes,
          };
        },
      },
    },
    secretsmanager: {
      signingName: 'secretsmanager',
      accessOf: (operation, { SecretId = '' }: { SecretId?: string }) => [
        { action: `secretsmanager:${operation}`, resource: secrets.arnOf(SecretId) },
      ],
      operations: {
        GetSecretValue: ({
          SecretId,
          VersionId,
          VersionStage = 'AWSCURRENT',
        }: Record<string, string | undefined>) => {
          if (VersionId !== undefined || VersionStage !== 'AWSCURRENT')
            refuseUnsupported('older versions of a secret', 'InvalidParameterException', 400);
          return secrets.getSecretValue(requireText('SecretId', SecretId, 'ValidationException'));
        },
        PutSecretValue: ({ SecretId, SecretString }: Record<string, string | undefined>) =>
          secrets.putSecretValue(
            requireText('SecretId', SecretId, 'ValidationException'),
            requireText('SecretString', SecretString, 'ValidationException'),
          ),
      },
    },
  };
}

async function handleJson(
  services: Record<string, JsonService>,
  target: string,
  { access, clock = Date.now }: { access: Access; clock: Clock | undefined },
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const callerGone = new AbortController();
  response.on('close', () => callerGone.abort());
  const [prefix = '', name = ''] = target.split('.');
  try {
    const service = services[prefix] ?? refuseUnsupported(target, 'UnknownOperationException', 400);
    const { method = 'POST', headers } = request;
    const { accessKeyId, payloadHash } = verifySignature(
      { method, headers, path: '/', query: [] },
      { secretOf: (id) => access.secretOf(id), service: service.signingName, now: clock() },
    );
    const body = await readBody(request);
    if (sha256(body) !== payloadHash)
      throw new AwsError('InvalidSignatureException', 'The body is not the one that was signed.', 403);
    const operation = service.operations[name] ?? refuseUnsupported(target, 'UnknownOperationException', 400);
    const input = parseJson(body) as never;
    const refusal = access.refuse(accessKeyId, service.accessOf(name, input));
    if (refusal) throw new AwsError('AccessDeniedException', refusal, prefix === 'AmazonSQS' ? 403 : 400);
    const call = { host: headers.host ?? 'localhost', callerGone: callerGone.signal };
    sendJson(response, request, 200, await operation(input, call));
  } catch (error) {
    const { code, message, status } =
      error instanceof AwsError ? error : new AwsError('InternalFailure', String(error), 500);
    if (prefix === 'AmazonSQS')
      response.setHeader('x-amzn-query-error', `${QUERY_ERROR_CODES[code] ?? code};Sender`);
    sendJson(response, request, status, { __type: code, message });
  }
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > MAX_BODY_BYTES) throw new AwsError('RequestEntityTooLarge', 'The request is too large.', 413);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString() || '{}');
  } catch {
    throw new AwsError('SerializationException', 'The request body is not JSON.');
  }
}

function sendJson(response: ServerResponse, request: IncomingMessage, status: number, answer: unknown): void {
  if (response.destroyed) return;
  const contentType = request.headers['content-type'] ?? 'application/x-amz-json-1.0';
  response
    .writeHead(status, { 'content-type': contentType, 'x-amzn-requestid': randomUUID() })
    .end(JSON.stringify(answer));
}
