import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { callDynamoDb } from '../../infra/local/call-dynamodb.ts';
import type { IdKind } from '../../shared/contracts/primitives.ts';
import { idSource, timeOf } from '../../shared/domain/ids.ts';
import type { Key } from '../../shared/storage/row.ts';

/** Half a second between two rows: 100,000 of them are 14 hours, and of one day. */
const stepMs = 500;

export interface Copies {
  kind: IdKind;
  /** The id that each copy replaces by one of its own. */
  id: string;
  /** The rows to copy, as their store wrote them: each contains the id. */
  keys: Key[];
  /** Rows that are taken over as they are. */
  once?: Key[];
  /** How many copies there are to be in the end, the original among them. */
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
  const textOf = async (key: Key) => {
    const Key = { pk: { S: key.pk }, sk: { S: key.sk } };
    const asked = { TableName: tableName, Key, ConsistentRead: true };
    const { Item } = await callDynamoDb<{ Item?: object }>(endpoint, 'table', 'GetItem', asked);
    if (!Item) throw new Error(`no row ${key.pk} ${key.sk}`);
    return JSON.stringify({ Item });
  };

  const ids: string[][] = [];
  for (const [index, { kind, id, keys, once = [], size }] of wanted.entries()) {
    const originals = await Promise.all(keys.map(textOf));
    const kept = await Promise.all(once.map(textOf));
    const birth = timeOf(id);
    const copies = Array.from({ length: size }, (_, copy) => {
      const at = new Date(birth.getTime() + copy * stepMs);
      return { id: idSource(at)(kind), at: at.toISOString() };
    });
    const lines = copies.flatMap((copy) =>
      originals.map((one) => one.replaceAll(id, copy.id).replaceAll(birth.toISOString(), copy.at)),
    );
    const text = `${[...kept, ...lines].join('\n')}\n`;
    writeFileSync(join(exported, `${index}.json.gz`), gzipSync(text, { level: 1 }));
    ids.push(copies.map((copy) => copy.id));
  }
  const files = ['--source', join(dir, 'export'), '--output', join(dir, 'dynamodb.sqlite')];
  execFileSync(findEngine(), ['import', ...files, '--schema', schemaFile, '--force'], { stdio: 'pipe' });
  return ids;
}

const findEngine = () => {
  const name = `@dynoxide/${process.platform}-${process.arch}/package.json`;
  return join(dirname(createRequire(import.meta.url).resolve(name)), 'dynoxide');
};
