import { dynamoDb, s3 } from '../../../shared/platform/clients.ts';
import { environment } from '../../../shared/platform/environment.ts';
import { maxReceives } from '../../../shared/platform/names.ts';
import { eachMessage } from '../../../shared/platform/queue-batch.ts';
import { candidateDataReader } from '../../../shared/storage/candidate-data.ts';
import { candidateStore } from '../../../shared/storage/candidates.ts';
import { fileEraser } from '../../../shared/storage/erase-file.ts';
import { exportFiles } from '../../../shared/storage/export-files.ts';
import { exportStore } from '../../../shared/storage/exports.ts';
import { fitScoreStore } from '../../../shared/storage/fit-scores.ts';
import { scanStore } from '../../../shared/storage/scans.ts';
import { openTable } from '../../../shared/storage/table.ts';
import { exportCandidate } from './handler.ts';

const table = openTable(dynamoDb(), environment.tableName);
const client = s3();
const write = exportCandidate({
  environmentName: environment.environmentName,
  exports: exportStore(table),
  candidates: candidateStore(table, () => Promise.reject(new Error('nobody is looked for by e-mail here'))),
  readCandidateData: candidateDataReader(table, scanStore(table), fitScoreStore(table)),
  files: exportFiles(client, environment.bucketName),
  eraseFile: fileEraser(client, environment.bucketName),
  clock: () => new Date(),
});

/** The part of the event that is read here. */
interface ExportRequested {
  detail: { organization_id: string; data: { object: { id: string } } };
}

export const handler = eachMessage(async ({ body, attributes }) => {
  const { detail } = JSON.parse(body) as ExportRequested;
  const order = { organizationId: detail.organization_id, exportId: detail.data.object.id };
  await write(order, Number(attributes.ApproximateReceiveCount) >= maxReceives);
});
