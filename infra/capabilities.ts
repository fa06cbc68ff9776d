import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import type { IEventBus } from 'aws-cdk-lib/aws-events';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { ISecret } from 'aws-cdk-lib/aws-secretsmanager';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import { attachmentPrefix, uploadPrefix } from '../shared/platform/names.ts';
import type { Capability, RowKind, RowVerb } from '../shared/routes/capability.ts';
import type { DataStack } from './data-stack.ts';
import { exportsIn, filesIn, pendingIn } from './files-in.ts';
import { rowKinds, rowStatement, rowVerbs } from './row-rights.ts';
import { indexNames } from './table-indexes.ts';

/** The partitions of deliveries, events, webhook endpoints and their lanes (shared/storage/keys.ts). */
const webhookLeadingKeys = ['DELIVERY#*', 'EVENT#*', 'ORG#*#HOOK', 'ORG#*#LANE'];
/** The same, and the feeds of events and the replays. */
const replayLeadingKeys = [...webhookLeadingKeys, 'ORG#*#EVENT#*', 'ORG#*#REPLAY'];
/** The partitions of jobs, of the versions of their feeds, and of events. */
const importLeadingKeys = ['EVENT#*', 'ORG#*#FEED', 'ORG#*#JOB'];

/** The resources that a function can be granted. The bus and the queues of deliveries exist for workers only. */
export interface Resources {
  data: DataStack;
  bus?: IEventBus;
  deliveries?: IQueue;
  retries?: IQueue;
  replays?: IQueue;
  undelivered?: IQueue;
  /** The ARNs of the model that the stage asks on Bedrock. */
  modelArns?: string[];
  /** The function that runs the code of candidates. */
  codeRunner?: IFunction;
  /** The client at the provider of sign-in; none in the sandbox. */
  identity?: { issuer: string; clientId: string; secret: ISecret } | undefined;
}

interface Grant {
  statement?: PolicyStatement;
  environment?: Record<string, string> | undefined;
}

const grant = (actions: string[], resources: string[], environment: Record<string, string>) => ({
  statement: new PolicyStatement({ actions, resources }),
  environment,
});

/** Lets a function use rows of some partitions only. */
function someRows(table: ITable, leadingKeys: string[], actions: string[], indexes: string[] = []): Grant {
  const { statement, environment } = grant(
    actions.map((action) => `dynamodb:${action}`),
    [table.tableArn, ...indexes],
    { TABLE_NAME: table.tableName },
  );
  statement.addCondition('ForAllValues:StringLike', { 'dynamodb:LeadingKeys': leadingKeys });
  return { statement, environment };
}
const senderActions = ['BatchGetItem', 'DeleteItem', 'GetItem', 'PutItem', 'UpdateItem'];

type RowCapability = `${RowVerb} ${RowKind}`;
const rowCapabilities = Object.fromEntries(
  rowVerbs.flatMap((verb) =>
    rowKinds.map((kind) => [
      `${verb} ${kind}`,
      ({ data: { table } }: Resources): Grant => ({
        statement: rowStatement(table.tableArn, verb, kind),
        environment: { TABLE_NAME: table.tableName },
      }),
    ]),
  ),
) as Record<RowCapability, (resources: Resources) => Grant>;

