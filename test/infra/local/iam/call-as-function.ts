import {
  BatchGetItemCommand,
  BatchWriteItemCommand,
  DeleteItemCommand,
  DynamoDBClient,
  GetItemCommand,
  PutItemCommand,
  QueryCommand,
  TransactWriteItemsCommand,
  UpdateItemCommand,
} from '@aws-sdk/client-dynamodb';
import { EventBridgeClient, PutEventsCommand } from '@aws-sdk/client-eventbridge';
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  ListObjectVersionsCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { keyOf } from '../../../../infra/local/iam/role-keys.ts';
import type { Backend } from '../../../support/backend.ts';

/** A right that a role has: one action, where, and, of rows, under which keys. */
export interface Right {
  functionName: string;
  roleArn: string;
  action: string;
  resource: string;
  leadingKeys: string[];
}

/** Sends the one request to AWS that needs a right, signed by the function's key. Throws what the SDK throws. */
export async function callAsFunction(backend: Backend, right: Right): Promise<unknown> {
  const place = { ...backend.place, credentials: keyOf(right.functionName), maxAttempts: 1 };
  const call = calls[right.action];
  if (!call) throw new Error(`there is no call for ${right.action}`);
  return call(right, place, backend);
}

type Place = Pick<Backend['place'], 'endpoint' | 'region'> & { credentials: ReturnType<typeof keyOf> };
type Call = (right: Right, place: Place, backend: Backend) => Promise<unknown>;

const sample = (pattern = 'x') => pattern.replaceAll('*', 'x').replaceAll('?', '0');
const lastOf = (arn: string) => arn.split(/[:/]/).at(-1) ?? '';

const onRows =
  (
    send: (client: DynamoDBClient, TableName: string, key: Row, IndexName: string) => Promise<unknown>,
  ): Call =>
  (right, place, backend) => {
    const [TableName = '', , index = ''] = right.resource.split('table/')[1]?.split('/') ?? [];
    const client = new DynamoDBClient({ ...place, endpoint: backend.dynamoDbPlace.endpoint });
    return send(client, TableName, { pk: { S: sample(right.leadingKeys[0]) }, sk: { S: 'x' } }, index);
  };
type Row = Record<'pk' | 'sk', { S: string }>;

const onFiles =
  (send: (client: S3Client, Bucket: string, Key: string, VersionId: string) => Promise<unknown>): Call =>
  async ({ resource }, place, { s3 }) => {
    const [Bucket = '', ...key] = resource.split(':::')[1]?.split('/') ?? [];
    const Key = sample(key.join('/')) || 'x';
    const { VersionId = '' } = await s3.send(new PutObjectCommand({ Bucket, Key, Body: 'x' }));
    return send(new S3Client({ ...place, forcePathStyle: true }), Bucket, Key, VersionId);
  };

const calls: Record<string, Call> = {
  'dynamodb:GetItem': onRows((client, TableName, Key) => client.send(new GetItemCommand({ TableName, Key }))),
  'dynamodb:BatchGetItem': onRows((client, name, key) =>
    client.send(new BatchGetItemCommand({ RequestItems: { [name]: { Keys: [key] } } })),
  ),
  'dynamodb:BatchWriteItem': onRows((client, name, Item) =>
    client.send(new BatchWriteItemCommand({ RequestItems: { [name]: [{ PutRequest: { Item } }] } })),
  ),
  'dynamodb:PutItem': onRows((client, TableName, Item) =>
    client.send(new PutItemCommand({ TableName, Item })),
  ),
  'dynamodb:UpdateItem': onRows((client, TableName, Key) =>
    client.send(new UpdateItemCommand({ TableName, Key, UpdateExpression: 'REMOVE nothing' })),
  ),
  'dynamodb:DeleteItem': onRows((client, TableName, Key) =>
    client.send(new DeleteItemCommand({ TableName, Key })),
  ),
  'dynamodb:ConditionCheckItem': onRows((client, TableName, Key) => {
    const ConditionExpression = 'attribute_not_exists(nothing)';
    const TransactItems = [{ ConditionCheck: { TableName, Key, ConditionExpression } }];
    return client.send(new TransactWriteItemsCommand({ TransactItems }));
  }),
  'dynamodb:Query': onRows((client, TableName, { pk }, IndexName) =>
    client.send(
      new QueryCommand({
        TableName,
        ...(IndexName && { IndexName }),
        KeyConditionExpression: '#pk = :pk',
        ExpressionAttributeNames: { '#pk': `${IndexName}pk` },
        ExpressionAttributeValues: { ':pk': pk },
      }),
    ),
  ),
  's3:PutObject': onFiles((s3, Bucket, Key) => s3.send(new PutObjectCommand({ Bucket, Key, Body: 'y' }))),
  's3:GetObject': onFiles((s3, Bucket, Key) => s3.send(new GetObjectCommand({ Bucket, Key }))),
  's3:GetObjectVersion': onFiles((s3, Bucket, Key, VersionId) =>
    s3.send(new GetObjectCommand({ Bucket, Key, VersionId })),
  ),
  's3:DeleteObjectVersion': onFiles((s3, Bucket, Key, VersionId) =>
    s3.send(new DeleteObjectCommand({ Bucket, Key, VersionId })),
  ),
  's3:ListBucket': onFiles((s3, Bucket) => s3.send(new ListObjectsV2Command({ Bucket }))),
  's3:ListBucketVersions': onFiles((s3, Bucket) => s3.send(new ListObjectVersionsCommand({ Bucket }))),
  'sqs:SendMessage': ({ resource }, place) => {
    const QueueUrl = `${place.endpoint}/000000000000/${lastOf(resource)}`;
    return new SQSClient(place).send(new SendMessageCommand({ QueueUrl, MessageBody: '{}' }));
  },
  'events:PutEvents': ({ resource }, place) =>
    new EventBridgeClient(place).send(
      new PutEventsCommand({
        Entries: [{ EventBusName: lastOf(resource), Source: 'x', DetailType: 'x', Detail: '{}' }],
      }),
    ),
  'lambda:InvokeFunction': ({ resource }, place) =>
    new LambdaClient(place).send(new InvokeCommand({ FunctionName: lastOf(resource), Payload: '{}' })),
  'secretsmanager:GetSecretValue': ({ resource: SecretId }, place) =>
    new SecretsManagerClient(place).send(new GetSecretValueCommand({ SecretId })),
};
