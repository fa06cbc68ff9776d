import { arnOf } from '../template/local-account.ts';
import type { Resource } from '../template/resolve-stage.ts';
import type { AccessRequest } from './statement.ts';

/** The partition key's attribute, by the ARN of a table or an index. */
export type HashKeys = Map<string, string>;
type Value = { S?: string; N?: string; B?: string };
type Item = Record<string, Value>;
type Keyed = { TableName?: string; Key?: Item; Item?: Item };
type Query = Keyed & {
  IndexName?: string;
  KeyConditionExpression?: string;
  ExpressionAttributeNames?: Record<string, string>;
  ExpressionAttributeValues?: Item;
};
type BatchWrite = { PutRequest?: Keyed; DeleteRequest?: Keyed };
type Input = Query & {
  RequestItems?: Record<string, { Keys: Item[] } | BatchWrite[]>;
  TransactItems?: Record<string, Keyed>[];
};
type KeySchema = { AttributeName: string; KeyType: string }[];
type TableProperties = {
  KeySchema: KeySchema;
  GlobalSecondaryIndexes?: { IndexName: string; KeySchema: KeySchema }[];
};

/** In a transaction each item is a request of its own. */
const ofTransaction: Record<string, string> = {
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  Get: 'GetItem',
  ConditionCheck: 'ConditionCheckItem',
};

/** Reads the partition keys of all tables and indexes of a stage. */
export function readHashKeys(resources: Resource[]): HashKeys {
  const found: HashKeys = new Map();
  const hashKeyOf = (schema: KeySchema) =>
    schema.find(({ KeyType }) => KeyType === 'HASH')?.AttributeName as string;
  for (const { type, attributes, properties } of resources) {
    if (!/^AWS::DynamoDB::(Table|GlobalTable)$/.test(type)) continue;
    const { KeySchema, GlobalSecondaryIndexes = [] } = properties as TableProperties;
    found.set(attributes.Arn as string, hashKeyOf(KeySchema));
    for (const { IndexName, KeySchema: ofIndex } of GlobalSecondaryIndexes)
      found.set(`${attributes.Arn}/index/${IndexName}`, hashKeyOf(ofIndex));
  }
  return found;
}

/**
 * The actions that a request to DynamoDB needs, with the partition keys that it touches (dynamodb:LeadingKeys). Of a query
 * of an index that is the index's own partition key.
 */
export function accessOfDynamoDb(operation: string, input: Input, hashKeys: HashKeys): AccessRequest[] {
  const { RequestItems, TransactItems } = input;
  if (TransactItems)
    return TransactItems.flatMap((item) =>
      Object.entries(item).map(([kind, keyed]) => accessOfKeys(ofTransaction[kind] ?? kind, keyed, hashKeys)),
    );
  if (RequestItems)
    return Object.entries(RequestItems).map(([TableName, asked]) => {
      const items = Array.isArray(asked)
        ? asked.map(({ PutRequest, DeleteRequest }) => PutRequest ?? DeleteRequest ?? {})
        : asked.Keys.map((Key) => ({ Key }));
      return accessOfKeys(operation, { TableName }, hashKeys, items);
    });
  if (operation === 'Query') return [accessOfQuery(input, hashKeys)];
  return [accessOfKeys(operation, input, hashKeys)];
}

function accessOfKeys(
  operation: string,
  { TableName, ...own }: Keyed,
  hashKeys: HashKeys,
  items: Keyed[] = [own],
): AccessRequest {
  const resource = arnOfTable(TableName);
  const hashKey = hashKeys.get(resource) ?? '';
  const keys = items.flatMap(({ Key, Item }) => textOf((Key ?? Item)?.[hashKey]));
  return { action: `dynamodb:${operation}`, resource, context: { 'dynamodb:leadingkeys': keys } };
}

function accessOfQuery(query: Query, hashKeys: HashKeys): AccessRequest {
  const { TableName, IndexName, KeyConditionExpression = '', ExpressionAttributeValues = {} } = query;
  const resource = arnOfTable(TableName) + (IndexName ? `/index/${IndexName}` : '');
  const hashKey = hashKeys.get(resource);
  const equalities = KeyConditionExpression.matchAll(/([#\w.-]+)\s*=\s*(:\w+)/g);
  const keys = [...equalities].flatMap(([, name = '', value = '']) =>
    (query.ExpressionAttributeNames?.[name] ?? name) === hashKey
      ? textOf(ExpressionAttributeValues[value])
      : [],
  );
  return { action: 'dynamodb:Query', resource, context: { 'dynamodb:leadingkeys': keys } };
}

const arnOfTable = (name: string | undefined): string =>
  name?.startsWith('arn:') ? name : arnOf('dynamodb', name === undefined ? 'table/*' : `table/${name}`);
const textOf = (value: Value | undefined): string[] => {
  const text = value?.S ?? value?.N ?? value?.B;
  return text === undefined ? [] : [text];
};
