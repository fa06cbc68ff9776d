import { AttributeType, ProjectionType, type Table } from 'aws-cdk-lib/aws-dynamodb';

const dataIndexNames = ['gsi1', 'gsi2', 'gsi3'] as const;
/** Changes and deletions by their time: keys only, because each change writes it (docs/decisions/028). */
const changeIndexName = 'gsi4';
export const indexNames = [...dataIndexNames, changeIndexName] as const;

const keysOf = (indexName: string) => ({
  indexName,
  partitionKey: { name: `${indexName}pk`, type: AttributeType.STRING },
  sortKey: { name: `${indexName}sk`, type: AttributeType.STRING },
});

/** Adds the sparse indexes of the one table. */
export function addIndexes(table: Table): void {
  for (const indexName of dataIndexNames)
    table.addGlobalSecondaryIndex({
      ...keysOf(indexName),
      projectionType: ProjectionType.INCLUDE,
      nonKeyAttributes: ['data', 'version'],
    });
  table.addGlobalSecondaryIndex({ ...keysOf(changeIndexName), projectionType: ProjectionType.KEYS_ONLY });
}
