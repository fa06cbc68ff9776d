import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import type { Run } from './run-once.ts';

export interface Row {
  pk: string;
  sk: string;
  // biome-ignore lint/suspicious/noExplicitAny: rows of every kind are looked at
  data: any;
  used?: number;
  gsi4pk?: string;
  gsi4sk?: string;
}

/** Every row of the run's table, as the engine has it. */
export async function readRows({ parts, cloud }: Pick<Run, 'parts' | 'cloud'>): Promise<Row[]> {
  const rows: Row[] = [];
  let ExclusiveStartKey: Record<string, unknown> | undefined;
  do {
    const page = await parts.documents.send(
      new ScanCommand({ TableName: cloud.tableName, ConsistentRead: true, ExclusiveStartKey }),
    );
    rows.push(...((page.Items ?? []) as Row[]));
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey);
  return rows;
}
