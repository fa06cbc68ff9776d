import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { paginateScan } from '@aws-sdk/lib-dynamodb';
import { tableName } from '../../shared/platform/names.ts';
import type { Item } from '../../shared/storage/row.ts';
import type { Backend } from './backend.ts';

/** All that lies in the table, or what has this id in its partition key. */
export async function everyRow({ documents }: Pick<Backend, 'documents'>, id?: string): Promise<Item[]> {
  const ofId = id && {
    FilterExpression: 'contains(pk, :id)',
    ExpressionAttributeValues: { ':id': id },
  };
  const asked = { TableName: tableName('prod'), ...ofId };
  const rows: Item[] = [];
  for await (const { Items = [] } of paginateScan({ client: documents }, asked))
    rows.push(...(Items as Item[]));
  return rows;
}

/** What a reader of the table can make out of a row, or of several: compressed values as what they hold. */
export const textOf = (rows: unknown): string => JSON.stringify(unpacked(rows)) ?? '';

function unpacked(value: unknown): unknown {
  if (value instanceof Uint8Array) return textIn(value);
  if (Array.isArray(value)) return value.map(unpacked);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, unpacked(one)]));
}

function textIn(bytes: Uint8Array): string {
  if (bytes[0] === 0x1f && bytes[1] === 0x8b) return gunzipSync(bytes).toString();
  try {
    return brotliDecompressSync(bytes).toString();
  } catch {
    return Buffer.from(bytes).toString();
  }
}

const ofDeletion = new Set(['id', 'created_at', 'deleted_at']);

/** Whether a row is the record of a deletion, which has an id and two times, and is kept for 30 days. */
export const isDeletion = ({ pk, data }: Item): boolean =>
  /#(?:CAND|APP|SCAN|HOOK)#DELETED$/.test(pk) &&
  Object.keys(data as object).every((name) => ofDeletion.has(name));

const ofAudit = ['id', 'created_at', 'call', 'actor', 'target', 'key_id', 'session_id', 'request_id'];
/** Whether a row is an entry of the audit log, which has ids of who changed what and no text, and is kept for 400 days. */
export const isAuditEntry = ({ pk, data }: Item): boolean =>
  /#AUDIT#\d{4}-\d{2}$/.test(pk) && Object.keys(data as object).every((name) => ofAudit.includes(name));
