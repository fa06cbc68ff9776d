import { dynamoDb } from '../../../shared/platform/clients.ts';
import { environment } from '../../../shared/platform/environment.ts';
import { maxReceives } from '../../../shared/platform/names.ts';
import { eachMessage } from '../../../shared/platform/queue-batch.ts';
import { applicationStore } from '../../../shared/storage/applications.ts';
import { fitScoreStore } from '../../../shared/storage/fit-scores.ts';
import { jobStore } from '../../../shared/storage/jobs.ts';
import { scanStore } from '../../../shared/storage/scans.ts';
import { openTable } from '../../../shared/storage/table.ts';
import { scoreScan } from './handler.ts';
import { scanToScore } from './scan-to-score.ts';

const table = openTable(dynamoDb(), environment.tableName);
const work = scoreScan({
  environmentName: environment.environmentName,
  table,
  scans: scanStore(table),
  jobs: jobStore(table),
  applications: applicationStore(table),
  fitScores: fitScoreStore(table),
  clock: () => new Date(),
});

export const handler = eachMessage(async ({ body, attributes }) => {
  const isLast = Number(attributes.ApproximateReceiveCount) >= maxReceives;
  const scan = scanToScore(body);
  if (scan) await work(scan, isLast);
});
