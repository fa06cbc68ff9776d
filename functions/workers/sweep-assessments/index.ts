import { dynamoDb } from '../../../shared/platform/clients.ts';
import { environment } from '../../../shared/platform/environment.ts';
import { assessmentStore } from '../../../shared/storage/assessments.ts';
import { openTable } from '../../../shared/storage/table.ts';
import { sweepAssessments } from './handler.ts';

const sweep = sweepAssessments({
  environmentName: environment.environmentName,
  assessments: assessmentStore(openTable(dynamoDb(), environment.tableName)),
  clock: () => new Date(),
});

export const handler = async (): Promise<void> => {
  await sweep();
};
