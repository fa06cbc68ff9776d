import { openPipeline } from '../../../shared/http/open-pipeline.ts';
import { dynamoDb, s3 } from '../../../shared/platform/clients.ts';
import { environment } from '../../../shared/platform/environment.ts';
import { eachMessage } from '../../../shared/platform/queue-batch.ts';
import { candidateFileStore } from '../../../shared/storage/candidate-files.ts';
import { fileEraser } from '../../../shared/storage/erase-file.ts';
import { exportStore } from '../../../shared/storage/exports.ts';
import { createdKeys } from '../../../shared/storage/file-keys.ts';
import { grantStore } from '../../../shared/storage/grants.ts';
import { intakeStore } from '../../../shared/storage/intakes.ts';
import { scanStore } from '../../../shared/storage/scans.ts';
import { openTable } from '../../../shared/storage/table.ts';
import { uploadStore } from '../../../shared/storage/uploads.ts';
import { receiveFile } from './handler.ts';

const table = openTable(dynamoDb(), environment.tableName);
const { pipeline, candidates } = openPipeline({ table });
const receive = receiveFile({
  environmentName: environment.environmentName,
  uploads: uploadStore(s3(), environment.bucketName),
  eraseFile: fileEraser(s3(), environment.bucketName),
  pipeline,
  candidates,
  candidateFiles: candidateFileStore(table),
  intakes: intakeStore(table),
  grants: grantStore(table),
  scans: scanStore(table),
  exports: exportStore(table),
  clock: () => new Date(),
});

export const handler = eachMessage(async ({ body }) => {
  for (const fileKey of createdKeys(body)) await receive(fileKey);
});