/** Capability → the one IAM statement and the environment variables that go with it. Nothing else gives a function a right. */
export const capabilities: Record<Capability, (resources: Resources) => Grant> = {
  ...rowCapabilities,
  getRows: ({ data: { table } }) =>
    grant(['dynamodb:GetItem', 'dynamodb:BatchGetItem'], [table.tableArn], { TABLE_NAME: table.tableName }),
  findRows: ({ data: { table } }) =>
    grant(
      ['dynamodb:Query'],
      [table.tableArn, ...indexNames.map((index) => `${table.tableArn}/index/${index}`)],
      { TABLE_NAME: table.tableName },
    ),
  // The sender talks to addresses that customers chose: it reaches deliveries, events and endpoints, and no other row.
  webhookRows: ({ data: { table } }) =>
    someRows(table, webhookLeadingKeys, [...senderActions, 'BatchWriteItem']),
  // Like the sender, and the feed of events.
  replayRows: ({ data: { table } }) =>
    someRows(table, replayLeadingKeys, [...senderActions, 'Query'], [`${table.tableArn}/index/gsi1`]),
  // The importer parses pages of unknown origin: it may only use jobs and events.
  importRows: ({ data: { table } }) => someRows(table, importLeadingKeys, ['GetItem', 'PutItem']),
  // For signing a client's PUT: a URL has only the rights of its signer, so no URL can write a permanent key.
  signUploads: ({ data: { bucket } }) =>
    grant(['s3:PutObject'], [pendingIn(bucket)], { BUCKET_NAME: bucket.bucketName }),
  // For files that a function stores or copies itself, with a row that refers to them.
  keepUploads: ({ data: { bucket } }) =>
    grant(['s3:PutObject'], filesIn(bucket), { BUCKET_NAME: bucket.bucketName }),
  readPending: ({ data: { bucket } }) =>
    grant(['s3:GetObject', 's3:GetObjectVersion', 's3:ListBucket'], [bucket.bucketArn, pendingIn(bucket)], {
      BUCKET_NAME: bucket.bucketName,
    }),
  // For making the copy that a registration did not make: by the version that its row names.
  copyPending: ({ data: { bucket } }) =>
    grant(['s3:GetObjectVersion', 's3:ListBucket'], [bucket.bucketArn, pendingIn(bucket)], {
      BUCKET_NAME: bucket.bucketName,
    }),
  // Whether a file is there, and its size. Without ListBucket, S3 returns 403 instead of 404 for a file that was never
  // uploaded.
  findUploads: ({ data: { bucket } }) =>
    grant(['s3:GetObject', 's3:ListBucket'], [bucket.bucketArn, ...filesIn(bucket)], {
      BUCKET_NAME: bucket.bucketName,
    }),
  readUploads: ({ data: { bucket } }) =>
    grant(['s3:GetObject', 's3:GetObjectVersion', 's3:ListBucket'], [bucket.bucketArn, ...filesIn(bucket)], {
      BUCKET_NAME: bucket.bucketName,
    }),
  // Permanently: the bucket is versioned, so every version is listed and deleted.
  deleteUploads: ({ data: { bucket } }) =>
    grant(
      ['s3:DeleteObjectVersion', 's3:ListBucketVersions'],
      [bucket.bucketArn, ...filesIn(bucket), pendingIn(bucket)],
      { BUCKET_NAME: bucket.bucketName },
    ),
  // The function that parses untrusted files may only erase copies of scans that were deleted meanwhile.
  deleteScanFiles: ({ data: { bucket } }) =>
    grant(
      ['s3:DeleteObjectVersion', 's3:ListBucketVersions'],
      [bucket.bucketArn, bucket.arnForObjects(`${uploadPrefix}*`)],
      { BUCKET_NAME: bucket.bucketName },
    ),
  // For links, which name the version.
  linkAttachments: ({ data: { bucket } }) =>
    grant(['s3:GetObjectVersion'], [bucket.arnForObjects(`${attachmentPrefix}*`)], {
      BUCKET_NAME: bucket.bucketName,
    }),
  linkExports: ({ data: { bucket } }) =>
    grant(['s3:GetObjectVersion'], [exportsIn(bucket)], { BUCKET_NAME: bucket.bucketName }),
  putExports: ({ data: { bucket } }) =>
    grant(['s3:PutObject'], [exportsIn(bucket)], { BUCKET_NAME: bucket.bucketName }),
  deleteExports: ({ data: { bucket } }) =>
    grant(['s3:DeleteObjectVersion', 's3:ListBucketVersions'], [bucket.bucketArn, exportsIn(bucket)], {
      BUCKET_NAME: bucket.bucketName,
    }),
  keyPepper: ({ data }) => secretGrant(data.secrets.keyPepper.secretArn, 'KEY_PEPPER_SECRET'),
  cursorKey: ({ data }) => secretGrant(data.secrets.cursorKey.secretArn, 'CURSOR_KEY_SECRET'),
  webhookRoot: ({ data }) => secretGrant(data.secrets.webhookRoot.secretArn, 'WEBHOOK_ROOT_SECRET'),
  sessionKey: ({ data }) => secretGrant(data.secrets.sessionKey.secretArn, 'SESSION_KEY_SECRET'),
  // The sandbox has no provider: its functions return an error.
  identityClient: ({ identity }) => ({
    environment: identity && { OIDC_ISSUER: identity.issuer, OIDC_CLIENT_ID: identity.clientId },
  }),
  identitySecret: ({ identity }) =>
    identity ? secretGrant(identity.secret.secretArn, 'OIDC_CLIENT_SECRET') : {},
  blindIndexKey: ({ data }) => secretGrant(data.secrets.blindIndex.secretArn, 'BLIND_INDEX_SECRET'),
  runCode: ({ codeRunner }) =>
    grant(['lambda:InvokeFunction'], [needed(codeRunner).functionArn], {
      CODE_RUNNER: needed(codeRunner).functionName,
    }),
  modelKey: ({ data }) => secretGrant(needed(data.modelKey).secretArn, 'MODEL_KEY_SECRET'),
  invokeModel: ({ modelArns }) => grant(['bedrock:InvokeModel'], needed(modelArns), {}),
  putEvents: ({ bus }) =>
    grant(['events:PutEvents'], [needed(bus).eventBusArn], { BUS_NAME: needed(bus).eventBusName }),
  sendDeliveries: ({ deliveries }) =>
    grant(['sqs:SendMessage'], [needed(deliveries).queueArn], {
      DELIVERIES_QUEUE_URL: needed(deliveries).queueUrl,
    }),
  sendRetries: ({ retries }) =>
    grant(['sqs:SendMessage'], [needed(retries).queueArn], { RETRIES_QUEUE_URL: needed(retries).queueUrl }),
  sendUndelivered: ({ undelivered }) =>
    grant(['sqs:SendMessage'], [needed(undelivered).queueArn], {
      UNDELIVERED_QUEUE_URL: needed(undelivered).queueUrl,
    }),
  sendReplays: ({ replays }) =>
    grant(['sqs:SendMessage'], [needed(replays).queueArn], { REPLAYS_QUEUE_URL: needed(replays).queueUrl }),
};

const secretGrant = (arn: string, variable: string) =>
  grant(['secretsmanager:GetSecretValue'], [arn], { [variable]: arn });

function needed<T>(resource: T | undefined): T {
  if (resource === undefined) throw new Error('a capability was asked for where its resource does not exist');
  return resource;
}
