import { maxReceives } from '../../shared/names.ts';
import { dynamoDb } from '../../shared/platform/clients.ts';
import { environment } from '../../shared/platform/environment.ts';
import { eachMessage } from '../../shared/platform/queue-batch.ts';
import { fitScoreStore } from '../../shared/storage/fit-scores.ts';
import { jobStore } from '../../shared/storage/jobs.ts';
import { scanStore } from '../../shared/storage/scans.ts';
import { openTable } from '../../shared/storage/table.ts';
import { scoreScan } from './handler.ts';

const table = openTable(dynamoDb(), environment.tableName);
const work = scoreScan({
  environmentName: environment.environmentName,
  table,
  scans: scanStore(table),
  jobs: jobStore(table),
  fitScores: fitScoreStore(table),
  clock: () => new Date(),
});

/** The part of an EventBridge event about a scan that is read here. */
interface ScanEvent {
  detail: { organization_id: string; data: { object: { id: string } } };
}

export const handler = eachMessage(({ body, attributes }) => {
  const { detail } = JSON.parse(body) as ScanEvent;
  const isLast = Number(attributes.ApproximateReceiveCount) >= maxReceives;
  return work({ organizationId: detail.organization_id, scanId: detail.data.object.id }, isLast);
});
