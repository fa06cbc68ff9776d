import { ACMClient } from '@aws-sdk/client-acm';
import { CloudFormationClient } from '@aws-sdk/client-cloudformation';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { EventBridgeClient } from '@aws-sdk/client-eventbridge';
import { LambdaClient } from '@aws-sdk/client-lambda';
import { Route53Client } from '@aws-sdk/client-route-53';
import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { SSMClient } from '@aws-sdk/client-ssm';
import { STSClient } from '@aws-sdk/client-sts';

export type AccountClients = ReturnType<typeof openAccount>;

/**
 * The clients of the services that a preflight reads, with the credentials of the environment. An undefined region is that of
 * the environment or profile.
 */
export function openAccount(region: string | undefined) {
  const place = { ...(region && { region }) };
  return {
    acm: new ACMClient(place),
    cloudFormation: new CloudFormationClient(place),
    dynamoDb: new DynamoDBClient(place),
    eventBridge: new EventBridgeClient(place),
    lambda: new LambdaClient(place),
    route53: new Route53Client(place),
    secretsManager: new SecretsManagerClient(place),
    ssm: new SSMClient(place),
    sts: new STSClient(place),
  };
}
