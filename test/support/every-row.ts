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
