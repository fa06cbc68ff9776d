import { openPipeline } from '../../../shared/http/open-pipeline.ts';
import { dynamoDb } from '../../../shared/platform/clients.ts';
import { environment } from '../../../shared/platform/environment.ts';
import { openTable } from '../../../shared/storage/table.ts';
import { sweepRetention } from './handler.ts';

const table = openTable(dynamoDb(), environment.tableName);
const sweep = sweepRetention({
  environmentName: environment.environmentName,
  candidates: openPipeline({ table }).candidates,
  clock: () => new Date(),
});

export const handler = async (): Promise<void> => {
  await sweep();
};
