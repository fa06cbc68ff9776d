import { openPipeline } from '../../../shared/http/open-pipeline.ts';
import { dynamoDb } from '../../../shared/platform/clients.ts';
import { environment } from '../../../shared/platform/environment.ts';
import { scanStore } from '../../../shared/storage/scans.ts';
import { openTable } from '../../../shared/storage/table.ts';
import { uncopiedScans } from '../../../shared/storage/uncopied-scans.ts';
import { failUncopied } from './fail-uncopied.ts';
import { sweepRetention } from './handler.ts';

const table = openTable(dynamoDb(), environment.tableName);
const sweep = sweepRetention({
  environmentName: environment.environmentName,
  candidates: openPipeline({ table }).candidates,
  clock: () => new Date(),
});

const fail = failUncopied({
  environmentName: environment.environmentName,
  scans: scanStore(table),
  uncopied: uncopiedScans(table),
  clock: () => new Date(),
});

export const handler = async (): Promise<void> => {
  await sweep();
  await fail();
};
