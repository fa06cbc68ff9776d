import { BatchWriteCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { tableName } from '../../shared/platform/names.ts';
import { wordPartition } from '../../shared/storage/keys.ts';
import type { Item } from '../../shared/storage/row.ts';

const atOnce = 25;
const rowOf = (organizationId: string, id: string, group: string, words: string[]): Item => ({
  pk: wordPartition(organizationId, group),
  sk: id,
  data: { id, words },
});

/** Gives every candidate the word "nurse", and every tenth "cardiology", as rows of the word index. */
export async function fillWords(
  client: DynamoDBDocumentClient,
  organizationId: string,
  ids: string[],
): Promise<void> {
  const rows = ids.flatMap((id, at) => [
    rowOf(organizationId, id, 'nur', ['nurse c', 'nursing c']),
    ...(at % 10 === 0 ? [rowOf(organizationId, id, 'car', ['cardiology c'])] : []),
  ]);
  for (let at = 0; at < rows.length; at += atOnce) {
    const puts = rows.slice(at, at + atOnce).map((Item) => ({ PutRequest: { Item } }));
    await client.send(new BatchWriteCommand({ RequestItems: { [tableName('prod')]: puts } }));
  }
}
