/** What a function brings along that does not choose: injected into the naive bundles, never imported. */
import * as dynamoDb from '@aws-sdk/client-dynamodb';
import * as eventBridge from '@aws-sdk/client-eventbridge';
import * as s3 from '@aws-sdk/client-s3';
import * as secretsManager from '@aws-sdk/client-secrets-manager';
import * as sqs from '@aws-sdk/client-sqs';
import * as documents from '@aws-sdk/lib-dynamodb';
import * as presigner from '@aws-sdk/s3-request-presigner';

// Held whole, so that nothing of them can be shaken off.
Object.assign(globalThis, {
  naiveClients: [dynamoDb, documents, eventBridge, s3, presigner, secretsManager, sqs],
});
