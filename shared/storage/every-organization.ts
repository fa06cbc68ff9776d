import { type DynamoDBDocumentClient, paginateScan } from '@aws-sdk/lib-dynamodb';

/**
 * The ids of all organizations, for an operator's command that runs once after an upgrade. It reads the whole table, in keys: no
 * function has the right to do that, and no index lists organizations.
 */
export async function* everyOrganization(
  client: DynamoDBDocumentClient,
  tableName: string,
): AsyncGenerator<string> {
  const keysOnly = {
    TableName: tableName,
    ProjectionExpression: '#pk, #sk',
    ExpressionAttributeNames: { '#pk': 'pk', '#sk': 'sk' },
  };
  for await (const { Items = [] } of paginateScan({ client }, keysOnly))
    for (const { pk, sk } of Items) if (sk === 'ORG') yield String(pk).slice('ORG#'.length);
}
