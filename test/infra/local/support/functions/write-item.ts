import { DynamoDBClient, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';

const dynamoDb = new DynamoDBClient({});
const secrets = new SecretsManagerClient({});

/** Writes the items that the body names: a list of ids. */
export const handler = async ({ body }: { body: string }) => {
  for (const id of JSON.parse(body) as string[])
    await dynamoDb.send(
      new PutItemCommand({
        TableName: process.env.TABLE as string,
        Item: { pk: { S: id }, kind: { S: id.split('-')[0] as string } },
      }),
    );
  const secret = await secrets.send(new GetSecretValueCommand({ SecretId: process.env.SECRET as string }));
  return { statusCode: 201, body: JSON.stringify({ secretLength: secret.SecretString?.length }) };
};
