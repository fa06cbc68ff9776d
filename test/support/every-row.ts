import { paginateScan } from '@aws-sdk/lib-dynamodb';
import { tableName } from '../../shared/platform/names.ts';
import type { Item } from '../../shared/storage/row.ts';
import type { Backend } from './backend.ts';

/** All that lies in the table. */
export async function everyRow({ documents }: Pick<Backend, 'documents'>): Promise<Item[]> {
  const rows: Item[] = [];
  for await (const { Items = [] } of paginateScan({ client: documents }, { TableName: tableName('prod') }))
    rows.push(...(Items as Item[]));
  return rows;
}

const ofDeletion = new Set(['id', 'created_at', 'deleted_at']);

/** Whether a row is the record of a deletion, which has an id and two times, and is kept for 30 days. */
export const isDeletion = ({ pk, data }: Item): boolean =>
  /#(?:CAND|APP|SCAN|HOOK)#DELETED$/.test(pk) &&
  Object.keys(data as object).every((name) => ofDeletion.has(name));
