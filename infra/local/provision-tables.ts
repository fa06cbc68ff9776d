import { callDynamoDb } from './call-dynamodb.ts';
import type { Resource } from './template/resolve-stage.ts';

type Index = { IndexName: string };
type TableProperties = {
  KeySchema: { AttributeName: string; KeyType: string }[];
  AttributeDefinitions: object[];
  GlobalSecondaryIndexes?: (Index & { KeySchema: object[]; Projection: object })[];
  LocalSecondaryIndexes?: Index[];
  StreamSpecification?: { StreamViewType?: string };
  TimeToLiveSpecification?: { AttributeName: string; Enabled?: boolean };
};
type TableDescription = { Table: Pick<TableProperties, 'KeySchema'> & { GlobalSecondaryIndexes?: Index[] } };

/**
 * Creates the template's tables, and the indexes that an older run's table lacks. Throws when a table's key differs.
 */
export async function provisionTables(endpoint: string, resources: Resource[]): Promise<void> {
  const tables = resources.filter(({ type }) => /^AWS::DynamoDB::(Table|GlobalTable)$/.test(type));
  for (const { ref: TableName, place, properties } of tables) {
    const table = properties as TableProperties;
    const existing = await describe(endpoint, TableName);
    if (!existing) await create(endpoint, TableName, table);
    else if (JSON.stringify(existing.KeySchema) !== JSON.stringify(table.KeySchema))
      throw new Error(
        `${place}: the key of table ${TableName} has changed. Delete the local data to start anew.`,
      );
    else await addIndexes(endpoint, TableName, table, existing.GlobalSecondaryIndexes ?? []);
    const { TimeToLiveSpecification: ttl } = table;
    if (ttl)
      await callDynamoDb(endpoint, 'table', 'UpdateTimeToLive', {
        TableName,
        TimeToLiveSpecification: { AttributeName: ttl.AttributeName, Enabled: ttl.Enabled ?? true },
      });
  }
}

async function describe(endpoint: string, TableName: string): Promise<TableDescription['Table'] | undefined> {
  try {
    return (await callDynamoDb<TableDescription>(endpoint, 'table', 'DescribeTable', { TableName })).Table;
  } catch (error) {
    if ((error as Error).name === 'ResourceNotFoundException') return undefined;
    throw error;
  }
}

async function create(endpoint: string, TableName: string, table: TableProperties): Promise<void> {
  const { KeySchema, AttributeDefinitions, GlobalSecondaryIndexes, LocalSecondaryIndexes } = table;
  const StreamViewType = table.StreamSpecification?.StreamViewType;
  await callDynamoDb(endpoint, 'table', 'CreateTable', {
    TableName,
    KeySchema,
    AttributeDefinitions,
    GlobalSecondaryIndexes,
    LocalSecondaryIndexes,
    BillingMode: 'PAY_PER_REQUEST',
    ...(StreamViewType && { StreamSpecification: { StreamEnabled: true, StreamViewType } }),
  });
}

async function addIndexes(
  endpoint: string,
  TableName: string,
  { AttributeDefinitions, GlobalSecondaryIndexes = [] }: TableProperties,
  existing: Index[],
): Promise<void> {
  const missing = GlobalSecondaryIndexes.filter(
    ({ IndexName }) => !existing.some((index) => index.IndexName === IndexName),
  );
  // DynamoDB takes one new index per call.
  for (const Create of missing)
    await callDynamoDb(endpoint, 'table', 'UpdateTable', {
      TableName,
      AttributeDefinitions,
      GlobalSecondaryIndexUpdates: [{ Create }],
    });
}
