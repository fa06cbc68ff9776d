/** The one file that constructs AWS clients. Endpoints and credentials come from the environment, on AWS and locally alike. */
import { BedrockRuntimeClient } from '@aws-sdk/client-bedrock-runtime';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { EventBridgeClient } from '@aws-sdk/client-eventbridge';
import { LambdaClient } from '@aws-sdk/client-lambda';
import { S3Client } from '@aws-sdk/client-s3';
import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { SQSClient } from '@aws-sdk/client-sqs';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

/** The address and credentials of an AWS, for tools that use more than one stage of this machine. */
export interface Place {
  endpoint?: string;
  region?: string;
  credentials?: { accessKeyId: string; secretAccessKey: string };
}

/* @__NO_SIDE_EFFECTS__ */
export const dynamoDb = (place: Place = {}) =>
  DynamoDBDocumentClient.from(new DynamoDBClient(place), {
    marshallOptions: { removeUndefinedValues: true },
  });

/** Checksums only where S3 requires them: otherwise a presigned PUT would contain the checksum of an empty body. */
/* @__NO_SIDE_EFFECTS__ */
export const s3 = () => new S3Client({ requestChecksumCalculation: 'WHEN_REQUIRED' });

/** The host in a queue's URL is the account's; requests go to the configured endpoint. */
/* @__NO_SIDE_EFFECTS__ */
export const sqs = () => new SQSClient({ useQueueUrlAsEndpoint: false });

/* @__NO_SIDE_EFFECTS__ */
export const eventBridge = () => new EventBridgeClient();

/* @__NO_SIDE_EFFECTS__ */
export const lambda = () => new LambdaClient();

/* @__NO_SIDE_EFFECTS__ */
export const secretsManager = (place: Place = {}) => new SecretsManagerClient(place);

/** One attempt: the caller retries, because it knows how much time is left (shared/model/retry-budget.ts). */
/* @__NO_SIDE_EFFECTS__ */
export const bedrockRuntime = (region?: string) =>
  new BedrockRuntimeClient({ maxAttempts: 1, ...(region && { region }) });
