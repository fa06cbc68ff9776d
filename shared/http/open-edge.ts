import { dynamoDb } from '../platform/clients.ts';
import { environment } from '../platform/environment.ts';
import { organizationStore } from '../storage/organizations.ts';
import { openTable } from '../storage/table.ts';
import type { Edge } from './endpoint.ts';

/** The edge of a deployed endpoint: the stage's table, and the real clock. */
export function openEdge(): Edge {
  const table = openTable(dynamoDb(), environment.tableName);
  return {
    environmentName: environment.environmentName,
    table,
    organizations: organizationStore(table),
    clock: () => new Date(),
  };
}
