import { dynamoDb } from '../platform/clients.ts';
import { environment } from '../platform/environment.ts';
import { organizationStore } from '../storage/organizations.ts';
import { openTable, type Table } from '../storage/table.ts';
import type { Edge } from './call.ts';

/**
 * The edge of a deployed endpoint: the real clock, and the stage's table, opened at the first use; a route without a
 * key has no table.
 */
export function openEdge(): Edge {
  let table: Table | undefined;
  return {
    environmentName: environment.environmentName,
    clock: () => new Date(),
    get table() {
      table ??= openTable(dynamoDb(), environment.tableName);
      return table;
    },
    get organizations() {
      return organizationStore(this.table);
    },
  };
}
