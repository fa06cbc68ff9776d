import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { callDynamoDb } from '../../infra/local/call-dynamodb.ts';
import type { IdKind } from '../../shared/contracts/primitives.ts';
import { idSource, timeOf } from '../../shared/domain/ids.ts';
import type { Key } from '../../shared/storage/row.ts';

/** A second between two rows: 100,000 of them are 28 hours. */
const stepMs = 1000;

export interface Copies {
  kind: IdKind;
  /** The row to copy, as its store wrote it. */
  key: Key;
  /** How many there are to be in the end, the original among them. */
  size: number;
}

/**
 * A new database in `<dir>/dynamodb.sqlite` with the table of `endpoint` and copies of some of its rows, each with an
 * id and an instant of its own. Through the engine's importer: its BatchWriteItem takes minutes for so many. Answers the
 * ids of each batch of copies, oldest first.
 */
export async function importRows(
  { endpoint, tableName, dir }: { endpoint: string; tableName: string; dir: string },
  wanted: Copies[],
): Promise<string[][]> {
  const exported = join(dir, 'export', tableName, 'data');
  mkdirSync(exported, { recursive: true });
  const description = await callDynamoDb<object>(endpoint, 'table', 'DescribeTable', {
    TableName: tableName,
  });
  const schemaFile = join(dir, 'schema.json');
  writeFileSync(schemaFile, JSON.stringify([description]));

  const ids: string[][] = [];
  for (const [index, { kind, key, size }] of wanted.entries()) {
    const { Item } = await callDynamoDb<{ Item: object }>(endpoint, 'table', 'GetItem', {
      TableName: tableName,
      Key: { pk: { S: key.pk }, sk: { S: key.sk } },
      ConsistentRead: true,
    });
    const original = JSON.stringify({ Item });
    const birth = timeOf(key.sk);
    const copies = Array.from({ length: size }, (_, copy) => {
      const at = new Date(birth.getTime() + copy * stepMs);
      return { id: idSource(at)(kind), at: at.toISOString() };
    });
    const lines = copies.map(({ id, at }) =>
      original.replaceAll(key.sk, id).replaceAll(birth.toISOString(), at),
    );
    writeFileSync(join(exported, `${index}.json.gz`), gzipSync(`${lines.join('\n')}\n`, { level: 1 }));
    ids.push(copies.map(({ id }) => id));
  }
  const files = ['--source', join(dir, 'export'), '--output', join(dir, 'dynamodb.sqlite')];
  execFileSync(findEngine(), ['import', ...files, '--schema', schemaFile, '--force'], { stdio: 'pipe' });
  return ids;
}

const findEngine = () => {
  const name = `@dynoxide/${process.platform}-${process.arch}/package.json`;
  return join(dirname(createRequire(import.meta.url).resolve(name)), 'dynoxide');
};
