import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DynamoDBClient, ScanCommand } from '@aws-sdk/client-dynamodb';
import { GetObjectCommand, ListObjectVersionsCommand, S3Client } from '@aws-sdk/client-s3';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { tableName } from '../../../shared/platform/names.ts';
import { textOf } from '../../support/every-row.ts';
import type { LocalStage } from '../../support/local-stage.ts';

/** Where one of the words stands, whatever its capitals: in a row of the table, a version of an object, or a line of a log. */
export async function searchStage(stage: LocalStage, words: string[]): Promise<string[]> {
  const holds = (text: string) => words.some((word) => text.toLowerCase().includes(word.toLowerCase()));
  const rows = (await everyRow(stage)).filter(({ text }) => holds(text)).map(({ key }) => `row ${key}`);
  const objects = (await everyObject(stage)).filter(({ text, key }) => holds(text) || holds(key));
  const logs = globSync('logs/**', { cwd: stage.dir })
    .map((path) => join(stage.dir, path))
    .filter((path) => statSync(path).isFile() && holds(readFileSync(path, 'latin1')));
  return [...rows, ...objects.map(({ key }) => `object ${key}`), ...logs];
}

/** Every row as text; compressed values as what they hold. */
async function everyRow({ places }: LocalStage) {
  const client = new DynamoDBClient(places.dynamoDb);
  const found: { key: string; text: string }[] = [];
  let after: Record<string, never> | undefined;
  do {
    const page = await client.send(
      new ScanCommand({ TableName: tableName('prod'), ExclusiveStartKey: after, ConsistentRead: true }),
    );
    for (const item of page.Items ?? []) {
      const row = unmarshall(item);
      found.push({ key: `${row.pk} ${row.sk}`, text: textOf(row) });
    }
    after = page.LastEvaluatedKey as typeof after;
  } while (after);
  client.destroy();
  return found;
}

/** Every version of every object with its bytes as text. */
async function everyObject({ places, bucketName: Bucket }: LocalStage) {
  const client = new S3Client({ ...places.secretsManager, forcePathStyle: true });
  const found: { key: string; text: string }[] = [];
  const { Versions = [] } = await client.send(new ListObjectVersionsCommand({ Bucket }));
  for (const { Key = '', VersionId } of Versions) {
    const object = await client.send(new GetObjectCommand({ Bucket, Key, VersionId })).catch(ignoreRemoved);
    const bytes = await object?.Body?.transformToByteArray();
    if (bytes) found.push({ key: Key, text: Buffer.from(bytes).toString() });
  }
  client.destroy();
  return found;
}

/** It went between the listing and the reading. */
function ignoreRemoved(error: unknown): undefined {
  if (!(error instanceof Error) || error.name !== 'NoSuchVersion') throw error;
}
