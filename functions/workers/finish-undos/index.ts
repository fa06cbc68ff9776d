import { openPipeline } from '../../../shared/http/open-pipeline.ts';
import { dynamoDb } from '../../../shared/platform/clients.ts';
import { environment } from '../../../shared/platform/environment.ts';
import { intakeStore } from '../../../shared/storage/intakes.ts';
import { mergeStore } from '../../../shared/storage/merges.ts';
import { scanStore } from '../../../shared/storage/scans.ts';
import { openTable } from '../../../shared/storage/table.ts';
import { finishUndos } from './handler.ts';

const table = openTable(dynamoDb(), environment.tableName);
const finish = finishUndos({
  environmentName: environment.environmentName,
  merges: mergeStore({
    table,
    ...openPipeline({ table }),
    scans: scanStore(table),
    intakes: intakeStore(table),
  }),
  clock: () => new Date(),
});

export const handler = async (): Promise<void> => {
  await finish();
};
